import { isShownTo, type Viewer } from "#app/common/access/viewer.server.ts";
import {
	CONVERSATION_KINDS,
	type ConversationKind,
	conversationSegment,
	numberedRef,
	readConversationRef,
} from "#app/conversations/conversation-kinds.ts";
import type { Database } from "#db/client.ts";

/**
 * Where each kind of tracked subject is stored. The feed announces room bookings under another name. What was sent from
 * the contact page or as a partner request is only a conversation.
 */
const TRACKED = {
	order: { table: "orders", topic: "orders" },
	stay: { table: "bookings", topic: "room_bookings" },
	move: { table: "moving_bookings", topic: "moving_bookings" },
	contact: null,
	partner: null,
} as const satisfies Record<ConversationKind, { table: string; topic: string } | null>;

/** The change-feed topics of a tracked subject; empty for an invalid one. `tracked` is as in `readVersions`. */
export function topicsOf(tracked: string): string[] {
	const ref = readConversationRef(tracked);
	if (!ref) return [];
	const record = TRACKED[ref.kind];
	return record ? [record.topic, "conversations"] : ["conversations"];
}

/**
 * The version of the record with this number and of its messages, which differs after every change. Undefined when
 * `viewer` may not see it.
 */
export async function readTrackedVersion(
	db: Database,
	{ number, viewer }: { number: string; viewer: Viewer },
): Promise<string | undefined> {
	const record = number === "" ? null : TRACKED[numberedRef(number).kind];
	if (!record) return undefined;
	const found = await db
		.selectFrom(record.table)
		.select("id")
		.where("number", "=", number)
		.where(isShownTo(record.table, viewer))
		.executeTakeFirst();
	return found && (await readVersions(db, [number])).get(number);
}

/**
 * The versions of what is tracked, with one statement for each kind; without what is gone. `tracked` are numbers, and
 * the segments of conversations about contact messages and partner requests (`conversationSegment`).
 */
export async function readVersions(db: Database, tracked: readonly string[]): Promise<Map<string, string>> {
	const refs = tracked.flatMap((segment) => readConversationRef(segment) ?? []);
	const versions = new Map<string, string>();
	for (const kind of Object.keys(CONVERSATION_KINDS) as ConversationKind[]) {
		const keys = refs.filter((ref) => ref.kind === kind).map(({ key }) => key);
		if (keys.length === 0) continue;
		const counts = await countMessages(db, kind, keys);
		const record = TRACKED[kind];
		if (!record) {
			for (const [key, count] of counts) versions.set(conversationSegment({ kind, key }), String(count));
			continue;
		}
		const rows = await db
			.selectFrom(record.table)
			.select(["number", "updated_at"])
			.where("number", "in", keys)
			.execute();
		for (const { number, updated_at } of rows)
			versions.set(number, `${updated_at} ${counts.get(number) ?? 0}`);
	}
	return versions;
}

/** How many messages each of these subjects has, without those that have no conversation. */
async function countMessages(db: Database, kind: ConversationKind, keys: string[]) {
	const rows = await db
		.selectFrom("conversations")
		.select(["subject_key as key", "message_count as count"])
		.where("kind", "=", kind)
		.where("subject_key", "in", keys)
		.execute();
	return new Map(rows.map(({ key, count }) => [key, count]));
}
