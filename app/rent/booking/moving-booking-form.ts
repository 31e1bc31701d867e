import type { CountryCode } from "libphonenumber-js";
import { z } from "zod";
import { isCalendarDate } from "#app/common/calendar.ts";
import { calendarDate, clockTime } from "#app/common/forms/date-fields.ts";
import { email, line, personName } from "#app/common/forms/form-fields.ts";
import { ticked, wholeNumber } from "#app/common/forms/number-fields.ts";
import { phone } from "#app/common/forms/phone-field.ts";
import { rememberSchemas } from "#app/common/forms/remember-schemas.ts";
import { t } from "#app/common/language/messages.ts";
import { areaKind, postalExample, readPostalCode } from "#app/common/places/postal-code.ts";
import { VEHICLE_TYPE_NAMES } from "#app/rent/fleet/vehicle-types.ts";
import { HOME_SIZE_NAMES, MOST_HELPERS } from "#app/rent/rates/move-job.ts";

const MOST_FLOORS = 99;

const person = (country: CountryCode) => ({
	name: personName(),
	contact: phone(country),
	email: email().optional(),
});

const move = (country: CountryCode) => ({
	currentAddress: line({ missing: () => t.moveForm.enterFrom, name: () => t.moveForm.addressName }),
	newAddress: line({ missing: () => t.moveForm.enterTo, name: () => t.moveForm.addressName }),
	vehicleType: z.enum(VEHICLE_TYPE_NAMES, { error: () => t.moveForm.chooseVehicle }),
	bookingDate: calendarDate(() => t.moveForm.chooseDate),
	bookingTime: clockTime(() => t.moveForm.chooseTime),
	/** The free time that was chosen instead of a full one, as `date time`. */
	freeTime: z
		.string()
		.regex(/^\d{4}-\d{2}-\d{2} (?:[01]\d|2[0-3]):[0-5]\d$/)
		.optional()
		.catch(undefined),
	homeSize: z.enum(HOME_SIZE_NAMES, { error: () => t.moveForm.chooseHomeSize }).optional(),
	fromZip: postalCodeField(country),
	toZip: postalCodeField(country),
	fromFloor: floor(),
	toFloor: floor(),
	fromElevator: ticked(),
	toElevator: ticked(),
	helpers: wholeNumber({ name: () => t.moveForm.helpers, max: MOST_HELPERS, otherwise: 0 }),
	packing: ticked(),
	/** The signed price that the form showed. */
	quote: z.string().max(8_000).optional().catch(undefined),
});

const floor = () => wholeNumber({ name: () => t.moveForm.floorName, max: MOST_FLOORS, otherwise: 0 });

const postalCodeField = (country: CountryCode) =>
	z
		.string()
		.max(20, { error: () => t.moveForm.zipTooLong })
		.optional()
		.transform((typed, context) => {
			const read = readPostalCode(typed ?? "", country);
			if (read.ok) return read.code;
			if (read.reason === "missing") return "";
			const example = postalExample(country);
			const { wrongArea, wrongAreaLike } = t.moveForm;
			const kind = areaKind(country);
			const message = example ? wrongAreaLike[kind]({ example }) : wrongArea[kind];
			context.addIssue({ code: "custom", message });
			return z.NEVER;
		});

/** The answers about a move as columns of its booking. */
function toColumns({ freeTime, ...typed }: z.output<z.ZodObject<ReturnType<typeof move>>>) {
	const [date = "", time = ""] = freeTime?.split(" ") ?? [];
	const isFreeTime = isCalendarDate(date);
	return {
		current_address: typed.currentAddress,
		new_address: typed.newAddress,
		vehicle_type: typed.vehicleType,
		booking_date: isFreeTime ? date : typed.bookingDate,
		booking_time: isFreeTime ? time : typed.bookingTime,
		home_size: typed.homeSize ?? null,
		from_zip: typed.fromZip || null,
		to_zip: typed.toZip || null,
		from_floor: typed.fromFloor,
		to_floor: typed.toFloor,
		is_from_elevator: typed.fromElevator,
		is_to_elevator: typed.toElevator,
		helpers: typed.helpers,
		is_packing_wanted: typed.packing,
		/** The signed price that the form showed; it is no column. */
		quote: typed.quote,
	};
}

/** The form at `/trucking-home`. The rule checks the booking window, because it needs the time of day. */
export const movingBookingSchema = rememberSchemas((country: CountryCode) =>
	z
		.object({ ...person(country), ...move(country) })
		.transform(({ name, contact, email = null, ...typed }) => ({
			name,
			contact: contact.typed,
			contact_e164: contact.e164,
			email,
			...toColumns(typed),
		})),
);

/**
 * The same form when it asks for a price: it may lack the name and how to reach the person. An area of each side is
 * enough in place of its address, and the time is "" while it is unknown.
 */
export const movePriceSchema = rememberSchemas((country: CountryCode) => {
	const fields = move(country);
	const area = areaKind(country);
	const unknown = {
		currentAddress: fields.currentAddress.optional(),
		newAddress: fields.newAddress.optional(),
		bookingTime: fields.bookingTime.optional(),
	};
	return z
		.object({ ...fields, ...unknown })
		.superRefine(({ currentAddress, newAddress, fromZip, toZip }, { addIssue }) => {
			const explain = (path: string, message: string) => addIssue({ code: "custom", path: [path], message });
			if (!fromZip && !currentAddress) explain("fromZip", t.moveForm.enterFromArea[area]);
			if (!toZip && !newAddress) explain("toZip", t.moveForm.enterToArea[area]);
		})
		.transform(({ currentAddress = "", newAddress = "", bookingTime = "", ...typed }) =>
			toColumns({ ...typed, currentAddress, newAddress, bookingTime }),
		);
});

/** The columns that the form fills. */
export type MoveAnswers = Omit<z.output<ReturnType<typeof movingBookingSchema>>, "quote">;

/** The fields of the form, by name. */
export type MoveFields = Record<keyof z.input<ReturnType<typeof movingBookingSchema>>, string>;

/** What follows the first questions of the form. */
const LATER_FIELDS = [
	"contact",
	"currentAddress",
	"newAddress",
	"bookingTime",
] satisfies (keyof MoveFields)[];

/**
 * Whether a form asks for the price: it then books nothing. The Enter key asks for it, too, while nothing after the first
 * questions is answered.
 */
export const isPriceQuestion = (typed: Record<string, unknown>): boolean =>
	typed.intent === "price" || (typed.intent === "enter" && LATER_FIELDS.every((name) => !typed[name]));
