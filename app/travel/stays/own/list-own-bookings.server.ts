import type { Database } from "#db/client.ts";

/**
 * One page of an account's room bookings, newest first, and their total; a page beyond the last returns the
 * last one.
 */
export async function listAccountStays(
	db: Database,
	{ accountId, page, size }: { accountId: number; page: number; size: number },
) {
	const own = db.selectFrom("bookings").where("account_id", "=", accountId);
	const { total } = await own.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
	const shown = Math.min(page, Math.max(1, Math.ceil(Number(total) / size)));
	const rows = await own
		.select(["number", "status", "hotel_name", "room_name", "rooms", "check_in", "check_out"])
		.select(["currency", "total", "hold_until"])
		.orderBy("id", "desc")
		.limit(size)
		.offset((shown - 1) * size)
		.execute();
	return { rows, total: Number(total), page: shown };
}
