import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type MovePriceState, shownStatus } from "./moving-booking.ts";

type MovingBadgeProps = {
	status: string;
	price_state?: MovePriceState;
	/** On a page of the customer. */
	isOwn?: boolean;
};

/** The badge of a moving booking's status; an unknown status shows as pending. */
export function MovingBadge({ isOwn = false, ...move }: MovingBadgeProps) {
	const { tone, icon, label, ownLabel } = shownStatus(move);
	return <StatusBadge tone={tone} icon={icon} label={isOwn ? (ownLabel ?? label) : label} />;
}
