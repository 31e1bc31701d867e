import { IMPORT_STATES, type ImportState } from "#app/shop/csv/import-labels.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";

export function ImportBadge({ state }: { state: ImportState }) {
	const { label, tone, icon } = IMPORT_STATES[state];
	return (
		<StatusBadge tone={tone} icon={icon}>
			{label}
		</StatusBadge>
	);
}
