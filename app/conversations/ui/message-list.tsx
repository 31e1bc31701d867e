import { t } from "#app/common/language/messages.ts";
import {
	LATEST_MESSAGE,
	latestMessage,
	MESSAGE_PHOTO_WIDTHS,
} from "#app/conversations/conversation-kinds.ts";

export type ShownMessage = {
	/** Masked. */
	id: string;
	/** Who wrote it, as this reader knows them. */
	from: string;
	/** Formatted. */
	at: string;
	body: string;
	/** Written by this reader’s side. */
	isOwn: boolean;
	/** Only the reader’s own desk sees it. */
	isNote: boolean;
	/** How many pictures it has. */
	photos: number;
};

type MessageListProps = {
	messages: readonly ShownMessage[];
	/** The path of the conversation. */
	here: string;
	/** The page of the conversation, where that is more than its path. */
	latestHref?: string;
	/** The page with the messages before these; null when there are none. */
	earlierHref: string | null;
	/** There are later messages, on the page of the conversation. */
	isEarlier: boolean;
};

/** The messages of a conversation, oldest first; those of this reader’s side stand at the end of the line. */
export function MessageList({ messages, here, latestHref = here, earlierHref, isEarlier }: MessageListProps) {
	const latest = messages.findLast(({ isOwn }) => !isOwn);
	const last = isEarlier ? undefined : messages.at(-1);
	return (
		<>
			{earlierHref ? (
				<p className="mb-4">
					<a className="link" href={earlierHref}>
						{t.conversations.earlier}
					</a>
				</p>
			) : null}
			<ol aria-label={t.conversations.caption} className="grid gap-4" data-follow-list>
				{messages.map((message) => (
					<li
						key={message.id}
						id={`message-${message.id}`}
						data-follow-news={
							message === latest ? t.frame.newMessage({ from: message.from, text: message.body }) : undefined
						}
						className={`max-w-[42rem] min-w-0 ${message.isOwn ? "justify-self-end" : "justify-self-start"}`}
					>
						{message === last ? <span id={LATEST_MESSAGE} /> : null}
						<p className="mb-1 text-sm text-secondary">
							<span className="font-semibold text-ink wrap-anywhere" dir="auto">
								{message.from}
							</span>{" "}
							<time className="whitespace-nowrap">{message.at}</time>
						</p>
						<div
							className={`rounded-card border px-4 py-3 ${message.isNote ? "border-tone bg-tint" : message.isOwn ? "border-line bg-sunk" : "border-line bg-card"}`}
							data-tone={message.isNote ? "yellow" : undefined}
						>
							{message.isNote ? (
								<p className="mb-1 text-sm font-semibold text-tone">{t.conversations.note}</p>
							) : null}
							<p className="whitespace-pre-line wrap-anywhere" dir="auto">
								{message.body}
							</p>
							<MessagePhotos message={message} here={here} />
						</div>
					</li>
				))}
			</ol>
			{isEarlier ? (
				<p className="mt-4">
					<a className="link" href={latestMessage(latestHref)}>
						{t.conversations.latest}
					</a>
				</p>
			) : null}
		</>
	);
}

function MessagePhotos({ message: { id, photos }, here }: { message: ShownMessage; here: string }) {
	if (photos === 0) return null;
	const [small, large] = MESSAGE_PHOTO_WIDTHS;
	return (
		<ul className="mt-3 flex flex-wrap gap-2">
			{Array.from({ length: photos }, (_, index) => index + 1).map((position) => (
				<li key={position}>
					<a href={`${here}/photos/${id}-${position}-${large}.webp`}>
						<img
							src={`${here}/photos/${id}-${position}-${small}.webp`}
							alt={t.conversations.attachment({ number: position, count: photos })}
							className="size-24 rounded-control border border-line object-cover"
							width="96"
							height="96"
							loading="lazy"
						/>
					</a>
				</li>
			))}
		</ul>
	);
}
