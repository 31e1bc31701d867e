import { StatusBadge } from "#app/ui/status-badge.tsx";

export function ActiveBadge({ isActive }: { isActive: boolean }) {
	return isActive ? (
		<StatusBadge tone="green" icon="check">
			Active
		</StatusBadge>
	) : (
		<StatusBadge tone="grey" icon="ban">
			Off
		</StatusBadge>
	);
}
