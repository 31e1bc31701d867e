import { type SubmissionResult, useForm } from "@conform-to/react";
import { formatDate } from "#app/common/calendar.ts";
import type { ShownMovePrice, ShownStart } from "#app/rent/booking/move-price-request.server.ts";
import { isPriceQuestion, type MoveFields } from "#app/rent/booking/moving-booking-form.ts";
import type { MoveDate } from "#app/rent/fleet/cells.ts";
import { vehicleTypeChoices } from "#app/rent/fleet/vehicle-types.ts";
import { noPriceTitle } from "#app/rent/moves/move-messages.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm, PublicForm } from "#app/ui/form/post-form.tsx";
import { PhoneField, TextField, TimeField } from "#app/ui/form/text-field.tsx";
import { ChangedValues } from "#app/ui/office/changed-values.tsx";
import { PriceLines } from "#app/ui/receipt/price-lines.tsx";
import { JobFields } from "./job-fields.tsx";
import { StartFields, StartPrice } from "./start-fields.tsx";

type BookingFormProps = {
	action: string;
	/** Staff type what a customer says on the phone. */
	isForStaff?: boolean;
	lastResult: SubmissionResult<string[]> | undefined;
	/** The nearest free times, when the wanted one is full. */
	freeTimes: readonly MoveDate[];
	/** The price to agree to, when there is one to show. */
	price: ShownMovePrice | null;
	/** The answer to the first questions, when they were asked. */
	start: ShownStart | null;
	/** "ZIP code", "Postal code" or "City or area". */
	areaLabel: string;
	name: string;
	email: string;
	/** The first and last date that can be booked. */
	dates: { min: string; max: string };
};

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
 * The form "Book Your Moving Vehicle": first what a price takes, then what a booking takes besides. Invalid fields are listed above the fields; other failures are
 * notifications.
 */
export function BookingForm(props: BookingFormProps) {
	const { action, isForStaff = false, lastResult, freeTimes, price } = props;
	const { start, areaLabel, name, email, dates } = props;
	const [form, fields] = useForm<MoveFields>({
		id: "book",
		lastResult,
		defaultValue: { name, email, vehicleType: "truck" },
	});
	const year = Number(dates.min.slice(0, 4));
	const typed = lastResult?.initialValue ?? {};
	const isMissing =
		lastResult?.status === "error" && !isPriceQuestion(typed) && REQUIRED.some((field) => !typed[field]);
	const failure = Object.keys(lastResult?.error ?? {}).every((name) => name === "") ? form.errors : undefined;
	// The form of a public page has no token.
	const Form = isForStaff ? PostForm : PublicForm;
	return (
		<>
			{failure ? (
				<Dialog title="Notification" closeHref="#closed" safeLabel="Close">
					<p>Booking failed: {failure.join(" ")}</p>
					<p className="mt-2 text-secondary">All answers are still in the form.</p>
				</Dialog>
			) : null}
			<Form id={form.id} action={`${action}#${form.id}-errors`} guarded={!isForStaff}>
				<ErrorSummary
					form={form}
					title={isMissing ? "Please fill in all required fields." : undefined}
					single={isMissing || isPriceQuestion(typed) ? undefined : "Booking failed"}
				/>
				<StartFields fields={fields} areaLabel={areaLabel} dates={dates} />
				<StartPrice formId={form.id} start={start} />
				<h3 className="mb-4 text-lg">{isForStaff ? "Move" : "Your move"}</h3>
				<TextField
					field={fields.currentAddress}
					label="Moving from"
					hint="Street, number, city"
					autoComplete={isForStaff ? "off" : "section-from address-line1"}
				/>
				<TextField
					field={fields.newAddress}
					label="Moving to"
					hint="Street, number, city"
					autoComplete={isForStaff ? "off" : "section-to address-line1"}
				/>
				<ChoiceField field={fields.vehicleType} label="Vehicle" choices={vehicleTypeChoices()} />
				<TimeField field={fields.bookingTime} label="Time" hint="At least 2 hours from now" />
				<FreeTimes times={freeTimes} year={year} />
				<JobFields fields={fields} typed={typed} />
				<MovePrice formId={form.id} price={price} typed={typed.quote} isForStaff={isForStaff} />
				<h3 className="mb-4 text-lg">{isForStaff ? "Customer" : "Your contact details"}</h3>
				<div className="grid items-end gap-x-5 md:grid-cols-2">
					<TextField
						field={fields.name}
						label={isForStaff ? "Name" : "Your name"}
						autoComplete={isForStaff ? "off" : "name"}
					/>
					<PhoneField
						field={fields.contact}
						label="Phone"
						hint={isForStaff ? undefined : "We call this number on the day of your move."}
						width="full"
					/>
				</div>
				<TextField
					field={fields.email}
					label="Email"
					hint={
						isForStaff
							? "The customer gets the booking and its changes here."
							: "We email you when the status of your booking changes."
					}
					optional
					type="email"
					autoComplete={isForStaff ? "off" : "email"}
					width="medium"
				/>
				<Button busy="Booking...">{price?.signed ? `Book for ${price.total}` : "Book moving vehicle"}</Button>
				{isForStaff ? (
					<Button variant="plain" name="intent" value="confirm" busy="Booking...">
						Book and confirm
					</Button>
				) : null}
			</Form>
		</>
	);
}

/** Buttons that book the move at another time, with everything else as it was typed. */
function FreeTimes({ times, year }: { times: readonly MoveDate[]; year: number }) {
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

type MovePriceProps = {
	formId: string;
	price: ShownMovePrice | null;
	/** The signed price that the form was sent with. */
	typed: unknown;
	isForStaff: boolean;
};

/**
 * The price that booking agrees to, above the button. Browsers scroll here when the form comes back without errors. With
 * scripts, `follow-price.js` replaces it while the customer changes the move.
 */
function MovePrice({ formId, price, typed, isForStaff }: MovePriceProps) {
	const signed = price ? price.signed : typeof typed === "string" ? typed : "";
	return (
		<div data-price="" aria-live="polite">
			{signed ? <input type="hidden" name="quote" value={signed} /> : null}
			{price ? <Shown formId={formId} price={price} isForStaff={isForStaff} /> : null}
		</div>
	);
}

type ShownProps = { formId: string; price: ShownMovePrice; isForStaff: boolean };

function Shown({ formId, price, isForStaff }: ShownProps) {
	const { lines, currency, changes, deposit, isOutdated } = price;
	const hasPrice = lines.length > 0;
	return (
		<section id={`${formId}-errors`} className="mb-5 scroll-mt-10" aria-labelledby={`${formId}-price`}>
			{hasPrice && changes.length > 0 ? (
				<ChangedValues
					title="Review the new price before you book"
					intro="The price has changed since you saw it. Nothing is booked yet."
					changes={changes}
				/>
			) : null}
			<div className="rounded-control border border-line p-4">
				<h3 id={`${formId}-price`} className="text-lg">
					{hasPrice ? (isForStaff ? "Price" : "Your price") : noPriceTitle(isForStaff)}
				</h3>
				{hasPrice ? (
					<>
						<div className="mt-3">
							<PriceLines lines={lines} currency={currency} />
						</div>
						{deposit ? <p className="mt-3">{deposit}</p> : null}
						<p className="mt-3 text-sm text-secondary">
							Nothing is booked yet. The price is valid for 30 minutes. {price.terms}
						</p>
					</>
				) : (
					<p className="mt-1 text-secondary">
						{isOutdated ? "The price that you saw no longer applies. " : ""}
						{isForStaff
							? "These addresses have no fixed price. Book the move as a request, and send the customer a price."
							: "We have no fixed price for these addresses. Book the move as a request, and we’ll call you."}
					</p>
				)}
			</div>
		</section>
	);
}
