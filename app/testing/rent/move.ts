import { randomUUID } from "node:crypto";
import type { bookMove } from "#app/rent/booking/book-move.server.ts";
import { movingBookingSchema } from "#app/rent/booking/moving-booking-form.ts";

type NewMove = Parameters<typeof bookMove>[1];

/** The time at which tests of moves take place. */
export const MOVE_NOW = new Date("2026-12-01T12:00:00.000Z");

/** What a customer types into each required field of the form at `/trucking-home`, in its order. */
export const TYPED_MOVE = {
	name: "Ana Lima",
	contact: "(212) 555-0147",
	currentAddress: "12 Harbor Road, Hoboken",
	newAddress: "7 Mill Avenue, Newark",
	vehicleType: "loader",
	bookingDate: "2026-12-04",
	bookingTime: "14:30",
};

/** The date and time of `moveOf()`. */
export const BOOKED_FOR = { date: TYPED_MOVE.bookingDate, time: TYPED_MOVE.bookingTime };

/** A move that is valid at `MOVE_NOW`, by a new sender, with some changes. */
export function moveOf(change: Partial<NewMove> = {}): NewMove {
	const { quote: _, ...form } = movingBookingSchema("US").parse(TYPED_MOVE);
	return {
		...form,
		submitter: { id: randomUUID() },
		guestHash: null,
		accountId: null,
		timeZone: "UTC",
		now: MOVE_NOW,
		...change,
	};
}
