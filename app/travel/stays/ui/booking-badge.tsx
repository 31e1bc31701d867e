import { BOOKING_STATES, type BookingStatus } from "#app/travel/stays/booking-states.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";

export function BookingBadge({ status }: { status: BookingStatus }) {
	const { tone, icon, label } = BOOKING_STATES[status];
	return <StatusBadge tone={tone} icon={icon} label={label} />;
}
