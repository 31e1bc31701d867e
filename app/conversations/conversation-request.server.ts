import { randomUUID } from "node:crypto";
import type { SubmissionResult } from "@conform-to/react";
import { json, redirect } from "@remix-run/node";
import { z } from "zod";
import type { Use } from "#app/common/access/use-counters.server.ts";
import { formatMoment, timeOnClock } from "#app/common/calendar.ts";
import { idempotencyKey, messageText } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { newPhotos, PHOTO_BYTES } from "#app/common/photos/photo-limits.ts";
import type { WaitingUpload } from "#app/common/photos/waiting-uploads.server.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { waitInWords } from "#app/common/wait-in-words.ts";
import { registeredConversationSubjects } from "#app/conversations/conversation-subject.ts";
import { hashToken, sign } from "#app/http/cookies/secrets.server.ts";
import {
	type RefusedPhotoForm,
	refusedPhotoForm,
	takePhotos,
	waitingPhotos,
} from "#app/http/forms/form-photos.server.ts";
import { readUpload } from "#app/http/forms/upload.server.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { tooManyInit, useCounters } from "#app/http/process/limits.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { clockBesidesMarket } from "#app/http/process/market-time.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import {
	conversationSegment,
	isSent,
	MESSAGE_PHOTO_WIDTHS,
	MOST_MESSAGE_PHOTOS,
} from "./conversation-kinds.ts";
import type { ConversationAccess, ConversationRef } from "./conversation-subject.ts";
import { type ReadMessage, readConversation, readMessagePhoto } from "./read-conversation.server.ts";
import { addToMessage, fillTemplate } from "./templates/fill-template.ts";
import { findTemplate } from "./templates/templates.server.ts";
import { writeMessage } from "./write-message.server.ts";

/** What the form of a message can upload. */
const MESSAGE_UPLOAD = { field: "photos", fileBytes: PHOTO_BYTES, files: MOST_MESSAGE_PHOTOS };

const messageSchema = z.object({
	message: messageText(() => t.conversations.enterMessage),
	uploadedPhoto: newPhotos.uploadedPhoto.transform((ids) => ids ?? []),
	idempotencyKey: idempotencyKey(),
});

/** What the buttons of a desk do with the form: send it, keep it as a note, or add the chosen template to it. */
const deskMessageSchema = messageSchema.extend({
	as: z.enum(["reply", "note", "template"], { error: () => t.conversations.chooseAction }).optional(),
	template: z.string().optional(),
});

/** The links to conversations in emails. */
export const conversationLinks = {
	tokenOf: (id: number, email: string) => sign("conversation link", `${id} ${email}`),
};

type Asked = {
	about: ConversationRef;
	access: ConversationAccess;
	/** The path of the conversation, as this reader sees it. */
	here: string;
	/** The query of its page, with the filters of the inbox; customers have none. */
	search?: string;
};

/** Pictures of a refused message wait for this side of this conversation. */
const uploadHash = ({ about, access }: Asked): string => {
	const who = access.by === "customer" ? "customer" : `account ${access.accountId}`;
	return hashToken(`message about ${conversationSegment(about)} by ${who}`);
};

/** What the page of a conversation shows; a 404 when it is not theirs. */
export async function showConversation(request: Request, asked: Asked) {
	const { about, access, here, search = "" } = asked;
	const before = unmaskId(new URL(request.url).searchParams.get("before") ?? "");
	const read = await readConversation(db, registeredConversationSubjects(), { about, access, before });
	if (!read) throw noConversation();
	const { found, conversation, messages, earlier } = read;
	// Whoever reads about a stay reads the hotel's clock, as on the pages of the stay.
	const timeZone = found.hotel?.timeZone ?? market.timeZone;
	const now = new Date();
	const names = { access, customer: found.name, hotel: found.hotel?.name ?? t.conversations.theHotel };
	return {
		here,
		search,
		found,
		conversation,
		waiting: await waitingPhotos({ linkHash: uploadHash(asked) }),
		idempotencyKey: randomUUID(),
		isEarlier: before !== null,
		asOf: timeOnClock(now, timeZone),
		clock: clockBesidesMarket(timeZone),
		earlierHref: earlier === null ? null : `${here}${search ? `${search}&` : "?"}before=${maskId(earlier)}`,
		messages: messages.map((message) => ({
			id: maskId(message.id),
			from: describeAuthor(message, names),
			at: formatMoment(message.at, timeZone, now),
			body: message.body,
			isOwn: (message.author === "customer") === (access.by === "customer"),
			isNote: message.is_note,
			photos: message.photos,
		})),
	};
}

type Names = { access: ConversationAccess; customer: string; hotel: string };

/** Only colleagues learn who of the staff or of the hotel wrote. */
function describeAuthor({ author, by }: ReadMessage, { access, customer, hotel }: Names): string {
	if (author === "customer") return access.by === "customer" ? t.conversations.you : customer;
	const side = author === "hotel" ? hotel : marketName();
	return by && access.by === author ? `${by}, ${side}` : side;
}

/**
 * Stores the message in a form, and leads back to the conversation. A refused form keeps what was typed; it throws a 404
 * when the conversation is not theirs.
 */
export async function receiveMessage(request: Request, person: Person | null, asked: Asked) {
	const { about, access, here, search = "" } = asked;
	const hash = uploadHash(asked);
	const now = new Date();
	const isDesk = access.by !== "customer";
	const form = await readUpload(request, isDesk ? deskMessageSchema : messageSchema, person, {
		...MESSAGE_UPLOAD,
		...(access.by === "customer"
			? { limit: "photoByConversation", bearer: { group: "others", who: hash } }
			: { limit: "photoByAccount" }),
	});
	const count = form.ok ? form.sent.length + form.value.uploadedPhoto.length : 0;
	const as = form.ok && "as" in form.value ? form.value.as : undefined;
	const wait = form.ok && as !== "template" ? await countMessage(request, asked) : null;
	const errors: Record<string, string[]> = {
		...(count > MOST_MESSAGE_PHOTOS
			? { photos: [t.conversations.tooManyPhotos({ max: MOST_MESSAGE_PHOTOS })] }
			: {}),
		...(wait ? { "": [describeWait(wait)] } : {}),
		// The form is shown again, with its pictures.
		...(as === "template" ? { template: [] } : {}),
	};
	const sender = { linkHash: hash };
	const init = wait ? tooManyInit(wait) : undefined;
	const draw = { widths: MESSAGE_PHOTO_WIDTHS };
	const photos = await takePhotos(form, { sender, draw, now, errors, init });
	if (!photos.ok && isDesk && photos.refused.lastResult.initialValue?.as === "template")
		return insertTemplate(photos.refused, asked);
	if (!photos.ok) return refusedPhotoForm(photos, {});
	const { message: body, idempotencyKey: key } = photos.value;
	const written = await writeMessage(db, registeredConversationSubjects(), {
		about,
		access,
		body,
		idempotencyKey: key,
		links: conversationLinks,
		now,
		photos: photos.pictures,
		uploadHash: hash,
		isNote: as === "note",
	});
	if (!written.ok && written.reason === "not_started") {
		const refused = await photos.refuse({ "": [t.conversations.noteTooEarly] }, { status: 409 });
		return refusedPhotoForm(refused, {});
	}
	if (!written.ok) throw noConversation();
	return redirect(`${here}${search}#message-${maskId(written.messageId)}`, { status: 303 });
}

/** The form of a message again, with the chosen reply template after what was typed. */
async function insertTemplate({ lastResult, waiting }: RefusedPhotoForm, { about, access }: Asked) {
	const found = await registeredConversationSubjects()[about.kind].find(db, about.key, access);
	if (!found) throw noConversation();
	const { message, template: chosen, ...others } = lastResult.initialValue ?? {};
	const template = await findTemplate(db, {
		id: unmaskId(String(chosen ?? "")),
		hotelId: access.by === "hotel" ? (found.hotel?.id ?? 0) : null,
	});
	if (!template) {
		const error = { template: [t.conversations.chooseTemplate] };
		return json({ lastResult: { ...lastResult, error }, waiting }, { status: 422 });
	}
	const number = isSent(about.kind) ? "" : formatReferenceNumber(about.key);
	const text = fillTemplate(template.body, { name: found.name, number });
	const initialValue = { ...others, message: addToMessage(String(message ?? ""), text) };
	const photos = lastResult.error?.photos;
	return json({ lastResult: { initialValue, ...(photos ? { error: { photos } } : {}) }, waiting });
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
	t.conversations.wait({ time: waitInWords(Math.max(1, Math.ceil(ms / 1000))) });

const FILE = /^(\w+)-([1-4])-(\d{3,4})\.webp$/;

/** A picture of a message, for the people of its conversation; a bare 404 for everybody else. */
export async function sendMessagePhoto(
	asked: Pick<Asked, "about" | "access">,
	file: string | undefined,
): Promise<Response> {
	const [, masked = "", position, digits] = FILE.exec(file ?? "") ?? [];
	const width = MESSAGE_PHOTO_WIDTHS.find((each) => each === Number(digits));
	const messageId = unmaskId(masked);
	const bytes =
		width && messageId !== null
			? await readMessagePhoto(db, registeredConversationSubjects(), {
					...asked,
					messageId,
					position: Number(position),
					width,
				})
			: undefined;
	const headers = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
	if (!bytes) return new Response(null, { status: 404, headers });
	return new Response(new Uint8Array(bytes), {
		headers: { ...headers, "Content-Type": "image/webp", "Content-Length": String(bytes.byteLength) },
	});
}

/** The data of a refused form, as the page of a conversation reads it. */
export type RefusedMessage = { lastResult: SubmissionResult<string[]>; waiting: WaitingUpload[] } | undefined;

export const noConversation = () => json(null, { status: 404 });
