import { CheckField } from "#app/ui/form/check-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";

type ChangeFieldsProps = {
	asks: "parcel" | "cash" | "why" | undefined;
	fields: Readonly<Record<string, FieldSource | undefined>>;
	mayTakeCash: boolean;
};

export function ChangeFields({ asks, fields, mayTakeCash }: ChangeFieldsProps) {
	const { carrier, trackingNumber, isCashHere, why } = fields;
	if (asks === "parcel" && carrier && trackingNumber)
		return <CarrierFields carrier={carrier} trackingNumber={trackingNumber} />;
	if (asks === "cash" && mayTakeCash && isCashHere)
		return (
			<CheckField
				field={isCashHere}
				label="The courier collected the cash"
				hint="The order is also marked as paid."
				isChecked
				autoFocus
			/>
		);
	if (asks === "why" && why)
		return (
			<TextArea
				field={why}
				autoFocus
				label="Reason"
				hint="Included in the email to the customer."
				optional
				rows={2}
			/>
		);
	return null;
}

export function CarrierFields({
	carrier,
	trackingNumber,
}: Record<"carrier" | "trackingNumber", FieldSource>) {
	const shared = { optional: true, autoComplete: "off", width: "medium" } as const;
	return (
		<>
			<TextField field={carrier} label="Carrier" autoFocus {...shared} />
			<TextField field={trackingNumber} label="Tracking number" {...shared} />
		</>
	);
}
