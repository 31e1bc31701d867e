import { type SubmissionResult, useForm } from "@conform-to/react";
import { formatDate } from "#app/common/calendar.ts";
import type { FreeTime } from "#app/rent/fleet/free-times.server.ts";
import { VEHICLE_TYPE_NAMES, VEHICLE_TYPES } from "#app/rent/moving-booking.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PublicForm } from "#app/ui/form/post-form.tsx";
import { DateField, PhoneField, TextField, TimeField } from "#app/ui/form/text-field.tsx";
import { JobFields } from "./job-fields.tsx";
import { MovePrice } from "./move-price.tsx";
import type { ShownMovePrice } from "./move-price-request.server.ts";
import type { MoveFields } from "./moving-booking-form.ts";

type BookingFormProps = {
	lastResult: SubmissionResult<string[]> | undefined;
	/** The nearest free times, when the wanted one is full. */
	freeTimes: readonly FreeTime[];
	/** The price to agree to, when there is one to show. */
	price: ShownMovePrice | null;
	/** "ZIP code" or "Postal code". */
	postalLabel: string;
	name: string;
	email: string;
	/** The first and last date that can be booked. */
	dates: { min: string; max: string };
};

const CHOICES = VEHICLE_TYPE_NAMES.map((value) => ({ value, ...VEHICLE_TYPES[value], icon: value }));

const REQUIRED: (keyof MoveFields)[] = [
	"name",
	"contact",
	"currentAddress",
	"newAddress",
	"vehicleType",
	"bookingDate",
	"bookingTime",
];

/**
 * The form "Book Your Moving Vehicle". Invalid fields are listed above the fields; other failures are
 * notifications.
 */
export function BookingForm(props: BookingFormProps) {
	const { lastResult, freeTimes, price, postalLabel, name, email, dates } = props;
	const [form, fields] = useForm<MoveFields>({
		id: "book",
		lastResult,
		defaultValue: { name, email, vehicleType: "truck" },
	});
	const year = Number(dates.min.slice(0, 4));
	const typed = lastResult?.initialValue ?? {};
	const isMissing = lastResult?.status === "error" && REQUIRED.some((field) => !typed[field]);
	const failure = Object.keys(lastResult?.error ?? {}).every((name) => name === "") ? form.errors : undefined;
	return (
		<>
			{failure ? (
				<Dialog title="Notification" closeHref="#closed" safeLabel="Close">
					<p>Booking failed: {failure.join(" ")}</p>
					<p className="mt-2 text-secondary">Your answers are still in the form.</p>
				</Dialog>
			) : null}
			<PublicForm id={form.id} action={`/trucking-home#${form.id}-errors`} guarded>
				{/* Pressing Enter in a field sends the first button of a form: not Show price or one of a free time. */}
				<button type="submit" className="hidden" aria-hidden="true" tabIndex={-1}>
					Book moving vehicle
				</button>
				<ErrorSummary
					form={form}
					title={isMissing ? "Please fill in all required fields." : undefined}
					single={isMissing ? undefined : "Booking failed"}
				/>
				<div className="grid items-end gap-x-5 md:grid-cols-2">
					<TextField field={fields.name} label="Your name" autoComplete="name" />
					<PhoneField
						field={fields.contact}
						label="Phone"
						hint="We call this number on the day of your move."
						width="full"
					/>
				</div>
				<TextField
					field={fields.email}
					label="Email"
					hint="We email you when the status of your booking changes."
					optional
					type="email"
					autoComplete="email"
					width="medium"
				/>
				<TextField
					field={fields.currentAddress}
					label="Moving from"
					hint="Street, number, city"
					autoComplete="section-from address-line1"
				/>
				<TextField
					field={fields.newAddress}
					label="Moving to"
					hint="Street, number, city"
					autoComplete="section-to address-line1"
				/>
				<ChoiceField field={fields.vehicleType} label="Vehicle" choices={CHOICES} />
				<div className="grid items-end gap-x-5 md:grid-cols-2">
					<DateField
						field={fields.bookingDate}
						label="Date"
						hint={`${formatDate(dates.min, year)} to ${formatDate(dates.max, year)}`}
						min={dates.min}
						max={dates.max}
					/>
					<TimeField field={fields.bookingTime} label="Time" hint="At least 2 hours from now" />
				</div>
				<FreeTimes times={freeTimes} year={year} />
				<JobFields fields={fields} typed={typed} postalLabel={postalLabel} />
				<MovePrice formId={form.id} price={price} typed={typed.quote} />
				<Button busy="Booking...">{price?.signed ? `Book for ${price.total}` : "Book moving vehicle"}</Button>
			</PublicForm>
		</>
	);
}

/** Buttons that book the move at another time, with everything else as it was typed. */
function FreeTimes({ times, year }: { times: readonly FreeTime[]; year: number }) {
	if (times.length === 0) return null;
	return (
		<fieldset className="mb-5 rounded-control border border-line p-4">
			<legend className="px-1 font-semibold">Book a free time instead</legend>
			<p className="flex flex-wrap gap-2">
				{times.map(({ date, time }) => (
					<Button
						key={`${date} ${time}`}
						variant="plain"
						dense
						name="freeTime"
						value={`${date} ${time}`}
						busy="Booking..."
					>
						{formatDate(date, year)}, {time}
					</Button>
				))}
			</p>
		</fieldset>
	);
}
