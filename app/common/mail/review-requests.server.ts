import { createHash } from "node:crypto";
import { newToken } from "#app/common/access/tokens.server.ts";
import type { Database } from "#db/client.ts";

const hashEmail = (email: string) => createHash("sha256").update(email.toLowerCase()).digest("base64url");

/** The path at which an address unsubscribes from review requests; null when it already has. */
export async function unsubscribePath(
	trx: Database,
	{ email, now }: { email: string; now: Date },
): Promise<string | null> {
	const email_hash = hashEmail(email);
	await trx
		.insertInto("review_request_settings")
		.values({ email_hash, token: newToken(), unsubscribed_at: null, created_at: now.toISOString() })
		.onConflict((conflict) => conflict.column("email_hash").doNothing())
		.execute();
	const { token, unsubscribed_at } = await trx
		.selectFrom("review_request_settings")
		.select(["token", "unsubscribed_at"])
		.where("email_hash", "=", email_hash)
		.executeTakeFirstOrThrow();
	return unsubscribed_at === null ? `/unsubscribe/${token}` : null;
}

/** Whether the address behind an unsubscribe link receives review requests; undefined for an unknown link. */
export async function readReviewRequests(
	db: Database,
	{ token }: { token: string },
): Promise<{ isSubscribed: boolean } | undefined> {
	const row = await db
		.selectFrom("review_request_settings")
		.select("unsubscribed_at")
		.where("token", "=", token)
		.executeTakeFirst();
	return row && { isSubscribed: row.unsubscribed_at === null };
}

/**
 * Turns review requests on or off for the address of an unsubscribe link. Repeating it changes nothing.
 * Returns false for an unknown link.
 */
export async function setReviewRequests(
	db: Database,
	{ token, isSubscribed, now }: { token: string; isSubscribed: boolean; now: Date },
): Promise<boolean> {
	await db
		.updateTable("review_request_settings")
		.set({ unsubscribed_at: isSubscribed ? null : now.toISOString() })
		.where("token", "=", token)
		.where("unsubscribed_at", isSubscribed ? "is not" : "is", null)
		.execute();
	return (await readReviewRequests(db, { token })) !== undefined;
}
