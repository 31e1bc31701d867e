import type { ComponentProps, ReactNode } from "react";
import { ChangeHistory } from "#app/shop/products/ui/changes.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ChangedFields, type FieldNames } from "#app/ui/form/changed-fields.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

/** The loader's data for its form: `version` and `typed` are null for a new setting. */
export type SettingMarks = {
	version: number | null;
	idempotencyKey: string;
	typed: Record<string, string> | null;
};

type SettingFormProps = {
	form: { id: string; allErrors: Record<string, string[]> };
	fields: Record<"expectedVersion" | "idempotencyKey", FieldSource>;
	/** What was typed, when the form comes back. */
	sent: Record<string, unknown> | undefined;
	marks: SettingMarks;
	/** The names of all fields in `marks.typed`. */
	names: FieldNames;
	/** Its changes, latest first. */
	changes: ComponentProps<typeof ChangeHistory>["changes"];
	/** What the button saves or creates: "discount". */
	thing: string;
	cancelHref: string;
	encType?: "multipart/form-data";
	children: ReactNode;
};

/** A form that creates or changes one setting once, and never overwrites somebody else's change unseen. */
export function SettingForm(props: SettingFormProps) {
	const { form, fields, sent, marks, names, changes, thing, cancelHref, encType, children } = props;
	const isChanged = fields.expectedVersion.errors !== undefined;
	// After a conflict the person sees the other change below; after other errors they have not seen it.
	const expectedVersion = isChanged ? marks.version : (sentText(fields.expectedVersion) ?? marks.version);
	// A form that comes back keeps its key, so that sending it again still creates one.
	const idempotencyKey = sentText(fields.idempotencyKey) ?? marks.idempotencyKey;
	// Each change increments the version; a form without a version has at least not seen the last one.
	const unseen = (marks.version ?? 0) - Number(sent?.expectedVersion) || 1;
	return (
		<>
			<PostForm id={form.id} encType={encType} {...(marks.version === null ? { idempotencyKey } : {})}>
				<ErrorSummary form={form} />
				{marks.version === null ? null : (
					<input type="hidden" name="expectedVersion" value={expectedVersion ?? ""} />
				)}
				{isChanged && marks.typed ? (
					<ChangedFields id={fields.expectedVersion.id} names={names} now={marks.typed} typed={sent ?? {}}>
						<ul className="mb-3 grid gap-1">
							{changes.slice(0, unseen).map(({ id, at, by, detail }) => (
								<li key={id} className="wrap-anywhere">
									<span className="text-secondary">
										{at}, {by ?? "System"}:
									</span>{" "}
									{detail}
								</li>
							))}
						</ul>
					</ChangedFields>
				) : null}
				{children}
				<p className="flex flex-wrap gap-3">
					<Button busy="Saving...">
						{marks.version === null ? "Add" : "Save"} {thing}
					</Button>
					<ButtonLink href={cancelHref} variant="plain">
						Cancel
					</ButtonLink>
				</p>
			</PostForm>
			<ChangeHistory changes={changes} />
		</>
	);
}

const sentText = ({ initialValue }: FieldSource) =>
	typeof initialValue === "string" && initialValue !== "" ? initialValue : undefined;

/** Whether a checkbox is checked, as sent or as stored. */
export const isTicked = ({ initialValue }: { initialValue?: unknown }): boolean =>
	initialValue !== undefined && initialValue !== "";
