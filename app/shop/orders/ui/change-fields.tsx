import { t } from "#app/common/language/messages.ts";
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
				label={t.orderChanges.courierCollectedCash}
				hint={t.orderChanges.orderAlsoMarkedPaid}
				isChecked
				autoFocus
			/>
		);
	if (asks === "why" && why)
		return (
			<TextArea
				field={why}
				autoFocus
				label={t.words.reason}
				hint={t.orderChanges.includedEmailCustomer}
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
			<TextField field={carrier} label={t.orderParcels.carrier} autoFocus {...shared} />
			<TextField field={trackingNumber} label={t.orderParcels.trackingNumber} {...shared} />
		</>
	);
}
