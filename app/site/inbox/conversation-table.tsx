import { CONVERSATION_KINDS, type ConversationKind } from "#app/common/conversations/conversation-kinds.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { Icon } from "#app/ui/icon.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

export type ConversationRow = {
	id: number;
	kind: ConversationKind;
	key: string;
	name: string;
	email: string;
	excerpt: string;
	/** When the last message was written, formatted. */
	at: string;
	isAnswered: boolean;
	isClosed: boolean;
	unread: number;
	assignee: string | null;
	hotel: string | null;
	href: string;
};

export const ConversationTable = ({ rows }: { rows: ConversationRow[] }) => (
	<DataTable caption="Conversations" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} isWide />
);

const COLUMNS: Column<ConversationRow>[] = [
	{ key: "from", title: "From", isLead: true, cell: (row) => <Who row={row} /> },
	{
		key: "about",
		title: "About",
		cell: ({ kind, key, hotel }) => (
			<>
				<span className="flex items-center gap-1.5">
					<Icon name={CONVERSATION_KINDS[kind].icon} />
					<span>
						{CONVERSATION_KINDS[kind].label}{" "}
						{kind === "contact" || kind === "partner" ? null : (
							<span className="whitespace-nowrap tabular-nums">{formatReferenceNumber(key)}</span>
						)}
					</span>
				</span>
				{hotel ? <p className="text-secondary wrap-anywhere">{hotel}</p> : null}
			</>
		),
	},
	{
		key: "message",
		title: "Last message",
		cell: ({ excerpt, at }) => (
			<>
				<p className="wrap-anywhere" dir="auto">
					{excerpt}
				</p>
				<p className="text-secondary">
					<time>{at}</time>
				</p>
			</>
		),
	},
	{ key: "state", title: "Status", isInline: true, cell: (row) => <State row={row} /> },
	{
		key: "assignee",
		title: "Assigned to",
		isInline: true,
		cell: ({ assignee }) =>
			assignee ? (
				<span className="flex items-center gap-1.5">
					<Icon name="user" /> <span className="wrap-anywhere">{assignee}</span>
				</span>
			) : (
				<span className="text-secondary">Not assigned</span>
			),
	},
];

function Who({ row: { name, email, unread, href } }: { row: ConversationRow }) {
	return (
		<div className="lg:min-w-52">
			<a
				className={`link wrap-anywhere ${unread > 0 ? "font-bold" : "font-semibold"}`}
				href={href}
				dir="auto"
			>
				{name}
			</a>
			{email ? <p className="text-secondary wrap-anywhere">{email}</p> : null}
		</div>
	);
}

function State({ row: { isClosed, isAnswered, unread } }: { row: ConversationRow }) {
	return (
		<span className="flex flex-wrap gap-1.5">
			{unread > 0 ? <StatusBadge tone="blue" icon="bell" label={`${unread} unread`} /> : null}
			{isClosed ? (
				<StatusBadge tone="grey" icon="check" label="Closed" />
			) : isAnswered ? (
				<StatusBadge tone="green" icon="check" label="Answered" />
			) : unread === 0 ? (
				<StatusBadge tone="yellow" icon="clock" label="Not answered" />
			) : null}
		</span>
	);
}
