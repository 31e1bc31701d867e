import { t } from "#app/common/language/messages.ts";
import { BOOKING_STATES, type BookingStatus } from "#app/travel/stays/booking-states.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";

type BookingBadgeProps = {
	status: BookingStatus;
	/** Confirmed, but its deposit is not paid yet. */
	isUnpaid?: boolean;
};

export function BookingBadge({ status, isUnpaid = false }: BookingBadgeProps) {
	if (isUnpaid) return <StatusBadge tone="yellow" icon="clock" label={t.stayView.payment.unpaid} />;
	const { tone, icon, label } = BOOKING_STATES[status];
	return <StatusBadge tone={tone} icon={icon} label={label} />;
}
