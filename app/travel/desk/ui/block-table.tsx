import type { BlockRow } from "#app/travel/desk/block-messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

const COLUMNS: Column<BlockRow>[] = [
	{
		key: "nights",
		title: "Nights",
		isLead: true,
		cell: ({ nights, conflict, bookingsHref }) => (
			<>
				<p className="font-semibold">{nights}</p>
				{conflict ? (
					<p className="mt-1">
						<StatusBadge tone="red" icon="alert" label="Conflict" />{" "}
						<span className="wrap-anywhere">{conflict}</span>{" "}
						<span className="text-secondary">
							Nothing was cancelled. Decide which guest to keep, cancel the other booking, and tell that
							guest.
						</span>{" "}
						<a href={bookingsHref} className="link">
							View the bookings
						</a>
					</p>
				) : null}
			</>
		),
	},
	{
		key: "room",
		title: "Room",
		cell: ({ room }) => <span className="inline-block min-w-20 wrap-anywhere">{room}</span>,
	},
	{
		key: "by",
		title: "By",
		cell: ({ from, calendarHref }) =>
			calendarHref ? (
				<a href={calendarHref} className="link inline-block min-w-28 wrap-anywhere">
					Calendar {from}
				</a>
			) : (
				<span className="inline-block min-w-20 wrap-anywhere">{from}</span>
			),
	},
	{
		key: "note",
		title: "Note",
		cell: ({ note }) => (
			<span className={note ? "inline-block min-w-24 wrap-anywhere" : ""}>{note || "–"}</span>
		),
	},
];

export function BlockTable({ blocks }: { blocks: BlockRow[] }) {
	if (blocks.length === 0) return <EmptyState title="No blocks">No rooms are blocked.</EmptyState>;
	return (
		<DataTable
			caption="Blocks"
			columns={COLUMNS}
			rows={blocks}
			rowKey={(block) => block.id}
			actions={(block) =>
				block.calendarHref ? null : (
					<ButtonLink variant="plain" dense href={`/owner/blocks/${block.id}/removal`}>
						Remove<span className="sr-only"> {block.nights}</span>
					</ButtonLink>
				)
			}
		/>
	);
}
