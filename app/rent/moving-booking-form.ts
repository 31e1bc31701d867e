import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";
import { addressLine, email, personName } from "#app/site/form-fields.ts";
import { readReferenceNumber } from "#app/site/reference-number.ts";
import { VEHICLE_TYPE_NAMES } from "./moving-booking.ts";

const PHONE_HELP =
	"Enter a phone number we can reach, with the country code if it is abroad, like +44 20 7946 0958.";

/** What a person typed as a phone number, beside its E.164 form. */
const phone = (country: CountryCode) =>
	z
		.string({ error: "Enter your phone number." })
		.max(40, PHONE_HELP)
		.transform((typed, context) => {
			const number = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false });
			if (number?.isValid()) return { typed: typed.trim(), e164: number.number as string };
			context.addIssue({ code: "custom", message: PHONE_HELP });
			return z.NEVER;
		});

/** The phone or the e-mail that was left with a booking, told apart by the @. */
const phoneOrEmail = (country: CountryCode) =>
	z.string({ error: "Enter your phone number or e-mail address." }).transform((typed, context) => {
		const isEmail = typed.includes("@");
		const read = isEmail ? email().safeParse(typed) : phone(country).safeParse(typed);
		if (read.success) return typeof read.data === "string" ? { email: read.data } : { e164: read.data.e164 };
		for (const { message } of read.error.issues) context.addIssue({ code: "custom", message });
		return z.NEVER;
	});

const NUMBER_HELP = "Check the number: it starts with R and looks like R-7KQ3-M9XF-T.";

/** What the form at `/track` sends. A number with a typing error is told apart by its check character. */
export const trackSchema = (country: CountryCode) =>
	z.object({
		number: z.string({ error: "Enter your booking number." }).transform((typed, context) => {
			const number = readReferenceNumber(typed);
			if (number) return number;
			context.addIssue({ code: "custom", message: NUMBER_HELP });
			return z.NEVER;
		}),
		contact: phoneOrEmail(country),
	});

/** A calendar date as a date field sends it, or as typed where there is no such field. */
export const calendarDate = (missing: string) =>
	z
		.string({ error: missing })
		.trim()
		.refine(isCalendarDate, "Enter the date as year-month-day, like 2027-03-31.");

/** A time on the 24-hour clock; `2:30 pm` and `14.30` are understood, too. */
export const clockTime = (missing: string) =>
	z.string({ error: missing }).transform((typed, context) => {
		const time = readClockTime(typed);
		if (time) return time;
		context.addIssue({ code: "custom", message: "Enter the time like 14:30 or 2:30 pm." });
		return z.NEVER;
	});

/** What the form at `/trucking-home` sends. The booking window is the rule's to judge: it needs the time of day. */
export const movingBookingSchema = (country: CountryCode) =>
	z.object({
		name: personName(),
		contact: phone(country),
		email: email().optional(),
		currentAddress: addressLine("Enter the address you are moving from."),
		newAddress: addressLine("Enter the address you are moving to."),
		vehicleType: z.enum(VEHICLE_TYPE_NAMES, { error: "Choose a truck or a loader." }),
		bookingDate: calendarDate("Choose the date of your move."),
		bookingTime: clockTime("Choose the time of your move."),
		onceKey: z.uuid({ error: "Please open this page again and send the form from there." }),
	});

/** Where one can reach it: a day of this calendar, in a year of four digits. */
export function isCalendarDate(text: string): boolean {
	if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
	const at = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function readClockTime(typed: string): string | null {
	const match = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s*([ap])?\.?m?\.?$/i.exec(typed.trim());
	if (!match) return null;
	const [, hours = "", minutes, half] = match;
	if (!half && minutes === undefined) return null;
	let hour = Number(hours);
	if (half && (hour < 1 || hour > 12)) return null;
	if (half) hour = (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
	const minute = Number(minutes ?? 0);
	if (hour > 23 || minute > 59) return null;
	return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
