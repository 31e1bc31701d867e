import { t } from "#app/common/language/messages.ts";
import {
	type Moment,
	type Movable,
	mayChangeBooking,
	unmetBookingCondition,
} from "#app/travel/stays/booking-rules.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
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

/** The actions of a hotel's staff on a booking, by the last part of the dialog's URL. */
const CHANGES = {
	confirmation: {
		to: "confirmed",
		icon: "check",
		get menu() {
			return t.staffActions.confirmation.menu;
		},
		get verb() {
			return t.staffActions.confirmation.verb;
		},
		question: (name) => t.staffActions.confirmation.question({ name }),
		get consequence() {
			return t.staffActions.confirmation.consequence;
		},
		get button() {
			return t.staffActions.confirmation.button;
		},
		done: (name) => t.staffActions.confirmation.done({ name }),
	},
	arrival: {
		to: "checked_in",
		icon: "bed",
		get menu() {
			return t.staffActions.arrival.menu;
		},
		get verb() {
			return t.staffActions.arrival.verb;
		},
		question: (name) => t.staffActions.arrival.question({ name }),
		get consequence() {
			return t.staffActions.arrival.consequence;
		},
		get button() {
			return t.staffActions.arrival.button;
		},
		done: (name) => t.staffActions.arrival.done({ name }),
		isSilent: true,
	},
	departure: {
		to: "checked_out",
		icon: "log-out",
		get menu() {
			return t.staffActions.departure.menu;
		},
		get verb() {
			return t.staffActions.departure.verb;
		},
		question: (name) => t.staffActions.departure.question({ name }),
		consequence: "",
		get nights() {
			return t.staffActions.departure.nights;
		},
		get button() {
			return t.staffActions.departure.button;
		},
		done: (name) => t.staffActions.departure.done({ name }),
	},
	rejection: {
		to: "rejected",
		icon: "cross",
		get menu() {
			return t.staffActions.rejection.menu;
		},
		get verb() {
			return t.staffActions.rejection.verb;
		},
		question: (name) => t.staffActions.rejection.question({ name }),
		get consequence() {
			return t.staffActions.rejection.consequence;
		},
		get nights() {
			return t.staffActions.rejection.nights;
		},
		get button() {
			return t.staffActions.rejection.button;
		},
		done: (name) => t.staffActions.rejection.done({ name }),
		danger: true,
	},
	absence: {
		to: "no_show",
		icon: "info",
		get menu() {
			return t.staffActions.absence.menu;
		},
		get verb() {
			return t.staffActions.absence.verb;
		},
		question: (name) => t.staffActions.absence.question({ name }),
		consequence: "",
		get nights() {
			return t.staffActions.departure.nights;
		},
		get button() {
			return t.staffActions.absence.button;
		},
		done: (name) => t.staffActions.absence.done({ name }),
		danger: true,
	},
	cancellation: {
		to: "cancelled",
		icon: "ban",
		get menu() {
			return t.staffActions.cancellation.menu;
		},
		get verb() {
			return t.staffActions.cancellation.verb;
		},
		question: (name) => t.staffActions.cancellation.question({ name }),
		get consequence() {
			return t.staffActions.cancellation.consequence;
		},
		get nights() {
			return t.staffActions.cancellation.nights;
		},
		get button() {
			return t.staffActions.cancellation.button;
		},
		done: (name) => t.staffActions.cancellation.done({ name }),
		danger: true,
	},
} as const satisfies Record<string, Change>;

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
		...(name === "cancellation" && status === "pending" ? [t.staffActions.cancellation.request] : []),
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
	if (unmet === "status") return t.bookingStatus.isNow[booking.status];
	const explain = (refusal: Parameters<typeof explainBookingRefusal>[0]) =>
		explainBookingRefusal(refusal, { to, ...query }).reason;
	if (unmet === "day") return explain({ ok: false, reason: "day", checkIn: booking.check_in });
	if (unmet === "hold") return explain({ ok: false, reason: "hold", until: booking.hold_until ?? "" });
	return explain({ ok: false, reason: "not_allowed" });
}
