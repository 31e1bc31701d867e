import type { InputHTMLAttributes, ReactNode } from "react";
import { isRightToLeft } from "#app/common/language/current-language.ts";
import { t } from "#app/common/language/messages.ts";
import { describedBy, Field, type FieldSource, type FieldText, initialText, readField } from "./field.tsx";

type Input = Pick<
	InputHTMLAttributes<HTMLInputElement>,
	| "autoComplete"
	| "inputMode"
	| "min"
	| "max"
	| "step"
	| "placeholder"
	| "spellCheck"
	| "maxLength"
	| "autoFocus"
	| "lang"
	| "dir"
>;

/** The width of the answer: a code, a date or number, a phone number or name, or the full width. */
type Width = "code" | "short" | "medium" | "full";
const widths: Record<Width, string> = { code: "max-w-28", short: "max-w-48", medium: "max-w-80", full: "" };

type TextFieldProps = FieldText &
	Input & {
		field: FieldSource;
		type?: "text" | "email" | "search" | "url" | "tel" | "date" | "time" | "password";
		width?: Width;
		dense?: boolean;
		className?: string;
	};

export function TextField({
	field: source,
	label,
	hint,
	optional,
	className,
	type = "text",
	width = "full",
	dense,
	...input
}: TextFieldProps) {
	const field = readField(source);
	return (
		<Field field={field} label={label} hint={hint} optional={optional} className={className}>
			<input
				{...input}
				key={field.key}
				id={field.id}
				name={field.name}
				type={type}
				dir={type === "text" ? typedDirection() : undefined}
				className={`control ${widths[width]}${dense ? " control-dense" : ""}`}
				defaultValue={type === "password" ? undefined : initialText(field)}
				aria-invalid={field.errors ? true : undefined}
				aria-describedby={describedBy(field, hint)}
			/>
		</Field>
	);
}

/** What people type keeps its own order where a page is read from right to left, such as the address `12 Hill Street`. */
const typedDirection = () => (isRightToLeft() ? "auto" : undefined);

type Flavour = Omit<TextFieldProps, "type">;

export function PhoneField(props: Flavour) {
	return <TextField autoComplete="tel" width="medium" {...props} type="tel" />;
}

/** A short whole number. The keyboard of phones shows digits only. */
export function NumberField(props: Flavour) {
	return <TextField inputMode="numeric" autoComplete="off" width="code" {...props} />;
}

/** `min` and `max` as 2025-12-04; they limit the picker, the server decides. */
export function DateField({ label, ...props }: Flavour) {
	return (
		<TextField width="short" {...props} label={<Typed as={t.fields.dateFormat}>{label}</Typed>} type="date" />
	);
}

export function TimeField({ label, ...props }: Flavour) {
	return (
		<TextField width="short" {...props} label={<Typed as={t.fields.timeFormat}>{label}</Typed>} type="time" />
	);
}

/** The expected format, for browsers with a text field instead of a picker, which have no styles either. */
function Typed({ as, children }: { as: string; children: ReactNode }) {
	return (
		<>
			{children}
			<span className="hidden"> ({as})</span>
		</>
	);
}

/** Never sent back. `autoComplete`: `one-time-code` where a code is the only answer. */
export function PasswordField(
	props: Flavour & { autoComplete: "current-password" | "new-password" | "one-time-code" },
) {
	return <TextField width="medium" {...props} type="password" />;
}

export function NewPasswordField(props: Flavour) {
	return <PasswordField {...props} hint={t.forms.passwordHint} autoComplete="new-password" />;
}

export function TextArea({
	field,
	label,
	hint,
	optional,
	className,
	rows = 4,
	...area
}: FieldText & {
	field: FieldSource;
	rows?: number;
	maxLength?: number;
	autoComplete?: string;
	autoFocus?: boolean;
	lang?: string;
	dir?: string;
	className?: string;
}) {
	return (
		<Field field={field} label={label} hint={hint} optional={optional} className={className}>
			<textarea
				{...area}
				key={field.key}
				id={field.id}
				name={field.name}
				rows={rows}
				dir={typedDirection()}
				className="control"
				defaultValue={initialText(field)}
				aria-invalid={field.errors ? true : undefined}
				aria-describedby={describedBy(field, hint)}
			/>
		</Field>
	);
}
