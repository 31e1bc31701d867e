import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";

/** What a field needs from its form: conform's FieldMetadata, or a plain object. */
export type FieldSource = {
	key?: string | undefined;
	id: string;
	name: string;
	errorId: string;
	descriptionId: string;
	errors?: string[] | undefined;
	initialValue?: unknown;
};

type PlainField = { name: string; value?: string | undefined; problem?: string | null | undefined };

/** A field of a form that is not read by conform, such as a search, with the same ids. */
export const plainField = (id: string, { name, value, problem }: PlainField): FieldSource => ({
	id,
	name,
	errorId: `${id}-error`,
	descriptionId: `${id}-description`,
	initialValue: value,
	errors: problem ? [problem] : undefined,
});

/** A field's properties, read once: each property of conform's metadata takes two proxies and a record of who read it. */
export const readField = (field: FieldSource): FieldSource => {
	const { key, id, name, errorId, descriptionId, errors, initialValue } = field;
	return { key, id, name, errorId, descriptionId, errors, initialValue };
};

export type FieldText = { label: ReactNode; hint?: ReactNode; optional?: boolean };

/** The ids of the hint and the error that are on the page, for `aria-describedby`. */
export function describedBy({ errors, errorId, descriptionId }: FieldSource, hint: ReactNode) {
	return [hint ? descriptionId : "", errors ? errorId : ""].filter(Boolean).join(" ") || undefined;
}

export function initialText({ initialValue }: FieldSource) {
	return typeof initialValue === "string" ? initialValue : undefined;
}

/** A label, a hint, an error and a control, in this order. */
export function Field({
	field,
	label,
	hint,
	optional,
	className,
	children,
}: FieldText & { field: FieldSource; className?: string; children: ReactNode }) {
	return (
		<div className={className ?? "mb-5"}>
			<label htmlFor={field.id} className="block font-semibold">
				{label}
				{optional ? <Optional /> : null}
			</label>
			<FieldNotes field={field} hint={hint} />
			<div className="mt-1.5">{children}</div>
		</div>
	);
}

export function Optional() {
	return <span className="font-normal text-secondary"> {t.form.optional}</span>;
}

export function FieldNotes({ field, hint }: { field: FieldSource; hint?: ReactNode }) {
	return (
		<>
			{hint ? (
				<p id={field.descriptionId} className="max-w-prose text-sm text-secondary">
					{hint}
				</p>
			) : null}
			{field.errors ? (
				<p id={field.errorId} className="mt-1 flex gap-1.5 text-sm font-semibold text-red">
					<Icon name="alert" />
					<span>
						<span className="sr-only">{t.forms.error} </span>
						{field.errors.join(" ")}
					</span>
				</p>
			) : null}
		</>
	);
}
