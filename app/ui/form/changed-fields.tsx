import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";

/** The label of each field, in order; with `choices`, the labels of its values. */
export type FieldNames<Name extends string = string> = Record<
	Name,
	string | { label: string; choices: Record<string, string> }
>;

/** The labels of a checkbox's values. */
export const CHECKBOX_LABELS: Record<string, string> = {
	get on() {
		return t.words.yes;
	},
	get ""() {
		return t.words.no;
	},
};

type ChangedFieldsProps<Name extends string> = {
	id?: string;
	names: FieldNames<Name>;
	/** The saved values. */
	now: Record<Name, string>;
	/** The values in the form. */
	typed: Record<string, unknown>;
	children?: ReactNode;
};

/** Above a form that someone else saved first: the saved value of each field that differs from the form. */
export function ChangedFields<Name extends string>({
	id,
	names,
	now,
	typed,
	children,
}: ChangedFieldsProps<Name>) {
	const plain = (text: unknown) =>
		String(text ?? "")
			.replace(/\r\n?/g, "\n")
			.trim();
	const differing = (Object.keys(names) as Name[]).filter((name) => plain(now[name]) !== plain(typed[name]));
	if (differing.length === 0 && !children) return null;
	return (
		<section id={id} className="card mb-6 p-4 md:p-5" tabIndex={id ? -1 : undefined}>
			<h2 className="mb-3 text-lg">{t.forms.changedMeanwhile}</h2>
			{children}
			<dl className="grid gap-3">
				{differing.map((name) => {
					const field = names[name];
					const value = plain(now[name]);
					const label = typeof field === "string" ? value : (field.choices[value] ?? value);
					return (
						<div key={name}>
							<dt className="text-sm text-secondary">
								{t.forms.isNow({ field: typeof field === "string" ? field : field.label })}
							</dt>
							<dd className="wrap-anywhere whitespace-pre-line" dir="auto">
								{label || t.forms.empty}
							</dd>
						</div>
					);
				})}
			</dl>
		</section>
	);
}
