import { StatusBadge } from "#app/ui/status-badge.tsx";
import { IMPORT_STATES, type ImportState } from "./import-labels.ts";

export function ImportBadge({ state }: { state: ImportState }) {
	const { label, tone, icon } = IMPORT_STATES[state];
	return (
		<StatusBadge tone={tone} icon={icon}>
			{label}
		</StatusBadge>
	);
}
