import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import type { SettingNoun } from "#app/common/forms/save-setting.server.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ChangedFields, type FieldNames } from "#app/ui/form/changed-fields.tsx";
import { EditScript } from "#app/ui/form/edit-script.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { type FieldSource, initialText } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { ChangeHistory } from "#app/ui/office/change-history.tsx";
import { TranslationsLink } from "#app/ui/office/translations-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";

type SettingListProps<Row> = Pick<ComponentProps<typeof DataTable<Row>>, "columns" | "rows" | "actions"> & {
	/** The path of the list. */
	here: string;
	kind: SettingNoun;
	title: string;
	sub?: string;
	icon: IconName;
	/** Why the list is empty, or what to add. */
	empty: string;
};

export function SettingList<Row extends { id: number }>(props: SettingListProps<Row>) {
	const { here, kind, title, sub, icon, empty, ...table } = props;
	const texts = t.settingKinds[kind];
	return (
		<>
			<PageHeading
				title={title}
				sub={sub}
				action={
					<ButtonLink href={`${here}/new`}>
						<Icon name="plus" /> {texts.add}
					</ButtonLink>
				}
			/>
			{table.rows.length === 0 ? (
				<EmptyState title={texts.none} icon={icon}>
					{empty}
				</EmptyState>
			) : (
				<DataTable caption={texts.plural} rowKey={(row) => row.id} {...table} />
			)}
		</>
	);
}

export function SettingLink({ here, id, name }: { here: string; id: number; name: string }) {
	return (
		<a
			href={`${here}/${maskId(id)}`}
			className="link font-semibold wrap-anywhere md:inline-block md:min-w-24"
		>
			{name}
		</a>
	);
}

type SettingFormProps<Name extends string, Extra extends string> = {
	/** The path of the list. */
	here: string;
	kind: SettingNoun;
	title: string | undefined;
	sub?: string | undefined;
	/** Null for a new setting. */
	version: number | null;
	typed: Record<Name, string> | null;
	initial?: Partial<Record<Name, string>>;
	/** The names of all fields in `typed`. */
	names: FieldNames<Name>;
	idempotencyKey: string;
	changes: ComponentProps<typeof ChangeHistory>["changes"];
	trail: string | null;
	/** The path of a thing whose texts are translated. */
	translations?: string | null;
	lastResult: SubmissionResult<string[]> | undefined;
	encType?: "multipart/form-data";
	children: (field: (name: Name | Extra) => FieldSource) => ReactNode;
};

/** The form of one setting, which creates it once, and never overwrites somebody else's change unseen. */
export function SettingForm<Name extends string, Extra extends string = never>(
	props: SettingFormProps<Name, Extra>,
) {
	const { here, kind, title, sub, version, typed, initial = {}, names, changes, lastResult, encType } = props;
	const [form, fields] = useForm<Record<string, string>>({
		id: kind.replace(" ", "-"),
		lastResult,
		defaultValue: typed ?? (initial as Record<string, string>),
	});
	const field = (name: string) => fields[name] as FieldSource;
	const isChanged = field("expectedVersion").errors !== undefined;
	const sent = lastResult?.initialValue;
	// After a conflict the person sees the other change below; after other errors they have not seen it.
	const expectedVersion = isChanged ? version : initialText(field("expectedVersion")) || version;
	// A form that comes back keeps its key, so that sending it again still creates one.
	const idempotencyKey = initialText(field("idempotencyKey")) || props.idempotencyKey;
	// Each change increments the version; a form without a version has at least not seen the last one.
	const unseen = (version ?? 0) - Number(sent?.expectedVersion) || 1;
	return (
		<div className="mx-auto max-w-form">
			<p className="mb-3">
				<a href={here} className="link inline-flex min-h-6 items-center gap-1">
					<Icon name="left" /> {t.settingKinds[kind].all}
				</a>
			</p>
			<div className="card p-5 md:p-8">
				<h1 className="text-2xl wrap-anywhere">{title ?? t.settingKinds[kind].add}</h1>
				{sub ? <div className="mt-1 text-secondary">{sub}</div> : null}
				{props.translations ? <TranslationsLink path={props.translations} /> : null}
				<div className="mt-6">
					<PostForm id={form.id} encType={encType} {...(version === null ? { idempotencyKey } : {})}>
						<ErrorSummary form={form} />
						{version === null ? null : (
							<input type="hidden" name="expectedVersion" value={expectedVersion ?? ""} />
						)}
						{isChanged && typed ? (
							<ChangedFields id={field("expectedVersion").id} names={names} now={typed} typed={sent ?? {}}>
								<ul className="mb-3 grid gap-1">
									{changes.slice(0, unseen).map(({ id, at, by, detail }) => (
										<li key={id} className="wrap-anywhere">
											<span className="text-secondary">{withCommas([at, by ?? t.changes.system])}:</span>{" "}
											{detail}
										</li>
									))}
								</ul>
							</ChangedFields>
						) : null}
						{props.children(field)}
						<p className="flex flex-wrap gap-3">
							<Button busy={t.words.saving}>
								{version === null ? t.settingKinds[kind].add : t.settingKinds[kind].save}
							</Button>
							<ButtonLink href={here} variant="plain">
								{t.words.cancel}
							</ButtonLink>
						</p>
					</PostForm>
					<EditScript />
					<ChangeHistory changes={changes} trail={props.trail} />
				</div>
			</div>
		</div>
	);
}

export const ActiveBadge = ({ isActive }: { isActive: boolean }) =>
	isActive ? (
		<StatusBadge tone="green" icon="check" label={t.settings.active} />
	) : (
		<StatusBadge tone="grey" icon="ban" label={t.settings.off} />
	);
