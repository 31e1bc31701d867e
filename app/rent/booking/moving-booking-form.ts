import type { CountryCode } from "libphonenumber-js";
import { z } from "zod";
import { isCalendarDate } from "#app/common/calendar.ts";
import { calendarDate, clockTime } from "#app/common/forms/date-fields.ts";
import { addressLine, email, personName } from "#app/common/forms/form-fields.ts";
import { phone } from "#app/common/forms/phone-field.ts";
import { VEHICLE_TYPE_NAMES } from "#app/rent/moving-booking.ts";

/** The form at `/trucking-home`. The rule checks the booking window, because it needs the time of day. */
export const movingBookingSchema = (country: CountryCode) =>
	z
		.object({
			name: personName(),
			contact: phone(country),
			email: email().optional(),
			currentAddress: addressLine("Enter the address you are moving from."),
			newAddress: addressLine("Enter the address you are moving to."),
			vehicleType: z.enum(VEHICLE_TYPE_NAMES, { error: "Choose a truck or a loader." }),
			bookingDate: calendarDate("Choose the date of your move."),
			bookingTime: clockTime("Choose the time of your move."),
			/** The free time that was chosen instead of a full one, as `date time`. */
			freeTime: z
				.string()
				.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)
				.optional()
				.catch(undefined),
		})
		.transform(({ freeTime, ...move }) => {
			const [bookingDate = "", bookingTime = ""] = freeTime?.split(" ") ?? [];
			return isCalendarDate(bookingDate) ? { ...move, bookingDate, bookingTime } : move;
		});

export type MoveForm = z.output<ReturnType<typeof movingBookingSchema>>;

/** The columns that the form fills, without the email address. */
export const moveColumns = (form: MoveForm) => ({
	name: form.name,
	contact: form.contact.typed,
	contact_e164: form.contact.e164,
	current_address: form.currentAddress,
	new_address: form.newAddress,
	vehicle_type: form.vehicleType,
	booking_date: form.bookingDate,
	booking_time: form.bookingTime,
});
