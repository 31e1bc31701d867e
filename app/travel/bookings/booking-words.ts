import { showDate } from "#app/site/calendar.ts";
import { showMoney } from "#app/site/money.ts";
import { BOOKING_STATES, type BookingStatus } from "./booking-states.ts";
import type { ChangeRefusal } from "./change-booking.server.ts";

export const GONE = "It is not there any more.";
export const OPEN_AGAIN = "Open the booking again and choose from there.";

/** Why its guest can't cancel a booking, as it stands now. */
export function sayTooLate(status: BookingStatus): string {
	const { label, holds } = BOOKING_STATES[status];
	return holds
		? "The day of arrival has passed. Write to the hotel, or phone it."
		: `It is ${label.toLowerCase()} already, and that can’t be changed.`;
}

type Explained = { reason: string; status: number };
type Showing = {
	/** What was asked for. */
	to: BookingStatus;
	/** A moment by the hotel's clock. */
	showMoment: (moment: string) => string;
	currency: string;
	/** Who of the hotel it was is the hotel's business. */
	isForGuest?: boolean;
};

/** Why a change of a booking was refused, for whoever asked for it, and the status to answer with. */
export function explainRefusal(
	refusal: ChangeRefusal,
	{ to, showMoment, currency, isForGuest }: Showing,
): Explained {
	switch (refusal.reason) {
		case "gone":
			return { reason: GONE, status: 404 };
		case "no_reason":
			return { reason: "Say why: the guest reads it.", status: 422 };
		case "not_allowed":
			return { reason: "Where it stands now, that can’t be done.", status: 409 };
		case "day":
			return { reason: sayDay(to, showDate(refusal.checkIn)), status: 409 };
		case "hold":
			return { reason: `The time to answer ends ${showMoment(refusal.until)}.`, status: 409 };
		case "fee":
			return { reason: `It costs ${showMoney(refusal.fee, currency)} by now.`, status: 409 };
		case "changed": {
			const word = BOOKING_STATES[refusal.status].label.toLowerCase();
			const at = showMoment(refusal.at);
			return refusal.by && !isForGuest
				? { reason: `${refusal.by} has set it to ${word} (${at}).`, status: 409 }
				: { reason: `It was set to ${word} (${at}).`, status: 409 };
		}
	}
}

function sayDay(to: BookingStatus, arrival: string): string {
	if (to === "checked_in") return `Arrival is on ${arrival}. Check in from that day on, by the hotel’s date.`;
	if (to === "no_show") return `Until the end of ${arrival}, by the hotel’s date, they can still come.`;
	return "The day of arrival has passed. Write to the hotel, or phone it.";
}
