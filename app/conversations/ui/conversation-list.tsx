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
			className={`relative border-s-4 py-3 ps-3 pe-4 hover:bg-sunk max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-2 max-lg:py-1 max-lg:leading-5 ${isOpen ? "border-s-ink bg-sunk scroll-mt-52 [scroll-initial-target:nearest]" : "border-s-transparent"}`}
		>
			<p className="flex items-baseline justify-between gap-3 max-lg:w-full">
				<a
					className={`min-w-0 wrap-anywhere no-underline max-lg:line-clamp-1 after:absolute after:inset-0 ${unread > 0 ? "font-bold" : "font-semibold"}`}
					href={href}
					aria-current={isOpen ? "true" : undefined}
					dir="auto"
				>
					{name}
				</a>{" "}
				<time className="text-sm whitespace-nowrap text-secondary max-lg:max-w-3/5 max-lg:truncate">
					{at}
				</time>
			</p>
			<p className="flex items-start gap-1.5 text-sm text-secondary max-lg:order-2 max-lg:min-w-0 max-lg:flex-1 max-lg:leading-5">
				<Icon name={CONVERSATION_KINDS[kind].icon} className="mt-0.5" />
				<span className="wrap-anywhere max-lg:line-clamp-1">
					<SubjectOf kind={kind} subjectKey={key} />
					{hotel ? <span className="max-lg:hidden"> · {hotel}</span> : null}
				</span>
			</p>
			<p
				className="mt-1 line-clamp-2 wrap-anywhere max-lg:order-1 max-lg:mt-0 max-lg:line-clamp-1 max-lg:w-full"
				dir="auto"
			>
				{excerpt}
			</p>
			<p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm max-lg:order-3 max-lg:mt-0 max-lg:flex-nowrap max-lg:[&_.badge]:px-1.5 max-lg:[&_.badge]:py-0 max-lg:[&_.badge]:text-[0.75rem]">
				<State row={row} />
				{assignee ? (
					<span className="flex items-center gap-1.5 text-secondary max-lg:hidden">
						<Icon name="user" /> <span className="wrap-anywhere">{assignee}</span>
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
