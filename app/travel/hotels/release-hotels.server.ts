import type { Transaction } from "kysely";
import { HOLDING } from "#app/travel/stays/booking-states.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";

/**
 * Archives the hotels of an account that goes away; they are nobody's from then on, and staff look after what
 * is left of them. Refused (`hotels_have_guests`, with how many) while bookings in them are open: a guest who
 * comes must find somebody there. Runs in the transaction that deletes the account, after its own bookings
 * were let go. An address that was the person's own goes, too.
 */
export async function releaseHotels(
	trx: Transaction<Schema>,
	{ accountId, email, now }: { accountId: number; email: string; now: Date },
): Promise<{ ok: true } | { ok: false; open: number }> {
	const hotels = await trx
		.selectFrom("hotels")
		.select("id")
		.where("owner_id", "=", accountId)
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
