import { formatDate } from "#app/common/calendar.ts";
import { type Explained, explainConflict } from "#app/common/changes/conflict.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { BOOKING_STATES, type BookingStatus } from "./booking-states.ts";
import type { BookingChangeRefusal } from "./change-booking.server.ts";

export function formatTooLate(status: BookingStatus): string {
	return BOOKING_STATES[status].holds ? t.stayMessages.past : t.bookingStatus.already[status];
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
			return { reason: t.stayMessages.gone, status: 404 };
		case "no_reason":
			return { reason: t.stayMessages.enterReason, status: 422 };
		case "not_allowed":
			return { reason: t.stayMessages.notAllowed, status: 409 };
		case "day":
			return { reason: formatDay(to, formatDate(refusal.checkIn)), status: 409 };
		case "hold":
			return { reason: t.stayMessages.hold({ until: formatMoment(refusal.until) }), status: 409 };
		case "fee":
			return { reason: t.stayMessages.fee({ fee: formatMoney(refusal.fee, currency) }), status: 409 };
		case "changed": {
			const to = t.bookingStatus.inSentence[refusal.status];
			const by = isForGuest ? null : refusal.by;
			return explainConflict("booking", { by, isOwn: refusal.isOwn, to, when: formatMoment(refusal.at) });
		}
	}
}

function formatDay(to: BookingStatus, arrival: string): string {
	if (to === "checked_in") return t.stayMessages.tooEarly({ arrival });
	if (to === "no_show") return t.stayMessages.canArrive({ arrival });
	return t.stayMessages.past;
}
