import type { Transaction } from "kysely";
import { claimGuestMoves } from "#app/rent/claim-guest-moves.server.ts";
import { claimGuestOrders } from "#app/shop/orders/own/own-orders.server.ts";
import { claimGuestStays } from "#app/travel/stays/own/own-bookings.server.ts";
import type { Schema } from "#db/schema.ts";

/**
 * Gives an account whatever a guest ordered or booked with its e-mail (lower case). Only once that is confirmed,
 * in the same transaction: anybody can sign up with the address.
 */
export async function claimGuestBookings(
	trx: Transaction<Schema>,
	owner: { accountId: number; email: string },
): Promise<void> {
	await claimGuestMoves(trx, owner);
	await claimGuestOrders(trx, owner);
	await claimGuestStays(trx, owner);
}
