import { IMPORT_STATUSES, type ImportStatus } from "#app/shop/csv/import-words.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";

export function ImportBadge({ status }: { status: ImportStatus }) {
	const { label, tone, icon } = IMPORT_STATUSES[status];
	return (
		<StatusBadge tone={tone} icon={icon}>
			{label}
		</StatusBadge>
	);
}
