import type { ReactNode } from "react";
import { HOME_SIZE_NAMES } from "#app/rent/move-job.ts";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField, TextField, TimeField } from "#app/ui/form/text-field.tsx";
import { rateLabels } from "./typed-rates.ts";

type RateFieldsProps = {
	field: (name: string) => FieldSource;
	/** The prices between zones: field and label. */
	pairLabels: Record<string, string>;
};

/** The fields of a rate card, by group. */
export function RateFields({ field, pairLabels }: RateFieldsProps) {
	const amount = (name: string, label: string, hint?: string) => (
		<TextField
			key={name}
			field={field(name)}
			label={label}
			hint={hint}
			inputMode="decimal"
			autoComplete="off"
			width="short"
		/>
	);
	return (
		<>
			<Group
				title="Prices between zones"
				hint="The same in both directions. Leave a price empty to use the price below."
			>
				{Object.entries(pairLabels).map(([name, label]) => amount(name, label))}
			</Group>
			{amount("defaultPrice", rateLabels.defaultPrice, "Leave it empty to call the customer with a price.")}
			<Group title="Extras">
				{(["floorPrice", "helperPrice", "packingPrice", "minimumPrice"] as const).map((name) =>
					amount(name, rateLabels[name]),
				)}
			</Group>
			<Group title="Surcharges" hint="Saturday and Sunday, and moves that begin in the evening.">
				<NumberField field={field("weekendPercent")} label={rateLabels.weekendPercent} />
				<NumberField field={field("eveningPercent")} label={rateLabels.eveningPercent} />
				<TimeField field={field("eveningFrom")} label={rateLabels.eveningFrom} />
			</Group>
			<Group
				title="Cancellation and deposit"
				hint="Customers see what a cancellation costs before they book and before they cancel. A move that you have not confirmed can always be cancelled for free."
			>
				<NumberField
					field={field("freeHours")}
					label={rateLabels.freeHours}
					hint="0: free until the move begins"
				/>
				<NumberField
					field={field("lateFeePercent")}
					label={rateLabels.lateFeePercent}
					hint="0: always free"
				/>
				<NumberField
					field={field("depositPercent")}
					label={rateLabels.depositPercent}
					hint="Paid online after booking. 0, or without online payments: all is paid on the day"
				/>
			</Group>
			<Group
				title="Hours that a move takes"
				hint="Full and half hours. A move of unknown size takes 2 hours."
			>
				{HOME_SIZE_NAMES.map((size) => (
					<TextField
						key={size}
						field={field(`hours_${size}`)}
						label={rateLabels[`hours_${size}`]}
						inputMode="decimal"
						autoComplete="off"
						width="code"
					/>
				))}
			</Group>
		</>
	);
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode[] }) {
	if (children.length === 0) return null;
	return (
		<fieldset className="mb-2">
			<legend className="mb-1 font-semibold">{title}</legend>
			{hint ? <p className="mb-3 text-sm text-secondary">{hint}</p> : null}
			<div className="grid items-end gap-x-5 md:grid-cols-2">{children}</div>
		</fieldset>
	);
}
