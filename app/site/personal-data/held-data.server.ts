import { countInvitations } from "#app/account/memberships/stored-invitations.server.ts";
import type { HeldRecords } from "#app/account/subjects.server.ts";
import { isNoNote, ownConversationIds } from "#app/conversations/read-conversation.server.ts";
import { listRestockRequests } from "#app/shop/restock/restock-requests.server.ts";
import { SUBJECTS } from "#app/site/subjects.server.ts";
import type { Database } from "#db/client.ts";

/** A summary of what is stored about a guest's address (lower case). */
export async function readHeldData(
	db: Database,
	{ email, ...clock }: { email: string; timeZone: string; now: Date },
) {
	const owner = { accountId: null, email };
	const records: HeldRecords[] = [];
	for (const subject of SUBJECTS) records.push(await subject.countRecords(db, owner, clock));
	const messages = await db
		.selectFrom("messages")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("conversation_id", "in", ownConversationIds(owner))
		.where(isNoNote)
		.executeTakeFirstOrThrow();
	const mails = await db
		.selectFrom("outbox")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("to_address", "=", email)
		.executeTakeFirstOrThrow();
	records.push({ noun: "messages", count: Number(messages.count), open: [] });
	const { total: restocks } = await listRestockRequests(db, owner);
	records.push({ noun: "restockRequests", count: restocks, open: [] });
	const invitations = await countInvitations(db, { email });
	records.push({ noun: "invitations", count: invitations, open: [] });
	return { records, mails: Number(mails.count) };
}

export type HeldData = Awaited<ReturnType<typeof readHeldData>>;

/** Whether there is anything but a record of emails, which every answer to a request adds to. */
export const isAnythingHeld = ({ records }: HeldData): boolean => records.some(({ count }) => count > 0);
