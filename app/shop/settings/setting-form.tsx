import type { ComponentProps, ReactNode } from "react";
import { ChangeHistory } from "#app/shop/products/ui/changes.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ChangedFields, type FieldNames } from "#app/ui/form/changed-fields.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

/** What a loader hands its form: `version` and `typed` are null where one is made. */
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
	/** Of all fields that `marks.typed` has. */
	names: FieldNames;
	/** Who changed it so far, the latest first. */
	changes: ComponentProps<typeof ChangeHistory>["changes"];
	/** `discount`: what the button saves or makes. */
	thing: string;
	cancelHref: string;
	encType?: "multipart/form-data";
	children: ReactNode;
};

/** A form that makes or changes one setting, once, and never over somebody else's change unseen. */
export function SettingForm(props: SettingFormProps) {
	const { form, fields, sent, marks, names, changes, thing, cancelHref, encType, children } = props;
	const isChanged = fields.expectedVersion.errors !== undefined;
	// Whoever is told of another's change sees it below; who made another mistake has not seen any.
	const expectedVersion = isChanged ? marks.version : (sentText(fields.expectedVersion) ?? marks.version);
	// A form that comes back keeps its key, so that sending it again still makes one.
	const idempotencyKey = sentText(fields.idempotencyKey) ?? marks.idempotencyKey;
	// Each change made the version one more; who sent no version has at least not seen the last.
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

/** Whether a checkbox is ticked, as it was sent or as it is kept. */
export const isTicked = ({ initialValue }: { initialValue?: unknown }): boolean =>
	initialValue !== undefined && initialValue !== "";
