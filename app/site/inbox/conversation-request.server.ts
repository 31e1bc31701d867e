import { randomUUID } from "node:crypto";
import type { SubmissionResult } from "@conform-to/react";
import { json, redirect } from "@remix-run/node";
import { formatMoment, wallClock } from "#app/common/calendar.ts";
import {
	conversationSegment,
	MESSAGE_PHOTO_WIDTHS,
	MOST_MESSAGE_PHOTOS,
} from "#app/common/conversations/conversation-kinds.ts";
import type { ConversationAccess, ConversationRef } from "#app/common/conversations/conversation-subject.ts";
import { MESSAGE_UPLOAD, messageSchema } from "#app/common/conversations/message-schema.ts";
import {
	type ReadMessage,
	readConversation,
	readMessagePhoto,
} from "#app/common/conversations/read-conversation.server.ts";
import { writeMessage } from "#app/common/conversations/write-message.server.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { listWaitingUploads } from "#app/common/photos/waiting-uploads.server.ts";
import type { Use } from "#app/common/use-counters.server.ts";
import { hashToken, sign } from "#app/http/cookies/secrets.server.ts";
import { refusedPhotoForm, takePhotos } from "#app/http/forms/form-photos.server.ts";
import { readUpload } from "#app/http/forms/upload.server.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { useCounters } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { clockBesidesMarket } from "#app/http/process/market-time.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { CONVERSATION_SUBJECTS } from "#app/site/conversation-subjects.server.ts";

/** The links to conversations in emails. */
export const conversationLinks = { tokenOf: (id: number) => sign("conversation link", String(id)) };

type Asked = {
	about: ConversationRef;
	access: ConversationAccess;
	/** The URL of the conversation, as this reader sees it. */
	here: string;
};

/** Pictures of a refused message wait for this side of this conversation. */
const uploadHash = ({ about, access }: Asked): string => {
	const who = access.by === "customer" ? "customer" : `account ${access.accountId}`;
	return hashToken(`message about ${conversationSegment(about)} by ${who}`);
};

/** What the page of a conversation shows; undefined when it is not theirs. */
export async function showConversation(request: Request, asked: Asked) {
	const { about, access, here } = asked;
	const before = unmaskId(new URL(request.url).searchParams.get("before") ?? "");
	const read = await readConversation(db, CONVERSATION_SUBJECTS, { about, access, before });
	if (!read) return undefined;
	const { found, conversation, messages, earlier } = read;
	// Whoever reads about a stay reads the hotel's clock, as on the pages of the stay.
	const timeZone = found.hotel?.timeZone ?? market.timeZone;
	const now = new Date();
	const names = { access, customer: found.name, hotel: found.hotel?.name ?? "The hotel" };
	return {
		here,
		found,
		conversation,
		waiting: await listWaitingUploads(db, { sender: { linkHash: uploadHash(asked) } }),
		idempotencyKey: randomUUID(),
		isEarlier: before !== null,
		asOf: wallClock(now, timeZone).time,
		clock: clockBesidesMarket(timeZone),
		earlierHref: earlier === null ? null : `${here}?before=${maskId(earlier)}`,
		messages: messages.map((message) => ({
			id: maskId(message.id),
			from: describeAuthor(message, names),
			at: formatMoment(message.at, timeZone, now),
			body: message.body,
			isOwn: (message.author === "customer") === (access.by === "customer"),
			photos: message.photos,
		})),
	};
}

type Names = { access: ConversationAccess; customer: string; hotel: string };

/** Only colleagues learn who of the staff or of the hotel wrote. */
function describeAuthor({ author, by }: ReadMessage, { access, customer, hotel }: Names): string {
	if (author === "customer") return access.by === "customer" ? "You" : customer;
	const side = author === "hotel" ? hotel : marketName();
	return by && access.by === author ? `${by}, ${side}` : side;
}

const TOO_MANY_PHOTOS = `A message can have up to ${MOST_MESSAGE_PHOTOS} pictures. Leave some out.`;

/**
 * Stores the message in a form, and leads back to the conversation. A refused form keeps what was typed; undefined when
 * the conversation is not theirs.
 */
export async function receiveMessage(request: Request, person: Person | null, asked: Asked) {
	const { about, access, here } = asked;
	const hash = uploadHash(asked);
	const now = new Date();
	const form = await readUpload(request, messageSchema, person, MESSAGE_UPLOAD);
	const count = form.ok ? form.sent.length + form.value.uploadedPhoto.length : 0;
	const wait = form.ok ? await countMessage(request, asked) : null;
	const errors: Record<string, string[]> = {
		...(count > MOST_MESSAGE_PHOTOS ? { photos: [TOO_MANY_PHOTOS] } : {}),
		...(wait ? { "": [describeWait(wait)] } : {}),
	};
	const sender = { linkHash: hash };
	const draw = { uploader: hash, limit: "photoByConversation", widths: MESSAGE_PHOTO_WIDTHS } as const;
	const photos = await takePhotos(form, { sender, draw, now, errors });
	if (!photos.ok) {
		if (wait) photos.init.headers.set("Retry-After", String(Math.ceil(wait / 1000)));
		return refusedPhotoForm(wait ? { ...photos, init: { ...photos.init, status: 429 } } : photos, {});
	}
	const { message: body, idempotencyKey } = photos.value;
	const written = await writeMessage(db, CONVERSATION_SUBJECTS, {
		...{ about, access, body, idempotencyKey, links: conversationLinks, now },
		...{ photos: photos.pictures, uploadHash: hash },
	});
	if (!written.ok) return undefined;
	return redirect(`${here}#message-${maskId(written.messageId)}`, { status: 303 });
}

/** Counts a message towards the limits of its sender. Returns how long to wait, in milliseconds, or null. */
async function countMessage(request: Request, { about, access }: Asked): Promise<number | null> {
	const uses: Use[] =
		access.by === "customer"
			? [
					{ name: "messageByConversation", whose: conversationSegment(about) },
					{ name: "messageByAddress", whose: clientAddress(request) },
				]
			: [{ name: "messageByAccount", whose: String(access.accountId) }];
	const refusals = await useCounters.consume(...uses);
	return refusals.find((refusal) => refusal !== null)?.msBeforeNext ?? null;
}

const describeWait = (ms: number) =>
	`You have sent many messages. Try again in ${Math.max(1, Math.ceil(ms / 60_000))} minutes.`;

const FILE = /^(\w+)-([1-4])-(\d{3,4})\.webp$/;

/** A picture of a message, for the people of its conversation; a bare 404 for everybody else. */
export async function sendMessagePhoto(
	asked: Omit<Asked, "here">,
	file: string | undefined,
): Promise<Response> {
	const [, masked = "", position, digits] = FILE.exec(file ?? "") ?? [];
	const width = MESSAGE_PHOTO_WIDTHS.find((each) => each === Number(digits));
	const messageId = unmaskId(masked);
	const bytes =
		width && messageId !== null
			? await readMessagePhoto(db, CONVERSATION_SUBJECTS, {
					...asked,
					...{ messageId, position: Number(position), width },
				})
			: undefined;
	const headers = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
	if (!bytes) return new Response(null, { status: 404, headers });
	return new Response(new Uint8Array(bytes), {
		headers: { ...headers, "Content-Type": "image/webp", "Content-Length": String(bytes.byteLength) },
	});
}

/** The data of a refused form, as the page of a conversation reads it. */
export type RefusedMessage =
	| { lastResult: SubmissionResult<string[]>; waiting: Awaited<ReturnType<typeof listWaitingUploads>> }
	| undefined;

export const noConversation = () => json(null, { status: 404 });
