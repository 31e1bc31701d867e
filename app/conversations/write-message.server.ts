import type { Transaction } from "kysely";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { foldText } from "#app/common/lists/fold-text.ts";
import type { Picture } from "#app/common/photos/images.server.ts";
import { forgetWaitingUploads } from "#app/common/photos/waiting-uploads.server.ts";
import { excerptOf } from "#app/common/plain-text.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { conversationSegment, MESSAGE_PHOTO_WIDTHS } from "./conversation-kinds.ts";
import type {
	ConversationAccess,
	ConversationRef,
	ConversationSubjects,
	Correspondence,
} from "./conversation-subject.ts";
import { type MailLinks, mailMessage } from "./mail-message.server.ts";

type NewMessage = {
	about: ConversationRef;
	access: ConversationAccess;
	body: string;
	/** At most four. */
	photos: readonly Picture[];
	/** Whose pictures of a refused form wait; they are deleted. */
	uploadHash?: string;
	/** Unique in the conversation: a message that is sent twice is stored once. */
	idempotencyKey: string;
	links: MailLinks;
	now: Date;
	/** A note, which only the desk that writes it reads. */
	isNote?: boolean;
	/** The message is a part of a change that its caller adds to the trail. */
	isPartOfChange?: true;
};

export type WriteOutcome =
	| { ok: true; repeated: boolean; messageId: number }
	/** `gone`: there is no such subject, or it is not theirs. `not_started`: there is no conversation to note something in. */
	| { ok: false; reason: "gone" | "not_started" };

const EXCERPT = 120;

/**
 * Adds a message to the conversation about an order, stay, move, contact message or partner request, and emails the
 * other side. The first message starts the conversation, and any message opens a closed one again. A note does neither:
 * nobody is emailed, and what the customer sees stays as it is.
 */
export function writeMessage(
	db: Database,
	subjects: ConversationSubjects,
	message: NewMessage,
): Promise<WriteOutcome> {
	const { about, access, idempotencyKey, uploadHash, now } = message;
	const isNote = access.by !== "customer" && message.isNote === true;
	return transact(db, async (trx) => {
		const found = await subjects[about.kind].find(trx, about.key, access);
		if (!found) return { ok: false, reason: "gone" };
		if (!isNote) await startIfNew(trx, { about, found, now });
		const conversation = await lockConversation(trx, about);
		if (!conversation) return { ok: false, reason: "not_started" };
		const earlier = await trx
			.selectFrom("messages")
			.select("id")
			.where("conversation_id", "=", conversation.id)
			.where("idempotency_key", "=", idempotencyKey)
			.executeTakeFirst();
		if (earlier) return { ok: true, repeated: true, messageId: earlier.id };
		const messageId = await addMessage(trx, { ...message, isNote, conversationId: conversation.id });
		if (uploadHash) await forgetWaitingUploads(trx, { linkHash: uploadHash });
		if (!isNote) await mailMessage(trx, { ...message, found, conversation });
		// The message itself is in the conversation.
		const action = isNote ? "note" : "message";
		const entry = { action, subject: `conversation ${conversationSegment(about)}`, now } as const;
		if (access.by !== "customer" && !message.isPartOfChange)
			await recordChange(trx, { ...entry, actorId: access.accountId });
		return { ok: true, repeated: false, messageId };
	});
}

type Started = { about: ConversationRef; found: Correspondence; now: Date };

/** The conversation exists from now on. */
async function startIfNew(trx: Transaction<Schema>, { about, found, now }: Started): Promise<void> {
	const { name, email, accountId, hotel, language } = found;
	const at = now.toISOString();
	await trx
		.insertInto("conversations")
		.values({
			kind: about.kind,
			subject_key: about.key,
			hotel_id: hotel?.id ?? null,
			account_id: accountId,
			name,
			email,
			search_text: foldText([name, email, about.key, hotel?.name ?? ""].join(" ")),
			last_message_at: at,
			language,
			created_at: at,
		})
		.onConflict((conflict) => conflict.columns(["kind", "subject_key"]).doNothing())
		.execute();
}

const lockConversation = (trx: Transaction<Schema>, about: ConversationRef) =>
	trx
		.selectFrom("conversations")
		.select(["id", "kind", "subject_key", "hotel_id", "account_id", "assigned_to"])
		.where("kind", "=", about.kind)
		.where("subject_key", "=", about.key)
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();

type FirstMessage = Started & { body: string };

/** Starts a conversation with what a customer sent from a public page, in the transaction that stores it. */
export async function startConversation(trx: Transaction<Schema>, first: FirstMessage): Promise<void> {
	const { found, body, now } = first;
	await startIfNew(trx, first);
	const conversation = await lockConversation(trx, first.about);
	const viewer = { isGranted: false, guestHash: null, accountId: found.accountId };
	const access = { by: "customer", viewer } as const;
	const message = { access, body, photos: [], idempotencyKey: "first", now };
	if (conversation) await addMessage(trx, { ...message, conversationId: conversation.id });
}

type AddedMessage = Pick<NewMessage, "access" | "body" | "photos" | "idempotencyKey" | "isNote" | "now"> & {
	conversationId: number;
};

/** Adds a message to a conversation that the transaction has locked. Returns its id. */
async function addMessage(trx: Transaction<Schema>, message: AddedMessage): Promise<number> {
	const { conversationId, access, body, photos, idempotencyKey, isNote = false, now } = message;
	const at = now.toISOString();
	const accountId = access.by === "customer" ? access.viewer.accountId : access.accountId;
	const { id } = await trx
		.insertInto("messages")
		.values({
			conversation_id: conversationId,
			idempotency_key: idempotencyKey,
			author: access.by,
			account_id: accountId,
			body,
			is_note: isNote,
			at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await storePhotos(trx, id, photos);
	const isFromCustomer = access.by === "customer";
	const conversation = trx.updateTable("conversations").where("id", "=", conversationId);
	if (isNote) {
		// Nothing changes but what the desk's live screens hear of.
		await conversation.set((eb) => ({ desk_unread: eb.ref("desk_unread") })).execute();
		return id;
	}
	await conversation
		.set((eb) => ({
			excerpt: excerptOf(body, EXCERPT),
			last_author: access.by,
			last_message_at: at,
			message_count: eb("message_count", "+", 1),
			// Whoever answers has read what was written before.
			desk_unread: isFromCustomer ? eb("desk_unread", "+", 1) : eb.lit(0),
			customer_unread: isFromCustomer ? eb.lit(0) : eb("customer_unread", "+", 1),
			closed_at: null,
		}))
		.execute();
	return id;
}

async function storePhotos(trx: Transaction<Schema>, messageId: number, photos: readonly Picture[]) {
	if (photos.length === 0) return;
	const [small, large] = MESSAGE_PHOTO_WIDTHS;
	const bytesOf = ({ files }: Picture, width: number) =>
		files.find((file) => file.width === width && file.format === "webp")?.bytes ?? Buffer.alloc(0);
	await trx
		.insertInto("message_photos")
		.values(
			photos.map((photo, index) => ({
				message_id: messageId,
				position: index + 1,
				width: photo.width,
				height: photo.height,
				small: bytesOf(photo, small),
				large: bytesOf(photo, large),
			})),
		)
		.execute();
}
