import { showMoney } from "#app/site/money.ts";
import { CheckField } from "#app/ui/form/check-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";

type ChangeFieldsProps = {
	asks: "parcel" | "cash" | "amount" | "why" | undefined;
	fields: Readonly<Record<string, FieldSource | undefined>>;
	/** What can be given back at most. */
	most: { amount: number; currency: string };
	/** Whether its courier brings the money. */
	mayTakeCash: boolean;
};

/** What the dialog of a change asks for besides a yes. */
export function ChangeFields({ asks, fields, most, mayTakeCash }: ChangeFieldsProps) {
	const { carrier, trackingNumber, isCashHere, amount, why } = fields;
	if (asks === "parcel" && carrier && trackingNumber)
		return <CarrierFields carrier={carrier} trackingNumber={trackingNumber} />;
	if (asks === "cash" && mayTakeCash && isCashHere)
		return (
			<CheckField
				field={isCashHere}
				label="The courier brought the cash"
				hint="The order counts as paid at once."
				isChecked
			/>
		);
	if (asks === "amount" && amount)
		return (
			<TextField
				field={amount}
				label={`Amount in ${most.currency}`}
				hint={`At most ${showMoney(most.amount, most.currency)}.`}
				inputMode="decimal"
				autoComplete="off"
				width="short"
			/>
		);
	if (asks === "why" && why)
		return <TextArea field={why} label="Why?" hint="The customer reads it in the mail." optional rows={2} />;
	return null;
}

/** Who carries a parcel, under which number. */
export function CarrierFields({
	carrier,
	trackingNumber,
}: Record<"carrier" | "trackingNumber", FieldSource>) {
	const shared = { optional: true, autoComplete: "off", width: "medium" } as const;
	return (
		<>
			<TextField field={carrier} label="Carrier" {...shared} />
			<TextField field={trackingNumber} label="Tracking number" {...shared} />
		</>
	);
}
