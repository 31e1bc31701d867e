import {
	type Moment,
	type Movable,
	mayChangeBooking,
	unmetBookingCondition,
} from "#app/travel/stays/booking-rules.ts";
import { BOOKING_STATES, type BookingStatus } from "#app/travel/stays/booking-states.ts";
import { explainBookingRefusal } from "#app/travel/stays/stay-messages.ts";
import type { IconName } from "#app/ui/icon.tsx";

type Change = {
	to: Exclude<BookingStatus, "pending" | "expired">;
	icon: IconName;
	menu: string;
	/** "Failed to …" */
	verb: string;
	question: (name: string) => string;
	consequence: string;
	/** What it says of the nights that go back on sale, if any do. */
	nights?: string;
	button: string;
	done: (name: string) => string;
	danger?: true;
	/** The guest gets no email about it. */
	isSilent?: true;
};

const REMAINING = "The remaining nights go back on sale.";

/** The actions of a hotel's staff on a booking, by the last part of the dialog's URL. */
const CHANGES = {
	confirmation: {
		to: "confirmed",
		icon: "check",
		menu: "Confirm",
		verb: "confirm the booking",
		question: (name) => `Confirm the booking for ${name}?`,
		consequence: "The room stays reserved for the guest.",
		button: "Confirm booking",
		done: (name) => `The booking for ${name} is confirmed.`,
	},
	arrival: {
		to: "checked_in",
		icon: "bed",
		menu: "Check in",
		verb: "check in the guest",
		question: (name) => `Check in ${name}?`,
		consequence: "After check-in the booking can’t be cancelled.",
		button: "Check in",
		done: (name) => `${name} is checked in.`,
		isSilent: true,
	},
	departure: {
		to: "checked_out",
		icon: "log-out",
		menu: "Check out",
		verb: "check out the guest",
		question: (name) => `Check out ${name}?`,
		consequence: "",
		nights: REMAINING,
		button: "Check out",
		done: (name) => `${name} is checked out.`,
	},
	rejection: {
		to: "rejected",
		icon: "cross",
		menu: "Reject",
		verb: "reject the booking",
		question: (name) => `Reject the booking for ${name}?`,
		consequence: "The guest reads that the hotel declined, and pays nothing.",
		nights: "The nights go back on sale.",
		button: "Reject booking",
		done: (name) => `The booking for ${name} is rejected.`,
		danger: true,
	},
	absence: {
		to: "no_show",
		icon: "info",
		menu: "No-show",
		verb: "mark the booking as no-show",
		question: (name) => `Mark ${name} as a no-show?`,
		consequence: "",
		nights: REMAINING,
		button: "Mark as no-show",
		done: (name) => `The booking for ${name} is marked as no-show.`,
		danger: true,
	},
	cancellation: {
		to: "cancelled",
		icon: "ban",
		menu: "Cancel",
		verb: "cancel the booking",
		question: (name) => `Cancel the booking for ${name}?`,
		consequence: "The guest pays nothing.",
		nights: "The nights go back on sale.",
		button: "Cancel booking",
		done: (name) => `The booking for ${name} is cancelled.`,
		danger: true,
	},
} as const satisfies Record<string, Change>;

const CANCEL_REQUEST = "Cancel it when the guest asks you to. To decline it yourself, reject it.";

export const GUEST_IS_MAILED = "The guest gets an email.";
export const GUEST_IS_NOT_MAILED = "The guest gave no email address, so tell them yourself.";

export type StaffActionName = keyof typeof CHANGES;
const NAMES = Object.keys(CHANGES) as StaffActionName[];

export const staffAction = (name: StaffActionName): Change => CHANGES[name];

/** What an action leads to, in sentences; `today` is the hotel's. */
export function describeConsequence(
	name: StaffActionName,
	{ check_out, status }: { check_out: string; status: BookingStatus },
	today: string,
): string[] {
	const { nights, consequence } = staffAction(name);
	return [
		...(name === "cancellation" && status === "pending" ? [CANCEL_REQUEST] : []),
		...(nights && today < check_out ? [nights] : []),
		...(consequence ? [consequence] : []),
	];
}

export const readStaffAction = (name = ""): StaffActionName | undefined =>
	NAMES.find((each) => each === name);

/** The actions of staff on a booking now, the next step first. */
export const allowedStaffActions = (booking: Movable, moment: Moment): StaffActionName[] =>
	NAMES.filter((name) => mayChangeBooking(booking, { to: CHANGES[name].to, by: "staff" }, moment));

type ActionContext = { moment: Moment; formatMoment: (at: string) => string; currency: string };

/** Why a change is not possible now, as text; null when it is. */
export function explainUnavailableAction(
	name: StaffActionName,
	booking: Movable,
	query: ActionContext,
): string | null {
	const { to } = CHANGES[name];
	const unmet = unmetBookingCondition(booking, { to, by: "staff" }, query.moment);
	if (!unmet) return null;
	if (unmet === "status") return `The booking is now ${BOOKING_STATES[booking.status].label.toLowerCase()}.`;
	const explain = (refusal: Parameters<typeof explainBookingRefusal>[0]) =>
		explainBookingRefusal(refusal, { to, ...query }).reason;
	if (unmet === "day") return explain({ ok: false, reason: "day", checkIn: booking.check_in });
	if (unmet === "hold") return explain({ ok: false, reason: "hold", until: booking.hold_until ?? "" });
	return explain({ ok: false, reason: "not_allowed" });
}
