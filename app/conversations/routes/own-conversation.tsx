import {
	type ActionFunctionArgs,
	type HeadersFunction,
	json,
	type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { isSent } from "#app/conversations/conversation-kinds.ts";
import {
	type RefusedMessage,
	receiveMessage,
	showConversation,
} from "#app/conversations/conversation-request.server.ts";
import type { ConversationRef } from "#app/conversations/conversation-subject.ts";
import { requireOwnConversation } from "#app/conversations/own-request.server.ts";
import { MessageList } from "#app/conversations/ui/message-list.tsx";
import { WriteMessage } from "#app/conversations/ui/write-message.tsx";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { retryAfterHeaders } from "#app/http/network/retry-after.ts";
import { AsOf } from "#app/ui/live/as-of.tsx";
import { FollowPage } from "#app/ui/live/follow-page.tsx";

/** The URL may contain the token of an emailed link. */
export const headers: HeadersFunction = (args) => {
	const all = new Headers(retryAfterHeaders(args));
	for (const [name, value] of Object.entries(secretLinkHeaders())) all.set(name, value);
	return all;
};
export const meta = () => privatePageMeta(t.ownConversations.meta);

/** A conversation as its customer sees it: see `requireOwnConversation`. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { person: _, back, ...asked } = await requireOwnConversation(request, params);
	return json({ ...(await showConversation(request, asked)), about: asked.about, back });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const { person, ...asked } = await requireOwnConversation(request, params);
	return receiveMessage(request, person, asked);
}

function titleOf(about: ConversationRef): string {
	const number = isSent(about.kind) ? "" : formatReferenceNumber(about.key);
	return t.ownConversations.titles[about.kind]({ market: marketName(), number });
}

export default function OwnConversation() {
	const { about, back, ...shown } = useLoaderData<typeof loader>();
	const refused = useActionData() as RefusedMessage;
	const { found, messages, here, earlierHref, isEarlier } = shown;
	const partner = found.hotel?.name ?? marketName();
	const stream = isSent(about.kind) ? `${here}/live` : `/track/${about.key}/live`;
	return (
		<div className="mx-auto grid max-w-form gap-5">
			<div>
				{back ? (
					<p className="mb-2">
						<a className="link" href={back.href}>
							{back.label}
						</a>
					</p>
				) : null}
				<h1 className="text-2xl wrap-anywhere">{titleOf(about)}</h1>
				<p className="mt-1 text-secondary">
					{messages.length > 0 ? t.ownConversations.replyEmailed : t.ownConversations.ask({ name: partner })}
					{shown.clock ? ` ${t.ownConversations.times({ clock: shown.clock })}` : null}
				</p>
			</div>
			<div data-follow-part="messages">
				{messages.length > 0 ? (
					<MessageList messages={messages} here={here} earlierHref={earlierHref} isEarlier={isEarlier} />
				) : null}
			</div>
			<section className="card p-4 md:p-5">
				<WriteMessage
					label={t.inbox.messageTo({ name: partner })}
					hint={t.ownConversations.most}
					idempotencyKey={shown.idempotencyKey}
					lastResult={refused?.lastResult}
					waiting={refused?.waiting ?? shown.waiting}
				/>
			</section>
			<div data-follow-part="as-of">
				<AsOf asOf={shown.asOf} here={here} refresh={t.conversations.refresh} />
			</div>
			{isEarlier ? null : <FollowPage here={here} stream={stream} isAtOnce />}
		</div>
	);
}
