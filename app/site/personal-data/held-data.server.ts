import type { HeldRecords } from "#app/account/subjects.server.ts";
import { ownConversationIds } from "#app/common/conversations/read-conversation.server.ts";
import { SUBJECTS } from "#app/site/subjects.server.ts";
import { countInvitations } from "#app/travel/team/stored-invitations.server.ts";
import type { Database } from "#db/client.ts";

const INVITATIONS = ["invitation to the team of a hotel", "invitations to teams of hotels"] as const;

/** A summary of what is stored about a guest's address (lower case). */
export async function readHeldData(db: Database, { email, now }: { email: string; now: Date }) {
	const owner = { accountId: null, email };
	const records: HeldRecords[] = [];
	for (const subject of SUBJECTS) records.push(await subject.countRecords(db, owner, { now }));
	const messages = await db
		.selectFrom("messages")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("conversation_id", "in", ownConversationIds(owner))
		.executeTakeFirstOrThrow();
	const mails = await db
		.selectFrom("outbox")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("to_address", "=", email)
		.executeTakeFirstOrThrow();
	records.push({ names: ["message", "messages"], count: Number(messages.count), open: [] });
	const invitations = await countInvitations(db, { email });
	records.push({ names: INVITATIONS, count: invitations, open: [] });
	return { records, mails: Number(mails.count) };
}

export type HeldData = Awaited<ReturnType<typeof readHeldData>>;

/** Whether there is anything but a record of emails, which every answer to a request adds to. */
export const isAnythingHeld = ({ records }: HeldData): boolean => records.some(({ count }) => count > 0);
