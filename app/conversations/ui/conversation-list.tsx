import { t } from "#app/common/language/messages.ts";
import { CONVERSATION_KINDS, type ConversationKind } from "#app/conversations/conversation-kinds.ts";
import type { ConversationRef } from "#app/conversations/conversation-subject.ts";
import { Icon } from "#app/ui/icon.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { SubjectOf } from "./subject-of.tsx";

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

/** `open`: what the conversation beside the list is about. */
type ConversationListProps = { rows: readonly ConversationRow[]; open?: ConversationRef };

/** The list of an inbox, narrow enough to stand beside a conversation. The whole row is one link. */
export const ConversationList = ({ rows, open }: ConversationListProps) => (
	<ul aria-label={t.inbox.caption} data-rows className="card divide-y divide-line overflow-clip">
		{rows.map((row) => (
			<Row key={row.id} row={row} isOpen={row.kind === open?.kind && row.key === open.key} />
		))}
	</ul>
);

function Row({ row, isOpen }: { row: ConversationRow; isOpen: boolean }) {
	const { kind, key, name, hotel, excerpt, at, unread, assignee, href } = row;
	return (
		<li
			className={`relative flex flex-wrap items-center gap-x-2 border-s-4 py-1.5 ps-3 pe-4 leading-5 hover:bg-sunk ${isOpen ? "border-s-ink bg-sunk scroll-mt-52 [scroll-initial-target:nearest]" : "border-s-transparent"}`}
		>
			<p className="flex w-full items-baseline justify-between gap-3">
				<a
					className={`min-w-0 line-clamp-1 wrap-anywhere no-underline after:absolute after:inset-0 ${unread > 0 ? "font-bold" : "font-semibold"}`}
					href={href}
					aria-current={isOpen ? "true" : undefined}
					dir="auto"
				>
					{name}
				</a>{" "}
				<time className="text-sm max-w-3/5 truncate whitespace-nowrap text-secondary">{at}</time>
			</p>
			<p className="order-2 flex min-w-0 flex-1 items-start gap-1.5 text-sm leading-5 text-secondary">
				<Icon name={CONVERSATION_KINDS[kind].icon} className="mt-0.5" />
				<span className="line-clamp-1 wrap-anywhere">
					<SubjectOf kind={kind} subjectKey={key} />
					{hotel ? <span className="max-lg:hidden"> · {hotel}</span> : null}
				</span>
			</p>
			<p className="order-1 line-clamp-1 w-full wrap-anywhere" dir="auto">
				{excerpt}
			</p>
			<p className="order-3 flex items-center gap-x-2 text-sm [&_.badge]:px-1.5 [&_.badge]:py-0 [&_.badge]:text-[0.75rem]">
				<State row={row} />
				{assignee ? (
					<span className="flex items-center gap-1 text-secondary max-lg:hidden">
						<Icon name="user" /> <span className="max-w-16 truncate max-[90rem]:sr-only">{assignee}</span>
					</span>
				) : null}
			</p>
		</li>
	);
}

function State({ row: { isClosed, isAnswered, unread } }: { row: ConversationRow }) {
	return (
		<>
			{unread > 0 ? <StatusBadge tone="blue" icon="bell" label={t.inbox.unread({ count: unread })} /> : null}
			{isClosed ? (
				<StatusBadge tone="grey" icon="check" label={t.inbox.states.closed} />
			) : isAnswered ? (
				<StatusBadge tone="green" icon="check" label={t.inbox.answered} />
			) : unread === 0 ? (
				<StatusBadge tone="yellow" icon="clock" label={t.inbox.waiting.unanswered} />
			) : null}
		</>
	);
}
