import { addDays, momentOf } from "#app/site/zoned-time.server.ts";
import type { BookingChange } from "#app/travel/bookings/change-booking.server.ts";
import { freeUntil } from "#app/travel/bookings/policy.ts";
import { pick } from "../../random.ts";
import type { StoredHotel, StoredRoom } from "../store-hotels.ts";
import type { Guest } from "./guests.ts";

const HOUR_MS = 60 * 60 * 1000;

/** What becomes of a booking. `awaited`: not here yet on the day of arrival; `staying`: not gone on that of leaving. */
export type Fate =
	| "stays"
	| "awaited"
	| "staying"
	| "cancels_early"
	| "cancels_late"
	| "turned_away"
	| "no_show"
	| "rejected"
	| "expires"
	| "waits";

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
	fate: Fate;
	/** Answers, arrivals and so on, from 0 to 1: each stay has its own. */
	luck: number;
};

export type Step = Pick<BookingChange, "seen" | "to" | "by"> & { at: Date; detail: string };

const WHY = {
	rejected: [
		"We are sorry: a pipe broke in this room and it is not ready by then.",
		"This week the house is taken by a wedding. Would the week after suit you?",
		"We have no cots left for these dates.",
	],
	turned_away: ["The heating failed and we had to close this floor. We have found you a room next door."],
	guest: ["Our plans have changed.", "The flight was cancelled.", "", "", ""],
};

/** What happens to a booking after it was made, up to now, in its order. */
export function stepsOf(stay: PlannedStay, now: Date): Step[] {
	return allSteps(stay).filter(({ at }) => at <= now);
}

function allSteps(stay: PlannedStay): Step[] {
	const { hotel, checkIn, checkOut, bookedAt, fate, luck } = stay;
	const { timeZone } = hotel.city;
	const random = () => luck;
	const on = (date: string, from: string, hours: number) =>
		new Date(momentOf(date, from, timeZone).getTime() + hours * HOUR_MS);
	const steps: Step[] = [];
	const step = (to: Step["to"], by: Step["by"], wanted: Date, detail = "") => {
		const soonest = new Date((steps.at(-1)?.at ?? bookedAt).getTime() + HOUR_MS / 4);
		const at = wanted > soonest ? wanted : soonest;
		steps.push({ seen: steps.at(-1)?.to ?? first, to, by, at, detail });
	};
	const first = isRequest(stay) ? "pending" : "confirmed";
	const checkInFrom = hotel.clock?.checkIn ?? "15:00";
	if (first === "pending") {
		if (fate === "waits") return [];
		const answered = new Date(bookedAt.getTime() + (0.4 + luck * 9) * HOUR_MS);
		if (fate === "expires") {
			step("expired", "clock", new Date(bookedAt.getTime() + ((hotel.asks ?? 24) + 0.1) * HOUR_MS));
			return steps;
		}
		if (fate === "rejected") {
			step("rejected", "staff", answered, pick(random, WHY.rejected));
			return steps;
		}
		step("confirmed", "staff", answered);
	}
	const confirmedAt = steps.at(-1)?.at ?? bookedAt;
	const arrived = on(checkIn, checkInFrom, 0.2 + luck * 6);
	switch (fate) {
		case "cancels_early":
		case "cancels_late": {
			const free = freeUntil({ checkIn, checkInFrom, timeZone, freeUntilDays: hotel.policy[0] });
			const end = on(checkIn, "08:00", 0);
			const isEarly = fate === "cancels_early" && free > confirmedAt;
			const [from, to] = isEarly ? [confirmedAt, free] : [free > confirmedAt ? free : confirmedAt, end];
			const at = new Date(from.getTime() + (to.getTime() - from.getTime()) * (0.15 + luck * 0.75));
			step("cancelled", "guest", at, pick(random, WHY.guest));
			return steps;
		}
		case "turned_away":
			step("cancelled", "staff", on(addDays(checkIn, -1), "09:30", luck), WHY.turned_away[0]);
			return steps;
		case "no_show":
			step("no_show", "staff", on(addDays(checkIn, 1), "10:00", luck));
			return steps;
		case "awaited":
			return steps;
		default:
			step("checked_in", "staff", arrived);
			if (fate !== "staying") step("checked_out", "staff", on(checkOut, "07:30", luck * 3));
			return steps;
	}
}

/** Whether the hotel has to say yes first. */
export const isRequest = ({ hotel, isWalkIn }: Pick<PlannedStay, "hotel" | "isWalkIn">): boolean =>
	hotel.asks !== undefined && !isWalkIn;
