import type { SerializeFrom } from "@remix-run/node";
import { MessageList } from "#app/common/conversations/message-list.tsx";
import { WriteMessage } from "#app/common/conversations/write-message.tsx";
import { marketName } from "#app/common/market/market-name.ts";
import { AsOf } from "#app/site/track/as-of.tsx";
import type { RefusedMessage, showConversation } from "./conversation-request.server.ts";

type OwnConversationProps = {
	shown: SerializeFrom<NonNullable<Awaited<ReturnType<typeof showConversation>>>>;
	refused: RefusedMessage;
	title: string;
	/** Where the customer came from. */
	back: { href: string; label: string } | null;
	asOf: string;
};

/** A conversation as its customer sees it. */
export function OwnConversation({ shown, refused, title, back, asOf }: OwnConversationProps) {
	const { found, messages, here, earlierHref } = shown;
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
				</p>
			</div>
			{messages.length > 0 ? <MessageList messages={messages} here={here} earlierHref={earlierHref} /> : null}
			<section className="card p-4 md:p-5">
				<WriteMessage
					label={`Message to ${partner}`}
					hint="Up to 1,000 characters."
					idempotencyKey={shown.idempotencyKey}
					lastResult={refused?.lastResult}
					waiting={refused?.waiting ?? shown.waiting}
				/>
			</section>
			<AsOf asOf={asOf} here={here} />
		</div>
	);
}
