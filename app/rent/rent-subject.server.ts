import type { Transaction } from "kysely";
import type { AccountSubject } from "#app/account/subjects.server.ts";
import type { Schema } from "#db/schema.ts";
import { anonymizeMover } from "./anonymize-mover.server.ts";
import { exportMoves } from "./export-moves.server.ts";

/** Bookings of other accounts stay unchanged. */
const claimGuestMoves = (
	trx: Transaction<Schema>,
	{ accountId, email }: { accountId: number; email: string },
) =>
	trx
		.updateTable("moving_bookings")
		.set({ account_id: accountId })
		.where("email", "=", email)
		.where("account_id", "is", null)
		.execute();

/** Rent's part in signing in, exporting and deleting an account: moving bookings. */
export const rentSubject: AccountSubject = {
	claimGuestBookings: claimGuestMoves,
	exportData: async (db, owner) => ({ moving_bookings: await exportMoves(db, owner) }),
	removeAccount: async (trx, account) => ({ ok: true, cancelled: await anonymizeMover(trx, account) }),
};
