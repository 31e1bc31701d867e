import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";

/**
 * Gives an account the moving bookings that a guest made with its e-mail (lower case). Call it once that
 * e-mail is confirmed, in the same transaction. Bookings of other accounts stay theirs. Answers how many joined.
 */
export async function claimGuestMoves(
	trx: Transaction<Schema>,
	{ accountId, email }: { accountId: number; email: string },
): Promise<number> {
	const joined = await trx
		.updateTable("moving_bookings")
		.set({ account_id: accountId })
		.where("email", "=", email)
		.where("account_id", "is", null)
		.executeTakeFirst();
	return Number(joined.numUpdatedRows);
}
