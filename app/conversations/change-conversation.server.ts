import { recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { conversationSegment } from "./conversation-kinds.ts";
import type { ConversationAccess, ConversationRef, ConversationSubjects } from "./conversation-subject.ts";

type DeskAccess = Exclude<ConversationAccess, { by: "customer" }>;

type Desk = { about: ConversationRef; access: DeskAccess; now: Date };

export type ConversationChange =
	| { ok: true }
	/** `gone`: there is no such conversation, or it is not theirs. `new_message`: the customer wrote in the meantime. */
	| { ok: false; reason: "gone" | "new_message" | "no_assignee" };

/**
 * Closes or opens a conversation. Closing is refused when there are more messages than the person saw. Repeating it
 * succeeds and changes nothing.
 */
export function closeConversation(
	db: Database,
	subjects: ConversationSubjects,
	change: Desk & { isClosed: boolean; seenMessages: number },
): Promise<ConversationChange> {
	const { about, access, isClosed, seenMessages, now } = change;
	return transact(db, async (trx) => {
		if (!(await subjects[about.kind].find(trx, about.key, access))) return { ok: false, reason: "gone" };
		const changed = await trx
			.updateTable("conversations")
			.set({ closed_at: isClosed ? now.toISOString() : null })
			.where("kind", "=", about.kind)
			.where("subject_key", "=", about.key)
			.where("closed_at", isClosed ? "is" : "is not", null)
			.$if(isClosed, (query) => query.where("message_count", "<=", seenMessages))
			.returning("id")
			.executeTakeFirst();
		if (changed) {
			const action = isClosed ? "closed" : "opened";
			const subject = `conversation ${conversationSegment(about)}` as const;
			await recordChange(trx, { actorId: access.accountId, action, subject, now });
			return { ok: true };
		}
		const current = await trx
			.selectFrom("conversations")
			.select("closed_at")
			.where("kind", "=", about.kind)
			.where("subject_key", "=", about.key)
			.executeTakeFirst();
		if (!current) return { ok: false, reason: "gone" };
		return (current.closed_at !== null) === isClosed ? { ok: true } : { ok: false, reason: "new_message" };
	});
}

/** The people that a conversation can be assigned to: staff, and the team of a stay's hotel; the first 50 by name. */
export async function listAssignees(
	db: Database,
	{ hotelId, only }: { hotelId: number | null; only?: number },
) {
	return db
		.selectFrom("accounts")
		.select(["accounts.id", "accounts.name"])
		.where("accounts.suspended_at", "is", null)
		.where((eb) =>
			eb.or([
				eb("accounts.role", "in", ["Admin", "SuperAdmin"]),
				eb(
					"accounts.id",
					"in",
					eb
						.selectFrom("hotel_members")
						.select("account_id")
						.where("hotel_id", "=", hotelId ?? 0),
				),
			]),
		)
		.$if(only !== undefined, (query) => query.where("accounts.id", "=", only ?? 0))
		.orderBy("accounts.name")
		.orderBy("accounts.id")
		.limit(50)
		.execute();
}

const exists = async (db: Database, { kind, key }: ConversationRef): Promise<boolean> => {
	const found = await db
		.selectFrom("conversations")
		.select("id")
		.where("kind", "=", kind)
		.where("subject_key", "=", key)
		.executeTakeFirst();
	return found !== undefined;
};

/**
 * Assigns a conversation to somebody, or to nobody. Emails about it then go to that person only. Repeating it succeeds
 * and changes nothing.
 */
export function assignConversation(
	db: Database,
	subjects: ConversationSubjects,
	change: Desk & { assigneeId: number | null },
): Promise<ConversationChange> {
	const { about, access, assigneeId, now } = change;
	return transact(db, async (trx) => {
		const found = await subjects[about.kind].find(trx, about.key, access);
		if (!found) return { ok: false, reason: "gone" };
		const [assignee] =
			assigneeId === null
				? []
				: await listAssignees(trx, { hotelId: found.hotel?.id ?? null, only: assigneeId });
		if (assigneeId !== null && !assignee) return { ok: false, reason: "no_assignee" };
		const changed = await trx
			.updateTable("conversations")
			.set({ assigned_to: assigneeId })
			.where("kind", "=", about.kind)
			.where("subject_key", "=", about.key)
			.where("assigned_to", "is distinct from", assigneeId)
			.returning("id")
			.executeTakeFirst();
		if (!changed) return (await exists(trx, about)) ? { ok: true } : { ok: false, reason: "gone" };
		const subject = `conversation ${conversationSegment(about)}` as const;
		// The trail names accounts by number, so that it can stay when one is deleted.
		const detail = assigneeId === null ? storeText("nobody") : `account ${assigneeId}`;
		await recordChange(trx, { actorId: access.accountId, action: "assigned", subject, detail, now });
		return { ok: true };
	});
}
