import type { Transaction } from "kysely";
import { hotelIdsOf } from "#app/account/memberships/members.server.ts";
import { HOLDING } from "#app/travel/stays/booking-states.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";

/**
 * Archives the hotels of an account that is deleted; staff manage them from then on. Refused while they have
 * open bookings (`hotels_have_guests`, with the number), because somebody must be there for the guests.
 * Removes the person's own email address from them. Call it in the transaction that deletes the account,
 * after its own bookings are cancelled.
 */
export async function releaseHotels(
	trx: Transaction<Schema>,
	{ accountId, email, now }: { accountId: number; email: string; now: Date },
): Promise<{ ok: true } | { ok: false; open: number }> {
	const hotels = await trx
		.selectFrom("hotels")
		.select("id")
		.where("id", "in", hotelIdsOf(accountId, "team"))
		.orderBy("id")
		.$call(adapterOf(trx).forNoKeyUpdate)
		.execute();
	if (hotels.length === 0) return { ok: true };
	const ids = hotels.map(({ id }) => id);
	const at = now.toISOString();
	await trx
		.updateTable("hotels")
		.set({ archived_at: at, updated_at: at })
		.where("id", "in", ids)
		.where("archived_at", "is", null)
		.execute();
	await trx
		.updateTable("hotels")
		.set({ email: "" })
		.where("id", "in", ids)
		.where("email", "=", email)
		.execute();
	const { open } = await trx
		.selectFrom("bookings")
		.select((eb) => eb.fn.countAll<number>().as("open"))
		.where("hotel_id", "in", ids)
		.where("status", "in", HOLDING)
		.executeTakeFirstOrThrow();
	return Number(open) > 0 ? { ok: false, open: Number(open) } : { ok: true };
}
