import type { FormMetadata } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import type { RefusedPhotoForm } from "#app/http/forms/form-photos.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ChangedFields } from "#app/ui/form/changed-fields.tsx";
import { EditScript } from "#app/ui/form/edit-script.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { PhotoFields } from "#app/ui/photos/photo-fields.tsx";

export type FormSection = { id: string; title: string; body: ReactNode };

type NewFormProps = {
	form: ComponentProps<typeof ErrorSummary>["form"];
	fields: Record<string, FieldSource>;
	idempotencyKey: string;
	sections: readonly FormSection[];
	waiting?: RefusedPhotoForm["waiting"] | undefined;
	/** Absent for what has no photos. */
	photoHint?: string;
	button: string;
};

/** The form that adds a hotel or a room, with its photos, or a rate. */
export function NewForm(props: NewFormProps) {
	const { form, fields, idempotencyKey, sections, waiting = [], photoHint, button } = props;
	// A form that comes back keeps its key, so that sending it again still creates only one.
	const before = fields.idempotencyKey?.initialValue;
	const photos =
		photoHint === undefined ? null : (
			<PhotoFields field={fields.photos as FieldSource} waiting={waiting} hint={photoHint} />
		);
	const ofPhotos = photos ? [{ id: "photos", title: t.sectionForm.photos, body: photos }] : [];
	return (
		<PostForm
			id={form.id}
			idempotencyKey={typeof before === "string" ? before : idempotencyKey}
			{...(photos ? { encType: "multipart/form-data" } : {})}
		>
			<ErrorSummary form={form} />
			<Sections sections={[...sections, ...ofPhotos]}>
				<Button busy={t.sectionForm.adding}>{button}</Button>
			</Sections>
			<EditScript />
		</PostForm>
	);
}

type EditFormProps<Name extends string> = Pick<ComponentProps<typeof ChangedFields<Name>>, "names"> & {
	form: FormMetadata<Record<string, string | string[]>>;
	sections: readonly FormSection[];
	/** The version and the values that are saved now. */
	updatedAt: string;
	typed: Record<Name, string>;
	/** The form as it was sent, and whether somebody else had changed the hotel or room first. */
	refused: { lastResult: { initialValue?: Record<string, unknown> | null }; isChanged: boolean } | undefined;
	button: string;
};

/** The form that changes a hotel, a room or a rate. */
export function EditForm<Name extends string>(props: EditFormProps<Name>) {
	const { form, sections, updatedAt, names, typed, refused, button } = props;
	const before = refused?.lastResult.initialValue ?? {};
	// After a conflict, the person has seen the other change; after other errors they have not.
	const isKept = typeof before.expectedVersion === "string" && !refused?.isChanged;
	return (
		<PostForm id={form.id}>
			<ErrorSummary form={form} />
			<input
				type="hidden"
				name="expectedVersion"
				value={isKept ? String(before.expectedVersion) : updatedAt}
			/>
			{refused?.isChanged ? <ChangedFields names={names} now={typed} typed={before} /> : null}
			<Sections sections={sections}>
				<Button busy={t.sectionForm.saving}>{button}</Button>
			</Sections>
			<EditScript />
		</PostForm>
	);
}

/** The sections of a long form, with a table of contents at its side where there is room. */
function Sections({ sections, children }: { sections: readonly FormSection[]; children: ReactNode }) {
	return (
		<div className="grid items-start gap-8 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
			<div className="grid gap-5">
				{sections.map(({ id, title, body }) => (
					<div key={id} id={id}>
						<Card title={title}>{body}</Card>
					</div>
				))}
				<p>{children}</p>
			</div>
			{sections.length > 1 ? (
				<nav aria-label={t.sectionForm.sections} className="hidden lg:sticky lg:top-20 lg:block">
					<p className="mb-2 font-semibold">{t.sectionForm.onThisPage}</p>
					<ul className="grid gap-1.5">
						{sections.map(({ id, title }) => (
							<li key={id}>
								<a href={`#${id}`} className="link inline-flex min-h-6 items-center">
									{title}
								</a>
							</li>
						))}
					</ul>
				</nav>
			) : null}
		</div>
	);
}
