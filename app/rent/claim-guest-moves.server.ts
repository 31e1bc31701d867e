import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";

/**
 * Moves the moving bookings that a guest made with this email address (lower case) to the account. Call it in
 * the transaction that confirms the address. Bookings of other accounts stay unchanged. Returns the number of
 * bookings moved.
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
