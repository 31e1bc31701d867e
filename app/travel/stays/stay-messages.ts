import { formatDate } from "#app/common/calendar.ts";
import { type Explained, explainConflict } from "#app/common/changes/conflict.ts";
import { formatMoney } from "#app/common/money.ts";
import { BOOKING_STATES, type BookingStatus } from "./booking-states.ts";
import type { BookingChangeRefusal } from "./change-booking.server.ts";

export const BOOKING_GONE = "This booking no longer exists.";
export const REOPEN_BOOKING = "Open the booking again and use its buttons.";

export function formatTooLate(status: BookingStatus): string {
	const { label, holds } = BOOKING_STATES[status];
	return holds
		? "The check-in date has passed. Contact the hotel."
		: `This booking is already ${label.toLowerCase()} and can’t be changed.`;
}

type Showing = {
	to: BookingStatus;
	/** Formats a moment in the hotel's time zone. */
	formatMoment: (moment: string) => string;
	currency: string;
	/** Hides which member of staff it was. */
	isForGuest?: boolean;
};

export function explainBookingRefusal(
	refusal: BookingChangeRefusal,
	{ to, formatMoment, currency, isForGuest }: Showing,
): Explained {
	switch (refusal.reason) {
		case "gone":
			return { reason: BOOKING_GONE, status: 404 };
		case "no_reason":
			return { reason: "Enter the reason. The guest can read it.", status: 422 };
		case "not_allowed":
			return { reason: "This isn’t possible in the booking’s current status.", status: 409 };
		case "day":
			return { reason: formatDay(to, formatDate(refusal.checkIn)), status: 409 };
		case "hold":
			return { reason: `The request must be answered by ${formatMoment(refusal.until)}.`, status: 409 };
		case "fee":
			return { reason: `The cancellation fee is now ${formatMoney(refusal.fee, currency)}.`, status: 409 };
		case "changed": {
			const to = BOOKING_STATES[refusal.status].label.toLowerCase();
			const by = isForGuest ? null : refusal.by;
			return explainConflict("booking", { by, isOwn: refusal.isOwn, to, when: formatMoment(refusal.at) });
		}
	}
}

function formatDay(to: BookingStatus, arrival: string): string {
	if (to === "checked_in")
		return `Check-in is on ${arrival}. You can check the guest in from that date, hotel time.`;
	if (to === "no_show") return `The guest can still arrive until the end of ${arrival}, hotel time.`;
	return "The check-in date has passed. Contact the hotel.";
}
