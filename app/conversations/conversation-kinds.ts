import { t } from "#app/common/language/messages.ts";
import { withTexts } from "#app/common/language/with-texts.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { readReferenceNumber } from "#app/common/reference-number.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { ConversationKind, MessageAuthor } from "#db/schema/inbox.ts";
import type { ConversationRef } from "./conversation-subject.ts";

export type { ConversationKind, MessageAuthor };

export const CONVERSATION_KINDS: Record<ConversationKind, { label: string; icon: IconName }> = withTexts(
	{
		order: {
			icon: "box",
		},
		stay: {
			icon: "bed",
		},
		move: {
			icon: "truck",
		},
		contact: {
			icon: "chat",
		},
		partner: {
			icon: "user",
		},
	},
	{ label: (key) => t.conversations.kinds[key] },
);

/** Whether it began with a contact message or a partner request, which have no number. */
export const isSent = (kind: ConversationKind): kind is "contact" | "partner" =>
	kind === "contact" || kind === "partner";

const NUMBERED = { M: "order", H: "stay", R: "move" } as const;

/** The kind of a conversation about something with a number; the number is valid. */
export const numberedRef = (number: string): ConversationRef & { kind: "order" | "stay" | "move" } => ({
	kind: NUMBERED[number.charAt(0) as keyof typeof NUMBERED],
	key: number,
});

/** What a segment of a URL refers to: `M7KQ3M9XFT`, or `contact-k3Gd7JmQ`. Null for anything else. */
export function readConversationRef(segment: string): ConversationRef | null {
	const [, kind, masked = ""] = /^(contact|partner)-(\w+)$/.exec(segment) ?? [];
	if (kind) {
		const id = unmaskId(masked);
		return id === null ? null : { kind: kind as "contact" | "partner", key: String(id) };
	}
	const number = readReferenceNumber(segment);
	return number ? numberedRef(number) : null;
}

export const conversationSegment = ({ kind, key }: ConversationRef): string =>
	isSent(kind) ? `${kind}-${maskId(Number(key))}` : key;

/** Pictures of one message. */
export const MOST_MESSAGE_PHOTOS = 4;
/** The widths of their files, in pixels. */
export const MESSAGE_PHOTO_WIDTHS = [320, 1280] as const;

/** The id of a conversation’s last message. */
export const LATEST_MESSAGE = "latest";

/** The page of a conversation, opened at its last message: they stand oldest first. */
export const latestMessage = (path: string): string => `${path}#${LATEST_MESSAGE}`;
