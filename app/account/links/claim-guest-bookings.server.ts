import type { Transaction } from "kysely";
import { claimGuestMoves } from "#app/rent/claim-guest-moves.server.ts";
import { claimGuestOrders } from "#app/shop/orders/own/own-orders.server.ts";
import { claimGuestStays } from "#app/travel/stays/own/own-bookings.server.ts";
import type { Schema } from "#db/schema.ts";

/**
 * Moves a guest's orders and bookings with this email address (lower case) to the account. Call it only in
 * the transaction that confirms the address: anybody can sign up with it.
 */
export async function claimGuestBookings(
	trx: Transaction<Schema>,
	owner: { accountId: number; email: string },
): Promise<void> {
	await claimGuestMoves(trx, owner);
	await claimGuestOrders(trx, owner);
	await claimGuestStays(trx, owner);
}
