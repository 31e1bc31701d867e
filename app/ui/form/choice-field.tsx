import type { ReactNode } from "react";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import {
	describedBy,
	Field,
	FieldNotes,
	type FieldSource,
	type FieldText,
	initialText,
	Optional,
	readField,
} from "./field.tsx";

export type Choice = {
	value: string;
	label: string;
	hint?: ReactNode;
	icon?: IconName;
	/** A picture at the end of its line, in place of an icon. */
	picture?: ReactNode;
	/** The price at the end of its line. */
	price?: ReactNode;
	/** In a drop-down: the heading above this choice and its neighbors with the same. */
	group?: string;
};

type ChoiceFieldProps = FieldText & {
	field: FieldSource;
	choices: readonly Choice[];
	className?: string;
};

/**
 * Radio cards, side by side or, with `rows`, one below the other. The first radio has the field's id, so that
 * the error summary links to it.
 */
export function ChoiceField(props: ChoiceFieldProps & { rows?: boolean; autoFocus?: boolean }) {
	const { label, hint, optional, choices, className, rows, autoFocus = false } = props;
	const field = readField(props.field);
	const chosen = initialText(field);
	const focused = choices.some(({ value }) => value === chosen) ? chosen : choices[0]?.value;
	return (
		<fieldset
			className={className ?? "mb-5"}
			aria-describedby={describedBy(field, hint)}
			data-invalid={field.errors ? "" : undefined}
		>
			<legend className="font-semibold">
				{label}
				{optional ? <Optional /> : null}
			</legend>
			<FieldNotes field={field} hint={hint} />
			<div className={rows ? "mt-1.5 grid gap-2" : "mt-1.5 flex flex-wrap gap-3"}>
				{choices.map((choice, index) => (
					<div key={choice.value} className={rows ? "flex" : "flex flex-1 basis-44"}>
						<label className="choice">
							<input
								type="radio"
								id={index === 0 ? field.id : `${field.id}-${choice.value}`}
								name={field.name}
								value={choice.value}
								defaultChecked={choice.value === chosen}
								{...(autoFocus && choice.value === focused ? { autoFocus } : {})}
							/>
							<span className="choice-text">
								<span className="font-semibold">{choice.label}</span>{" "}
								{choice.price ? <span className="font-semibold">{choice.price}</span> : null}{" "}
								{choice.hint ? (
									<span className="col-span-full text-sm text-secondary">{choice.hint}</span>
								) : null}
							</span>
							{choice.picture}
							{choice.icon ? <Icon name={choice.icon} className="text-xl text-secondary" /> : null}
						</label>
					</div>
				))}
			</div>
		</fieldset>
	);
}

/** A drop-down, for more than about five choices and for filters. */
export function SelectField({
	field: source,
	label,
	hint,
	optional,
	choices,
	className,
	dense,
	wide,
	autoComplete,
	autoFocus,
}: ChoiceFieldProps & {
	/** The person pressed a button here and continues here. */
	autoFocus?: boolean | undefined;
	dense?: boolean;
	/** For long choices. */
	wide?: boolean;
	autoComplete?: string;
}) {
	const field = readField(source);
	return (
		<Field field={field} label={label} hint={hint} optional={optional} className={className}>
			<select
				key={field.key}
				id={field.id}
				name={field.name}
				autoComplete={autoComplete}
				{...(autoFocus ? { autoFocus } : {})}
				className={dense ? "control control-dense" : wide ? "control max-w-form" : "control max-w-80"}
				defaultValue={initialText(field)}
				aria-invalid={field.errors ? true : undefined}
				aria-describedby={describedBy(field, hint)}
			>
				{groupsOf(choices).map(({ name, choices }) =>
					name === undefined ? (
						<Options key="" choices={choices} />
					) : (
						<optgroup key={name} label={name}>
							<Options choices={choices} />
						</optgroup>
					),
				)}
			</select>
		</Field>
	);
}

const Options = ({ choices }: Pick<ChoiceFieldProps, "choices">) =>
	choices.map(({ value, label }) => (
		<option key={value} value={value}>
			{label}
		</option>
	));

/** Choices without a group come first. */
function groupsOf(choices: readonly Choice[]): { name: string | undefined; choices: Choice[] }[] {
	const groups = new Map<string | undefined, Choice[]>([[undefined, []]]);
	for (const choice of choices) groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
	return [...groups].map(([name, choices]) => ({ name, choices }));
}
