import type { CountryCode } from "libphonenumber-js";
import { z } from "zod";
import { isCalendarDate } from "#app/common/calendar.ts";
import { calendarDate, clockTime } from "#app/common/forms/date-fields.ts";
import { addressLine, email, personName } from "#app/common/forms/form-fields.ts";
import { ticked, wholeNumber } from "#app/common/forms/number-fields.ts";
import { phone } from "#app/common/forms/phone-field.ts";
import { rememberSchemas } from "#app/common/forms/remember-schemas.ts";
import { postalExample, postalLabel, readPostalCode } from "#app/common/places/postal-code.ts";
import { HOME_SIZE_NAMES, MOST_HELPERS, type MoveJob, UNKNOWN_JOB } from "#app/rent/move-job.ts";
import { VEHICLE_TYPE_NAMES } from "#app/rent/moving-booking.ts";

const MOST_FLOORS = 99;

const person = (country: CountryCode) => ({
	name: personName(),
	contact: phone(country),
	email: email().optional(),
});

const move = (country: CountryCode) => ({
	currentAddress: addressLine("Enter the address you are moving from."),
	newAddress: addressLine("Enter the address you are moving to."),
	vehicleType: z.enum(VEHICLE_TYPE_NAMES, { error: "Choose a truck or a loader." }),
	bookingDate: calendarDate("Choose the date of your move."),
	bookingTime: clockTime("Choose the time of your move."),
	/** The free time that was chosen instead of a full one, as `date time`. */
	freeTime: z
		.string()
		.regex(/^\d{4}-\d{2}-\d{2} (?:[01]\d|2[0-3]):[0-5]\d$/)
		.optional()
		.catch(undefined),
	homeSize: z.enum(HOME_SIZE_NAMES, { error: "Choose how much you move." }).optional(),
	fromZip: postalCodeField(country),
	toZip: postalCodeField(country),
	fromFloor: floor(),
	toFloor: floor(),
	fromElevator: ticked(),
	toElevator: ticked(),
	helpers: wholeNumber({ name: "Helpers", max: MOST_HELPERS, otherwise: 0 }),
	packing: ticked(),
	/** The signed price that the form showed. */
	quote: z.string().max(8_000).optional().catch(undefined),
});

const floor = () => wholeNumber({ name: "The floor", max: MOST_FLOORS, otherwise: 0 });

const postalCodeField = (country: CountryCode) =>
	z
		.string()
		.max(20, "A postal code must be 20 characters or fewer.")
		.optional()
		.transform((typed, context) => {
			const read = readPostalCode(typed ?? "", country);
			if (read.ok) return read.code;
			if (read.reason === "missing") return "";
			const example = postalExample(country);
			const message = `Enter a valid ${postalLabel(country)}${example ? `, like ${example}` : ""}.`;
			context.addIssue({ code: "custom", message });
			return z.NEVER;
		});

type Fields = z.output<z.ZodObject<ReturnType<typeof move>>>;

/** Puts the answers that only the price and the duration depend on together as the job. */
function toMove({
	freeTime,
	homeSize,
	fromZip,
	toZip,
	fromFloor,
	toFloor,
	fromElevator,
	toElevator,
	helpers,
	packing,
	...move
}: Fields) {
	const [bookingDate = "", bookingTime = ""] = freeTime?.split(" ") ?? [];
	const job: MoveJob = {
		...{ homeSize: homeSize ?? null, fromZip, toZip, fromFloor, toFloor, helpers, packing },
		...{ hasFromElevator: fromElevator, hasToElevator: toElevator },
	};
	return { ...move, job, ...(isCalendarDate(bookingDate) ? { bookingDate, bookingTime } : {}) };
}

/** The form at `/trucking-home`. The rule checks the booking window, because it needs the time of day. */
export const movingBookingSchema = rememberSchemas((country: CountryCode) =>
	z
		.object({ ...person(country), ...move(country) })
		.transform(({ name, contact, email, ...rest }) => ({ name, contact, email, ...toMove(rest) })),
);

/** The same form when it asks for a price: it may lack the name and how to reach the person. */
export const movePriceSchema = rememberSchemas((country: CountryCode) =>
	z.object(move(country)).transform(toMove),
);

export type MoveForm = z.output<ReturnType<typeof movingBookingSchema>>;

/** The required answers of the form. */
export type MoveOfForm = Omit<MoveForm, "email" | "job" | "quote">;

/** The fields of the form, by name. */
export type MoveFields = Record<keyof z.input<ReturnType<typeof movingBookingSchema>>, string>;

/** The columns that the form fills, without the email address. */
export const moveColumns = ({ job = UNKNOWN_JOB, ...form }: MoveOfForm & { job?: MoveJob }) => ({
	name: form.name,
	contact: form.contact.typed,
	contact_e164: form.contact.e164,
	current_address: form.currentAddress,
	new_address: form.newAddress,
	vehicle_type: form.vehicleType,
	booking_date: form.bookingDate,
	booking_time: form.bookingTime,
	home_size: job.homeSize,
	from_zip: job.fromZip || null,
	to_zip: job.toZip || null,
	from_floor: job.fromFloor,
	to_floor: job.toFloor,
	from_elevator: job.hasFromElevator,
	to_elevator: job.hasToElevator,
	helpers: job.helpers,
	packing: job.packing,
});
