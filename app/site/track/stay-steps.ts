import { t } from "#app/common/language/messages.ts";
import { awaitsEmail, awaitsPayment, BOOKING_STATES, hasEnded } from "#app/travel/stays/booking-states.ts";
import type { Booking } from "#app/travel/stays/read-booking.server.ts";
import type { ProgressStep } from "#app/ui/receipt/progress-step.ts";
import { stopAt } from "./stop-at.ts";

type FollowedStay = Pick<Booking, "status" | "pay_before" | "confirm_before" | "created_at"> & {
	/** Oldest first. */
	history: readonly { kind: string; to_value: string | null; at: string }[];
};

/**
 * The steps of a stay as its guest sees them. `formatTime` writes the time of an event. A stay that was confirmed at
 * once begins with that.
 */
export function staySteps(
	booking: FollowedStay,
	{ arrive, leave, formatTime }: { arrive: string; leave: string; formatTime: (at: string) => string },
): ProgressStep[] {
	const { status, history, created_at } = booking;
	const timeOf = (state: string) => {
		const event = history.findLast(({ kind, to_value }) => kind !== "dates" && to_value === state);
		return event ? formatTime(event.at) : null;
	};
	const isRequest = timeOf("pending") !== null || status === "pending";
	const { confirmed, checked_in, checked_out } = BOOKING_STATES;
	const isIn = status === "checked_in" || status === "checked_out";
	const steps: ProgressStep[] = [
		{
			label: isRequest ? t.tracking.requested : t.tracking.booked,
			icon: "calendar",
			tone: "blue",
			at: formatTime(created_at),
			isReached: true,
		},
		{
			...heldOr(booking, confirmed),
			at: timeOf("confirmed"),
			isReached: status === "confirmed" || isIn || timeOf("confirmed") !== null,
		},
		{
			label: checked_in.label,
			icon: checked_in.icon,
			tone: checked_in.tone,
			at: timeOf("checked_in") ?? (isIn ? null : arrive),
			isReached: isIn,
		},
		{
			label: checked_out.label,
			icon: checked_out.icon,
			tone: checked_out.tone,
			at: timeOf("checked_out") ?? (status === "checked_out" ? null : leave),
			isReached: status === "checked_out",
		},
	];
	return hasEnded(status) ? stopAt(steps, { ...BOOKING_STATES[status], at: timeOf(status) }) : steps;
}

type Look = Pick<ProgressStep, "label" | "icon" | "tone">;

/** A confirmed stay is only held while its guest has to pay or to confirm their email address. */
function heldOr(booking: FollowedStay, { label, icon, tone }: Look): Look {
	if (awaitsPayment(booking)) return { label: t.tracking.unpaid, icon: "clock", tone: "yellow" };
	if (awaitsEmail(booking)) return { label: t.tracking.emailToConfirm, icon: "clock", tone: "yellow" };
	return { label, icon, tone };
}
