import { CHECKBOX_LABELS } from "#app/ui/form/changed-fields.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { DateField, TextField } from "#app/ui/form/text-field.tsx";
import { isTicked } from "./setting-form.tsx";

const KINDS = { percent: "Percentage", amount: "Fixed amount" };

export const discountNames = (currency: string) => ({
	code: "Code",
	kind: { label: "Discount type", choices: KINDS },
	value: "Discount",
	minimum: `Minimum order in ${currency}`,
	startsOn: "Start date",
	endsOn: "End date",
	maxUses: "Maximum number of uses",
	active: { label: "Active", choices: CHECKBOX_LABELS },
});

type Names = ReturnType<typeof discountNames>;

export type DiscountFormFields = Record<keyof Names, string>;

type DiscountFieldsProps = {
	fields: Record<keyof Names, FieldSource>;
	names: Names;
	currency: string;
	/** The time zone of the dates. */
	zone: string;
};

export function DiscountFields({ fields, names, currency, zone }: DiscountFieldsProps) {
	const short = { autoComplete: "off", width: "short" } as const;
	return (
		<>
			<TextField
				field={fields.code}
				label={names.code}
				hint="Customers enter this at checkout. It isn’t case-sensitive."
				{...short}
			/>
			<ChoiceField
				field={fields.kind}
				label={names.kind.label}
				choices={Object.entries(KINDS).map(([value, label]) => ({ value, label }))}
			/>
			<TextField
				field={fields.value}
				label={names.value}
				hint={`A percentage like 12.5, or an amount in ${currency} like 5.00`}
				inputMode="decimal"
				{...short}
			/>
			<TextField field={fields.minimum} label={names.minimum} optional inputMode="decimal" {...short} />
			<div className="grid items-end gap-x-5 md:grid-cols-2">
				<DateField field={fields.startsOn} label={names.startsOn} optional />
				<DateField field={fields.endsOn} label={names.endsOn} optional />
			</div>
			<p className="-mt-3 mb-5 text-sm text-secondary">Days start at midnight in {zone}.</p>
			<TextField
				field={fields.maxUses}
				label={names.maxUses}
				optional
				inputMode="numeric"
				autoComplete="off"
				width="code"
			/>
			<CheckField field={fields.active} label={names.active.label} isChecked={isTicked(fields.active)} />
		</>
	);
}
