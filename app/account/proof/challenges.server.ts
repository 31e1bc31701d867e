import type { Transaction } from "kysely";
import { hashToken } from "#app/common/access/tokens.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

/** What a passkey signed: a text that this site gave to one browser, until a time. */
export type Challenge = { text: string; expiresAt: Date };

/** Accepts a challenge once, whichever process its answers are sent to. */
export async function acceptChallenge(
	trx: Transaction<Schema>,
	{ text, expiresAt }: Challenge,
): Promise<boolean> {
	const accepted = await trx
		.insertInto("answered_challenges")
		.values({ hash: hashToken(text), expires_at: expiresAt.toISOString() })
		.onConflict((conflict) => conflict.column("hash").doNothing())
		.returning("id")
		.executeTakeFirst();
	return accepted !== undefined;
}

/** Deletes challenges that are refused for their age by now. */
export async function sweepChallenges(db: Database, { now }: { now: Date }): Promise<void> {
	await db.deleteFrom("answered_challenges").where("expires_at", "<=", now.toISOString()).execute();
}
