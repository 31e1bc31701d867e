import { randomUUID } from "node:crypto";
import type { bookMove } from "#app/rent/booking/book-move.server.ts";

type NewMove = Parameters<typeof bookMove>[1];

/** The time at which tests of moves take place. */
export const MOVE_NOW = new Date("2026-12-01T12:00:00.000Z");

/** A move that is valid at `MOVE_NOW`, by a new sender, with some changes. */
export function moveOf(change: Partial<NewMove> = {}): NewMove {
	return {
		name: "Ana Lima",
		contact: { typed: "(212) 555-0147", e164: "+12125550147" },
		currentAddress: "12 Harbor Road, Hoboken",
		newAddress: "7 Mill Avenue, Newark",
		vehicleType: "loader",
		bookingDate: "2026-12-04",
		bookingTime: "14:30",
		submitter: { id: randomUUID() },
		guestHash: null,
		accountId: null,
		timeZone: "UTC",
		now: MOVE_NOW,
		...change,
	};
}
