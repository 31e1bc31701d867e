import type { DataOwner } from "#app/common/access/viewer.server.ts";
import { t } from "#app/common/language/messages.ts";
import { pageWithin } from "#app/common/lists/place-of-page.ts";
import type { Database } from "#db/client.ts";
import { EXPORTED_CONVERSATION_COLUMNS, EXPORTED_MESSAGE_COLUMNS } from "./conversation-columns.ts";
import { isNoNote, ownConversationIds } from "./read-conversation.server.ts";

/** One page of a person's own conversations, latest message first, and their total. */
export async function listOwnConversations(
	db: Database,
	{ person, page, size }: { person: DataOwner; page: number; size: number },
) {
	const own = db.selectFrom("conversations").where("conversations.id", "in", ownConversationIds(person));
	const { total } = await own.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
	const shown = pageWithin({ page, size }, Number(total));
	const rows = await own
		.leftJoin("hotels", "hotels.id", "conversations.hotel_id")
		.select(["conversations.id", "kind", "subject_key as key", "excerpt", "last_message_at"])
		.select(["customer_unread as unread", "hotels.time_zone"])
		.orderBy("last_message_at", "desc")
		.orderBy("conversations.id", "desc")
		.limit(size)
		.offset((shown - 1) * size)
		.execute();
	return { rows, total: Number(total), page: shown };
}

/** Every message of a person's conversations with what its conversation is about, oldest first, for the export of their data. */
export async function exportConversations(db: Database, person: DataOwner) {
	return db
		.selectFrom("messages")
		.innerJoin("conversations", "conversations.id", "messages.conversation_id")
		.select(EXPORTED_CONVERSATION_COLUMNS.map((column) => `conversations.${column}` as const))
		.select(EXPORTED_MESSAGE_COLUMNS.map((column) => `messages.${column}` as const))
		.where("conversations.id", "in", ownConversationIds(person))
		.where(isNoNote)
		.orderBy("messages.id")
		.execute();
}

/** The pictures of a person's conversations, which are read when they are needed. */
export async function listConversationPhotos(db: Database, person: DataOwner) {
	const photos = await db
		.selectFrom("message_photos")
		.innerJoin("messages", "messages.id", "message_photos.message_id")
		.select(["message_photos.message_id", "message_photos.position", "messages.at"])
		.where("messages.conversation_id", "in", ownConversationIds(person))
		.where(isNoNote)
		.orderBy("message_photos.message_id")
		.orderBy("message_photos.position")
		.execute();
	return photos.map(({ message_id: id, position, at }) => ({
		of: t.conversations.export.message,
		description: t.conversations.export.picture({ number: position, time: at }),
		read: async () => {
			const photo = await db
				.selectFrom("message_photos")
				.select("large")
				.where("message_id", "=", id)
				.where("position", "=", position)
				.executeTakeFirst();
			return photo?.large;
		},
	}));
}

/** Deletes a person's conversations, in the transaction that deletes their account or erases the guest. */
export async function deleteOwnConversations(trx: Database, person: DataOwner): Promise<void> {
	await trx.deleteFrom("conversations").where("id", "in", ownConversationIds(person)).execute();
}
