import { t } from "#app/common/language/messages.ts";
import type { BlockRow } from "#app/travel/desk/block-messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

const COLUMNS: Column<BlockRow>[] = [
	{
		key: "nights",
		get title() {
			return t.blockList.nights;
		},
		isLead: true,
		cell: ({ nights, conflict, bookingsHref }) => (
			<>
				<p className="font-semibold">{nights}</p>
				{conflict ? (
					<p className="mt-1 lg:min-w-56">
						<StatusBadge tone="red" icon="alert" label={t.blockList.conflict} />{" "}
						<span className="wrap-anywhere">{conflict}</span>{" "}
						<span className="text-secondary">{t.blockList.conflictText}</span>{" "}
						<a href={bookingsHref} className="link">
							{t.blockList.bookings}
						</a>
					</p>
				) : null}
			</>
		),
	},
	{
		key: "room",
		get title() {
			return t.blockList.room;
		},
		cell: ({ room }) => <span className="inline-block min-w-20 wrap-anywhere">{room}</span>,
	},
	{
		key: "by",
		get title() {
			return t.blockList.by;
		},
		cell: ({ from, calendarHref }) =>
			calendarHref ? (
				<a href={calendarHref} className="link inline-block min-w-28 wrap-anywhere">
					{t.blockList.calendar({ name: from })}
				</a>
			) : (
				<span className="inline-block min-w-20 wrap-anywhere">{from}</span>
			),
	},
	{
		key: "note",
		get title() {
			return t.blockList.note;
		},
		cell: ({ note }) => (note ? <span className="inline-block min-w-24 wrap-anywhere">{note}</span> : null),
	},
];

export function BlockTable({ blocks }: { blocks: BlockRow[] }) {
	if (blocks.length === 0) return <EmptyState title={t.blockList.none}>{t.blockList.noneText}</EmptyState>;
	return (
		<DataTable
			caption={t.blocks.title}
			columns={COLUMNS}
			rows={blocks}
			rowKey={(block) => block.id}
			actions={(block) =>
				block.calendarHref ? null : (
					<ButtonLink variant="plain" dense href={`/owner/blocks/${block.id}/removal`}>
						{t.blockList.remove({
							rest: (text) => <span className="sr-only">{text}</span>,
							nights: block.nights,
						})}
					</ButtonLink>
				)
			}
		/>
	);
}
