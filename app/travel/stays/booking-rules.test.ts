import { expect, test } from "vitest";
import { mayChangeBooking, mayMoveDates } from "./booking-rules.ts";
import { BOOKING_STATUS_NAMES, type BookingStatus } from "./booking-states.ts";

const now = new Date("2026-11-20T12:00:00.000Z");
const today = "2026-11-20";
const before = new Date(now.getTime() - 1).toISOString();
const after = new Date(now.getTime() + 1).toISOString();

/** All allowed changes as "from → to by whom", for this check-in date. */
function allowed(check_in: string, hold_until: string | null): string[] {
	const parties = ["staff", "guest", "clock"] as const;
	return BOOKING_STATUS_NAMES.flatMap((status) =>
		BOOKING_STATUS_NAMES.flatMap((to) =>
			parties
				.filter((by) => mayChangeBooking({ status, check_in, hold_until }, { to, by }, { now, today }))
				.map((by) => `${status} → ${to} by ${by}`),
		),
	);
}

const ANSWERS = ["pending → confirmed by staff"];
const CANCELS = ["pending → cancelled by staff", "pending → cancelled by guest"];
const REFUSES = ["pending → rejected by staff"];

test("before the day of check-in", () => {
	expect(allowed("2026-11-21", after)).toEqual([
		...ANSWERS,
		...CANCELS,
		...REFUSES,
		"confirmed → cancelled by staff",
		"confirmed → cancelled by guest",
		"checked_in → checked_out by staff",
	]);
});

test("on the day of check-in guests can arrive, and still cancel", () => {
	expect(allowed(today, null).filter((change) => change.startsWith("confirmed"))).toEqual([
		"confirmed → checked_in by staff",
		"confirmed → cancelled by staff",
		"confirmed → cancelled by guest",
	]);
});

test("after the day of check-in only the hotel changes the status", () => {
	expect(allowed("2026-11-19", null).filter((change) => change.startsWith("confirmed"))).toEqual([
		"confirmed → checked_in by staff",
		"confirmed → cancelled by staff",
		"confirmed → no_show by staff",
	]);
});

test("an overdue request can only expire or be cancelled", () => {
	const pending = (hold: string) => allowed("2026-11-21", hold).filter((is) => is.startsWith("pending"));
	expect(pending(before)).toEqual([...CANCELS, "pending → expired by clock"]);
	expect(pending(now.toISOString())).toEqual(pending(before));
	expect(pending(after)).toEqual([...ANSWERS, ...CANCELS, ...REFUSES]);
});

test("dates move while a stay that was booked at once is confirmed and has not begun", () => {
	const may = (status: BookingStatus, check_in: string, hold_until: string | null) =>
		mayMoveDates({ status, check_in, hold_until }, today);
	expect(may("confirmed", today, null)).toBe(true);
	expect(may("confirmed", "2026-11-19", null)).toBe(false);
	expect(may("confirmed", today, before)).toBe(false);
	for (const status of BOOKING_STATUS_NAMES.filter((name) => name !== "confirmed"))
		expect(may(status, "2026-11-25", null)).toBe(false);
});
