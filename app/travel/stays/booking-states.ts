import { t } from "#app/common/language/messages.ts";
import { withTexts } from "#app/common/language/with-texts.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";
import type { BookingStatus, StoredBooking } from "#db/schema/travel-bookings.ts";

export type { BookingStatus };

type Row = {
	label: string;
	tone: Tone;
	icon: IconName;
	to: readonly BookingStatus[];
	/** Whether it holds its nights. Leaving these statuses releases them, once. */
	holds: boolean;
	forGuest: string;
};

/** Whether the guest has yet to arrive. */
export const isGuestAwaited = (status: BookingStatus): boolean =>
	status === "pending" || status === "confirmed";

/** The statuses of a room booking. It starts at `pending` where the hotel confirms by hand. */
export const BOOKING_STATES: Record<BookingStatus, Row> = withTexts(
	{
		pending: {
			tone: "blue",
			icon: "clock",
			to: ["confirmed", "rejected", "cancelled", "expired"],
			holds: true,
		},
		confirmed: {
			tone: "green",
			icon: "check",
			to: ["checked_in", "cancelled", "no_show", "expired"],
			holds: true,
		},
		checked_in: {
			tone: "purple",
			icon: "bed",
			to: ["checked_out"],
			holds: true,
		},
		checked_out: {
			tone: "grey",
			icon: "log-out",
			to: [],
			holds: false,
		},
		cancelled: {
			tone: "yellow",
			icon: "ban",
			to: [],
			holds: false,
		},
		rejected: {
			tone: "red",
			icon: "cross",
			to: [],
			holds: false,
		},
		expired: {
			tone: "grey",
			icon: "clock",
			to: [],
			holds: false,
		},
		no_show: {
			tone: "red",
			icon: "info",
			to: [],
			holds: false,
		},
	},
	{ label: (state) => t.bookingStatus.label[state], forGuest: (state) => t.bookingStatus.forGuest[state] },
);

export const BOOKING_STATUS_NAMES = Object.keys(BOOKING_STATES) as [BookingStatus, ...BookingStatus[]];

/** Whether nobody stays: what was paid online is refunded, less the fee. */
export const hasEnded = (status: BookingStatus): boolean =>
	!BOOKING_STATES[status].holds && status !== "checked_out";

export const HOLDING = BOOKING_STATUS_NAMES.filter((status) => BOOKING_STATES[status].holds);

/** Whether a stay expires unless its guest confirms their email address. */
export const awaitsEmail = (booking: Pick<StoredBooking, "status" | "confirm_before">): boolean =>
	booking.status === "confirmed" && booking.confirm_before !== null;

/** Whether the emailed link of a stay asks its guest to confirm. Who pays online is asked for nothing else before. */
export const isEmailUnconfirmed = (
	booking: Pick<StoredBooking, "status" | "is_email_confirmed" | "pay_before">,
): boolean =>
	!booking.is_email_confirmed &&
	(booking.status === "pending" || booking.status === "confirmed") &&
	!awaitsPayment(booking);

/** Whether a stay waits for its deposit, and expires without it. A guest who has arrived pays at the hotel. */
export const awaitsPayment = (booking: Pick<StoredBooking, "status" | "pay_before">): boolean =>
	booking.status === "confirmed" && booking.pay_before !== null;
