import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { TextArea, TextField, TimeField } from "#app/ui/form/text-field.tsx";
import type { FormSection } from "./sections.tsx";

const CONFIRMATION = [
	{ value: "instant", label: "At once", hint: "A free room is booked as soon as a guest asks for it." },
	{
		value: "request",
		label: "On request",
		hint: "You answer each request. The room is held meanwhile, and let go when your time is over.",
	},
];

type OneField = { field: (name: string) => FieldSource };

/** When guests come and go, what cancelling costs, and how a booking comes about. */
export function termSections(fields: Record<string, FieldSource>): FormSection[] {
	const field = (name: string) => fields[name] as FieldSource;
	return [
		{ id: "arrival", title: "Arrival and departure", body: <Arrival field={field} /> },
		{ id: "confirming", title: "How bookings are confirmed", body: <Confirming field={field} /> },
		{ id: "cancelling", title: "Cancellation", body: <Cancelling field={field} /> },
	];
}

function Arrival({ field }: OneField) {
	return (
		<>
			<div className="grid items-end gap-x-5 sm:grid-cols-2 md:grid-cols-3">
				<TimeField field={field("checkInFrom")} label="Check-in from" />
				<TimeField field={field("checkOutUntil")} label="Check-out until" />
				<TimeField
					field={field("sameDayUntil")}
					label="Bookings for tonight until"
					hint="By the hotel’s own clock"
				/>
			</div>
			<TextArea
				field={field("houseRules")}
				label="House rules"
				hint="Quiet hours, smoking, pets. One rule to a line."
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
			<TextField
				field={field("requestHours")}
				label="Hours you take to answer a request"
				hint="1 to 72"
				inputMode="numeric"
				autoComplete="off"
				width="code"
				className=""
			/>
		</>
	);
}

function Cancelling({ field }: OneField) {
	return (
		<>
			<p className="mb-4 max-w-prose text-secondary">
				Guests see this before they book. A booking keeps what was agreed to, also when you change it here.
			</p>
			<div className="grid items-end gap-x-5 md:grid-cols-3">
				<TextField
					field={field("freeUntilDays")}
					label="Free until, days before check-in"
					hint="0 for until the day of arrival"
					inputMode="numeric"
					autoComplete="off"
					width="code"
				/>
				<TextField
					field={field("lateFeePercent")}
					label="Cancelling later costs, percent"
					hint="Of the whole stay"
					inputMode="numeric"
					autoComplete="off"
					width="code"
				/>
				<TextField
					field={field("noShowPercent")}
					label="Not coming costs, percent"
					hint="Of the whole stay"
					inputMode="numeric"
					autoComplete="off"
					width="code"
				/>
			</div>
		</>
	);
}
