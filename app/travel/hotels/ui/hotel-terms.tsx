import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField, TextArea, TimeField } from "#app/ui/form/text-field.tsx";
import type { FormSection } from "./sections.tsx";

const CONFIRMATION = [
	{ value: "instant", label: "Instant confirmation", hint: "Bookings are confirmed immediately." },
	{
		value: "request",
		label: "Request to book",
		hint: "You confirm or reject each request. The room is held until you answer or the response time ends.",
	},
];

type OneField = { field: (name: string) => FieldSource };

const PAYMENT = [
	{ value: "at_hotel", label: "At the hotel", hint: "Guests pay nothing online." },
	{
		value: "deposit",
		label: "Deposit online",
		hint: "Guests pay a part online, and the rest at the hotel.",
	},
	{ value: "full", label: "In full online", hint: "Guests pay the full price online." },
];

/** `isOnline`: whether the site has a payment provider. */
export function termSections(fields: Record<string, FieldSource>, isOnline: boolean): FormSection[] {
	const field = (name: string) => fields[name] as FieldSource;
	return [
		{ id: "arrival", title: "Check-in and check-out", body: <Arrival field={field} /> },
		{ id: "confirming", title: "How bookings are confirmed", body: <Confirming field={field} /> },
		...(isOnline ? [{ id: "paying", title: "How guests pay", body: <Paying field={field} /> }] : []),
		{ id: "cancelling", title: "Cancellation", body: <Cancelling field={field} /> },
	];
}

function Arrival({ field }: OneField) {
	return (
		<>
			<div className="grid items-end gap-x-5 sm:grid-cols-2 md:grid-cols-3">
				<TimeField field={field("checkInFrom")} label="Check-in from" />
				<TimeField field={field("checkOutUntil")} label="Check-out until" />
				<TimeField field={field("sameDayUntil")} label="Same-day bookings until" hint="Hotel time" />
			</div>
			<TextArea
				field={field("houseRules")}
				label="House rules"
				hint="For example quiet hours, smoking and pets. One rule per line."
				optional
				rows={4}
				className=""
			/>
		</>
	);
}

function Confirming({ field }: OneField) {
	return (
		<>
			<ChoiceField field={field("confirmation")} label="Confirmation" choices={CONFIRMATION} />
			<NumberField
				field={field("requestHours")}
				label="Response time for requests (hours)"
				hint="1 to 72"
				className=""
			/>
		</>
	);
}

function Paying({ field }: OneField) {
	return (
		<>
			<p className="mb-4 max-w-prose text-secondary">
				Guests see this before they book, and have 24 hours to pay; otherwise the booking expires. Requests
				are paid after you confirm them. Changes don’t affect existing bookings.
			</p>
			<ChoiceField field={field("payment")} label="Payment" choices={PAYMENT} />
			<NumberField
				field={field("depositPercent")}
				label="Deposit (%)"
				hint="10 to 99, of the total price"
				className=""
			/>
		</>
	);
}

function Cancelling({ field }: OneField) {
	return (
		<>
			<p className="mb-4 max-w-prose text-secondary">
				Guests see this before they book. Changes don’t affect existing bookings.
			</p>
			<div className="grid items-end gap-x-5 md:grid-cols-3">
				<NumberField
					field={field("freeUntilDays")}
					label="Free cancellation (days before check-in)"
					hint="0 means until the day of arrival"
				/>
				<NumberField
					field={field("lateFeePercent")}
					label="Late cancellation fee (%)"
					hint="Of the total price"
				/>
				<NumberField field={field("noShowPercent")} label="No-show fee (%)" hint="Of the total price" />
			</div>
		</>
	);
}
