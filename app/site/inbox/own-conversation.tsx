import type { SerializeFrom } from "@remix-run/node";
import { MessageList } from "#app/common/conversations/message-list.tsx";
import { WriteMessage } from "#app/common/conversations/write-message.tsx";
import { marketName } from "#app/common/market/market-name.ts";
import { AsOf } from "#app/site/track/as-of.tsx";
import { FollowPage } from "#app/site/ui/follow-page.tsx";
import type { RefusedMessage, showConversation } from "./conversation-request.server.ts";

type OwnConversationProps = {
	shown: SerializeFrom<NonNullable<Awaited<ReturnType<typeof showConversation>>>>;
	refused: RefusedMessage;
	title: string;
	/** Where the customer came from. */
	back: { href: string; label: string } | null;
	/** The URL of the stream that reports new messages. */
	stream: string;
};

/** A conversation as its customer sees it. */
export function OwnConversation({ shown, refused, title, back, stream }: OwnConversationProps) {
	const { found, messages, here, earlierHref, isEarlier } = shown;
	const partner = found.hotel?.name ?? marketName();
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
				<h1 className="text-2xl wrap-anywhere">{title}</h1>
				<p className="mt-1 text-secondary">
					{messages.length > 0
						? "We email you when there is an answer."
						: `Ask ${partner} anything about it. We email you when there is an answer.`}
					{shown.clock ? ` Times are ${shown.clock}.` : null}
				</p>
			</div>
			<div data-follow-part="messages">
				{messages.length > 0 ? <MessageList {...{ messages, here, earlierHref, isEarlier }} /> : null}
			</div>
			<section className="card p-4 md:p-5">
				<WriteMessage
					label={`Message to ${partner}`}
					hint="Up to 1,000 characters."
					idempotencyKey={shown.idempotencyKey}
					lastResult={refused?.lastResult}
					waiting={refused?.waiting ?? shown.waiting}
				/>
			</section>
			<div data-follow-part="as-of">
				<AsOf asOf={shown.asOf} clock={shown.clock} here={here} refresh="Check for new messages" />
			</div>
			{isEarlier ? null : <FollowPage here={here} stream={stream} isAtOnce />}
		</div>
	);
}
