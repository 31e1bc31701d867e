import { statusRow } from "#app/rent/moving-booking.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";

/** The badge of a moving booking's status; an unknown status shows as pending. */
export function MovingBadge({ status }: { status: string }) {
	const { tone, icon, label } = statusRow(status);
	return <StatusBadge tone={tone} icon={icon} label={label} />;
}
