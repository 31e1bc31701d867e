import { expect, test } from "vitest";
import type { OwnMove } from "#app/rent/moves/read-moves.server.ts";
import { moveAsCalendar } from "./move-calendar.ts";

const move = {
	number: "H7KQ3M9XFT",
	status: "confirmed",
	booking_date: "2026-12-01",
	booking_time: "09:00",
	cells: 4,
	vehicle_type: "truck",
	current_address: "12 Elm Street",
	new_address: "9 Oak Avenue",
	deposit_before: null,
	created_at: "2026-11-20T12:00:00.000Z",
	updated_at: "2026-11-20T12:00:00.000Z",
} as unknown as OwnMove;

test("a move that is held until its deposit is paid is tentative", () => {
	const file = (change: object) =>
		moveAsCalendar({ ...move, ...change } as OwnMove, {
			origin: "https://meeha.example",
			timeZone: "America/New_York",
		});
	expect(file({})).toContain("STATUS:CONFIRMED");
	expect(file({ deposit_before: "2026-11-21T12:00:00.000Z" })).toContain("STATUS:TENTATIVE");
	expect(file({ status: "cancelled", deposit_before: "2026-11-21T12:00:00.000Z" })).toContain(
		"STATUS:CANCELLED",
	);
});
