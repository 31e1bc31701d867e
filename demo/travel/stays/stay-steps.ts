import { addDays, momentOf } from "#app/common/zoned-time.server.ts";
import { freeUntil } from "#app/travel/quotes/policy.ts";
import type { BookingChange } from "#app/travel/stays/change-booking.server.ts";
import type { StoredHotel, StoredRoom } from "#demo/travel/store-hotels.ts";
import { HOUR_MS } from "../../demo-time.ts";
import { pick } from "../../random.ts";
import { type Guest, REASONS } from "./guests.ts";

/**
 * How a booking ends. `awaited`: not checked in yet on the day of arrival; `staying`: not checked out yet on the day
 * of departure; `unanswered`: a request that the hotel has not answered yet.
 */
export type Outcome =
	| "stays"
	| "awaited"
	| "staying"
	| "cancels_early"
	| "cancels_late"
	| "cancelled_by_hotel"
	| "no_show"
	| "rejected"
	| "expires"
	| "unanswered";

export type PlannedStay = {
	hotel: StoredHotel;
	room: StoredRoom;
	checkIn: string;
	checkOut: string;
	rooms: number;
	adults: number;
	children: number;
	guest: Guest;
	accountId: number | null;
	requests: string;
	isWalkIn: boolean;
	bookedAt: Date;
	outcome: Outcome;
	/** A random number from 0 to 1 that decides times and reasons. */
	luck: number;
};

export type Step = Pick<BookingChange, "expectedStatus" | "to" | "by"> & { at: Date; detail: string };

/** The changes of status of a booking until now, in the order of time. */
export function stepsOf(stay: PlannedStay, now: Date): Step[] {
	return allSteps(stay).filter(({ at }) => at <= now);
}

function allSteps(stay: PlannedStay): Step[] {
	const { hotel, checkIn, checkOut, bookedAt, outcome, luck } = stay;
	const { timeZone } = hotel.city;
	const random = () => luck;
	const on = (date: string, from: string, hours: number) =>
		new Date(momentOf(date, from, timeZone).getTime() + hours * HOUR_MS);
	const steps: Step[] = [];
	const step = (to: Step["to"], by: Step["by"], wanted: Date, detail = "") => {
		const soonest = new Date((steps.at(-1)?.at ?? bookedAt).getTime() + HOUR_MS / 4);
		const at = wanted > soonest ? wanted : soonest;
		steps.push({ expectedStatus: steps.at(-1)?.to ?? first, to, by, at, detail });
	};
	const first = isRequest(stay) ? "pending" : "confirmed";
	const checkInFrom = hotel.checkInFrom;
	if (first === "pending") {
		if (outcome === "unanswered") return [];
		const answered = new Date(bookedAt.getTime() + (0.4 + luck * 9) * HOUR_MS);
		if (outcome === "expires") {
			step("expired", "clock", new Date(bookedAt.getTime() + ((hotel.requestHours ?? 24) + 0.1) * HOUR_MS));
			return steps;
		}
		if (outcome === "rejected") {
			step("rejected", "staff", answered, pick(random, REASONS.rejected));
			return steps;
		}
		step("confirmed", "staff", answered);
	}
	const confirmedAt = steps.at(-1)?.at ?? bookedAt;
	const arrived = on(checkIn, checkInFrom, 0.2 + luck * 6);
	switch (outcome) {
		case "cancels_early":
		case "cancels_late": {
			const free = freeUntil({ checkIn, checkInFrom, timeZone, freeUntilDays: hotel.freeUntilDays });
			const end = on(checkIn, "08:00", 0);
			const isEarly = outcome === "cancels_early" && free > confirmedAt;
			const [from, to] = isEarly ? [confirmedAt, free] : [free > confirmedAt ? free : confirmedAt, end];
			const at = new Date(from.getTime() + (to.getTime() - from.getTime()) * (0.15 + luck * 0.75));
			step("cancelled", "guest", at, pick(random, REASONS.cancelledByGuest));
			return steps;
		}
		case "cancelled_by_hotel":
			step("cancelled", "staff", on(addDays(checkIn, -1), "09:30", luck), REASONS.cancelledByHotel[0]);
			return steps;
		case "no_show":
			step("no_show", "staff", on(addDays(checkIn, 1), "10:00", luck));
			return steps;
		case "awaited":
			return steps;
		default:
			step("checked_in", "staff", arrived);
			if (outcome !== "staying") step("checked_out", "staff", on(checkOut, "07:30", luck * 3));
			return steps;
	}
}

/** Whether the hotel has to confirm the booking. */
export const isRequest = ({ hotel, isWalkIn }: Pick<PlannedStay, "hotel" | "isWalkIn">): boolean =>
	hotel.requestHours !== undefined && !isWalkIn;
