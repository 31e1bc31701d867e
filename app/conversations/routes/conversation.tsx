import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	type SerializeFrom,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { trailPath } from "#app/common/changes/trail-path.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { staffPage } from "#app/common/screens/staff-page.ts";
import { listAssignees } from "#app/conversations/change-conversation.server.ts";
import { CONVERSATION_KINDS, conversationSegment, isSent } from "#app/conversations/conversation-kinds.ts";
import {
	type RefusedMessage,
	receiveMessage,
	showConversation,
} from "#app/conversations/conversation-request.server.ts";
import { conversationOf, requireDesk } from "#app/conversations/desk-request.server.ts";
import { inboxList } from "#app/conversations/inbox-filters.ts";
import { readInbox, readInboxClock } from "#app/conversations/inbox-request.server.ts";
import { readPartnerRequest } from "#app/conversations/partner-acceptance.server.ts";
import { listTemplates } from "#app/conversations/templates/templates.server.ts";
import { ConversationAside } from "#app/conversations/ui/conversation-aside.tsx";
import { ConversationList } from "#app/conversations/ui/conversation-list.tsx";
import { inboxFilterFields } from "#app/conversations/ui/inbox-filter-fields.tsx";
import { InboxPanes } from "#app/conversations/ui/inbox-panes.tsx";
import { MessageList } from "#app/conversations/ui/message-list.tsx";
import { WriteMessage } from "#app/conversations/ui/write-message.tsx";
import { retryAfterHeaders } from "#app/http/network/retry-after.ts";
import { db } from "#app/http/process/database.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { AsOf } from "#app/ui/live/as-of.tsx";
import { FollowPage } from "#app/ui/live/follow-page.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { FilterBar } from "#app/ui/table/filter-bar.tsx";
import { Pager } from "#app/ui/table/pager.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true, live: true };
export const headers = retryAfterHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(t.inbox.pageTitle({ name: data ? data.found.name : t.inbox.conversation })) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const desk = await requireDesk(request);
	const asked = conversationOf(desk, params);
	const { about } = asked;
	const shown = await showConversation(request, asked);
	// Read after the conversation, which counts as read from now on.
	const listed = await readInbox(desk, await readInboxClock(desk));
	const { isHotel, person, filters } = desk;
	const hotelId = shown.found.hotel?.id ?? null;
	const templates = await listTemplates(db, { hotelId: isHotel ? (hotelId ?? 0) : null });
	const people = await listAssignees(db, { hotelId, ...(isHotel ? { only: person.accountId } : {}) });
	return json({
		...shown,
		...listed,
		isHotel,
		filters,
		templatesHref: `${desk.list.path}/templates${isHotel && hotelId !== null ? `/${maskId(hotelId)}` : ""}`,
		templates: templates.map(({ id, name }) => ({ value: maskId(id), label: name })),
		about,
		inbox: desk.list.href(filters),
		subjectHref: !isSent(about.kind) && person.role !== "User" ? staffPage(about.key, person.role) : null,
		assignees: people.map(({ id, name }) => ({
			value: maskId(id),
			label: id === person.accountId ? t.inbox.assign.me({ name }) : name,
		})),
		trail: isHotel ? null : trailPath("conversation", conversationSegment(about)),
		me: maskId(person.accountId),
		assigned: shown.conversation?.assigned_to ? maskId(shown.conversation.assigned_to) : "",
		partner: about.kind === "partner" ? await describePartner(Number(about.key)) : null,
	});
}

async function describePartner(id: number) {
	const request = await readPartnerRequest(db, { id });
	if (!request) return null;
	const { declinedAt, name: _, contact: __, ...decided } = request;
	return { ...decided, declined: declinedAt && formatMarketMoment(declinedAt) };
}

export async function action({ request, params }: ActionFunctionArgs) {
	const desk = await requireDesk(request);
	return receiveMessage(request, desk.person, conversationOf(desk, params));
}

export default function Conversation() {
	const data = useLoaderData<typeof loader>();
	const refused = useActionData() as RefusedMessage;
	const { about, inbox, found, conversation, messages, here, search, earlierHref, isEarlier } = data;
	return (
		<InboxPanes isOpen list={<ListBeside {...data} />}>
			<p className="mb-3 lg:hidden">
				<a className="link" href={inbox}>
					{t.inbox.back}
				</a>
			</p>
			<PageHeading
				title={
					<span className="wrap-anywhere" dir="auto">
						{found.name}
					</span>
				}
				sub={
					<>
						{isSent(about.kind)
							? CONVERSATION_KINDS[about.kind].label
							: t.conversations.about[about.kind]({ number: formatReferenceNumber(about.key) })}
						{data.clock ? ` ${t.inbox.times({ clock: data.clock })}` : null}
					</>
				}
				action={
					<div data-follow-part="state">
						{conversation?.closed_at ? (
							<StatusBadge tone="grey" icon="check" label={t.inbox.states.closed} />
						) : (
							<StatusBadge
								tone="blue"
								icon={CONVERSATION_KINDS[about.kind].icon}
								label={t.inbox.states.open}
							/>
						)}
					</div>
				}
			/>
			<div className="grid gap-6 min-[96rem]:grid-cols-[minmax(0,1fr)_20rem] min-[96rem]:items-start">
				<div className="grid min-w-0 gap-6">
					<div data-follow-part="messages" className="[&_#latest]:scroll-mt-40">
						{messages.length > 0 ? (
							<MessageList
								messages={messages}
								here={here}
								latestHref={here + search}
								earlierHref={earlierHref}
								isEarlier={isEarlier}
							/>
						) : (
							<p className="text-secondary">{t.inbox.noMessages}</p>
						)}
					</div>
					<section className="card p-4 md:p-5">
						<WriteMessage
							label={t.inbox.messageTo({ name: found.name })}
							hint={found.email ? t.inbox.emailed({ email: found.email }) : t.inbox.noEmail}
							idempotencyKey={data.idempotencyKey}
							lastResult={refused?.lastResult}
							desk={{
								templates: data.templates,
								templatesHref: data.templatesHref,
								canNote: conversation !== null,
							}}
							waiting={refused?.waiting ?? data.waiting}
						/>
					</section>
					<div data-follow-part="as-of">
						<AsOf asOf={data.asOf} here={here + search} refresh={t.conversations.refresh} />
					</div>
				</div>
				<div data-follow-part="aside">
					<ConversationAside {...data} />
				</div>
			</div>
			{isEarlier ? null : <FollowPage here={here + search} stream="/live?topic=conversations" isAtOnce />}
		</InboxPanes>
	);
}

type ListBesideProps = SerializeFrom<typeof loader>;

/** The inbox's list beside the conversation: its filters and pages keep the conversation open. */
function ListBeside({ here, about, isHotel, colleagues, filters, rows, total, page }: ListBesideProps) {
	const list = inboxList(here);
	return (
		<nav aria-label={t.inbox.title} data-follow-part="list">
			<p className="mb-3 text-xl font-semibold">{t.inbox.title}</p>
			<FilterBar list={list} filters={filters} {...inboxFilterFields({ isHotel, colleagues })} isNarrow />
			{rows.length > 0 ? (
				<ConversationList rows={rows} open={about} />
			) : (
				<p className="text-secondary">{t.inbox.noMatchText}</p>
			)}
			<Pager
				path={list.path}
				params={new URLSearchParams(list.search(filters))}
				page={page}
				perPage={filters.size}
				total={total}
				noun="conversations"
				sizes={list.sizes}
			/>
		</nav>
	);
}
