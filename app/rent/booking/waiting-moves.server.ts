import type { ExpressionBuilder, Transaction } from "kysely";
import { wallClock } from "#app/common/calendar.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

/** The most requests of strangers in one network that hold a vehicle while they wait for an answer. */
export const MOST_WAITING = 5;

/** Thrown inside a transaction to roll it back: the network has no place left. */
export class NoPlaceLeftError extends Error {}

type Clock = { timeZone: string; now: Date };
type Placed = Clock & { bookingId: number; networkHash: string; accountId: number | null };

/**
 * Gives a request that holds a vehicle one of its network's places, unless its account has a confirmed address. Throws
 * `NoPlaceLeftError` when all are taken. A place is free again when the request is answered, paid for or over.
 */
export async function holdPlace(
	trx: Transaction<Schema>,
	{ bookingId, networkHash, accountId, ...clock }: Placed,
): Promise<void> {
	if (accountId !== null && (await isConfirmed(trx, accountId))) return;
	await trx
		.deleteFrom("waiting_moves")
		.where("network_hash", "=", networkHash)
		.where(isNoLongerWaiting(clock))
		.execute();
	for (let place = 1; place <= MOST_WAITING; place++) {
		// Waits for a request that is taking this place in another transaction.
		const taken = await trx
			.insertInto("waiting_moves")
			.values({ booking_id: bookingId, network_hash: networkHash, place })
			.onConflict((conflict) => conflict.columns(["network_hash", "place"]).doNothing())
			.returning("place")
			.executeTakeFirst();
		if (taken) return;
	}
	throw new NoPlaceLeftError();
}

async function isConfirmed(trx: Transaction<Schema>, accountId: number): Promise<boolean> {
	const account = await trx
		.selectFrom("accounts")
		.select("email_verified_at")
		.where("id", "=", accountId)
		.executeTakeFirst();
	return Boolean(account?.email_verified_at);
}

const isNoLongerWaiting =
	({ timeZone, now }: Clock) =>
	(eb: ExpressionBuilder<Schema, "waiting_moves">) =>
		eb.not(
			eb.exists(
				eb
					.selectFrom("moving_bookings")
					.select("id")
					.whereRef("id", "=", "waiting_moves.booking_id")
					.where("status", "=", "pending")
					.where("capacity", "=", "taken")
					.where("deposit_paid", "=", 0)
					.where("booking_date", ">=", wallClock(now, timeZone).date),
			),
		);

/** Forgets the networks of requests that no longer wait. A scheduled job. */
export async function sweepWaitingMoves(db: Database, clock: Clock): Promise<void> {
	await db.deleteFrom("waiting_moves").where(isNoLongerWaiting(clock)).execute();
}
