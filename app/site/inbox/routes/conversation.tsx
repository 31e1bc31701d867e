import {
	type ActionFunctionArgs,
	type HeadersFunction,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
	CONVERSATION_KINDS,
	conversationSegment,
	describeSubject,
} from "#app/common/conversations/conversation-kinds.ts";
import { MessageList } from "#app/common/conversations/message-list.tsx";
import { WriteMessage } from "#app/common/conversations/write-message.tsx";
import { maskId } from "#app/common/masked-id.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { trailPath } from "#app/common/trail-path.ts";
import { retryAfterHeaders } from "#app/http/forms/retry-after.ts";
import { db } from "#app/http/process/database.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { listAssignees } from "#app/site/inbox/change-conversation.server.ts";
import { ConversationAside } from "#app/site/inbox/conversation-aside.tsx";
import {
	noConversation,
	type RefusedMessage,
	receiveMessage,
	showConversation,
} from "#app/site/inbox/conversation-request.server.ts";
import { conversationOf, requireDesk } from "#app/site/inbox/desk-request.server.ts";
import { InboxNav } from "#app/site/inbox/inbox-nav.tsx";
import { readPartnerRequest } from "#app/site/inbox/partner-acceptance.server.ts";
import { staffPage } from "#app/site/staff-page.ts";
import { AsOf } from "#app/site/track/as-of.tsx";
import { FollowPage } from "#app/site/ui/follow-page.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true, live: true };
export const headers: HeadersFunction = retryAfterHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(`${data ? data.found.name : "Conversation"} – Inbox`) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const desk = await requireDesk(request);
	const asked = conversationOf(desk, params);
	const { about } = asked;
	const shown = await showConversation(request, asked);
	if (!shown) throw noConversation();
	const { isHotel, person } = desk;
	const isNumbered = about.kind !== "contact" && about.kind !== "partner";
	const hotelId = shown.found.hotel?.id ?? null;
	const people = await listAssignees(db, { hotelId, ...(isHotel ? { only: person.accountId } : {}) });
	return json({
		...shown,
		about,
		isHotel,
		isDeskOnly: person.isDeskOnly,
		inbox: desk.list.path,
		subjectHref: isNumbered && person.role !== "User" ? staffPage(about.key, person.role) : null,
		assignees: people.map(({ id, name }) => ({
			value: maskId(id),
			label: id === person.accountId ? `${name} (me)` : name,
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
	const answer = await receiveMessage(request, desk.person, conversationOf(desk, params));
	if (!answer) throw noConversation();
	return answer;
}

export default function Conversation() {
	const data = useLoaderData<typeof loader>();
	const refused = useActionData() as RefusedMessage;
	const { about, isHotel, isDeskOnly, inbox, found, conversation, messages, here, earlierHref, isEarlier } =
		data;
	const isSent = about.kind === "contact" || about.kind === "partner";
	return (
		<>
			<InboxNav isHotel={isHotel} isDeskOnly={isDeskOnly} />
			<p className="mb-3">
				<a className="link" href={inbox}>
					Back to the inbox
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
						{isSent ? CONVERSATION_KINDS[about.kind].label : `About ${describeSubject(about)}`}
						{data.clock ? ` · Times are ${data.clock}` : null}
					</>
				}
				action={
					<div data-follow-part="state">
						{conversation?.closed_at ? (
							<StatusBadge tone="grey" icon="check" label="Closed" />
						) : (
							<StatusBadge tone="blue" icon={CONVERSATION_KINDS[about.kind].icon} label="Open" />
						)}
					</div>
				}
			/>
			<div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
				<div className="grid min-w-0 gap-6">
					<div data-follow-part="messages">
						{messages.length > 0 ? (
							<MessageList {...{ messages, here, earlierHref, isEarlier }} />
						) : (
							<p className="text-secondary">No messages yet. Your message starts the conversation.</p>
						)}
					</div>
					<section className="card p-4 md:p-5">
						<WriteMessage
							label={`Message to ${found.name}`}
							hint={
								found.email
									? `We also email it to ${found.email}.`
									: "We know no email address of theirs, so they only read it on the site."
							}
							idempotencyKey={data.idempotencyKey}
							lastResult={refused?.lastResult}
							waiting={refused?.waiting ?? data.waiting}
						/>
					</section>
					<div data-follow-part="as-of">
						<AsOf asOf={data.asOf} clock={data.clock} here={here} refresh="Check for new messages" />
					</div>
				</div>
				<div data-follow-part="aside">
					<ConversationAside {...data} />
				</div>
			</div>
			{isEarlier ? null : <FollowPage here={here} stream="/live?topic=conversations" isAtOnce />}
		</>
	);
}
