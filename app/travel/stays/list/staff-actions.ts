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
	danger?: true;
	/** The guest gets no email about it. */
	isSilent?: true;
};

/** The actions of a hotel's staff on a booking, by the last part of the dialog's URL. */
const CHANGES = {
	confirmation: { to: "confirmed", icon: "check" },
	arrival: { to: "checked_in", icon: "bed", isSilent: true },
	departure: { to: "checked_out", icon: "log-out" },
	rejection: { to: "rejected", icon: "cross", danger: true },
	absence: { to: "no_show", icon: "info", danger: true },
	cancellation: { to: "cancelled", icon: "ban", danger: true },
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
	const { nights, consequence }: { nights?: string; consequence?: string } = t.staffActions[name];
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
