import type { TrackContact } from "#app/common/track-form.ts";
import { hasContact, isOwn, type Viewer } from "#app/common/viewer.server.ts";
import { changeOrder, type OrderChangeOutcome } from "#app/shop/orders/change-order.server.ts";
import { expireOrders } from "#app/shop/orders/expire-orders.server.ts";
import type { OrderStates } from "#app/shop/orders/order-states.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import type { Database } from "#db/client.ts";

/**
 * One page of an account's orders, newest first, and their total; a page beyond the last returns the last
 * one.
 */
export async function listAccountOrders(
	db: Database,
	{ accountId, page, size }: { accountId: number; page: number; size: number },
) {
	const own = db.selectFrom("orders").where("account_id", "=", accountId);
	const { total } = await own.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
	const shown = Math.min(page, Math.max(1, Math.ceil(total / size)));
	const rows = await own
		.select(["number", "status", "payment", "fulfilment", "total", "currency", "created_at"])
		.select((eb) =>
			eb
				.selectFrom("order_lines")
				.select((of) => of.fn.coalesce(of.fn.sum<number>("quantity"), of.lit(0)).as("units"))
				.whereRef("order_id", "=", "orders.id")
				.$asScalar()
				.as("units"),
		)
		.orderBy("id", "desc")
		.limit(size)
		.offset((shown - 1) * size)
		.execute();
	return { rows: rows.map((row) => ({ ...row, units: Number(row.units) })), total, page: shown };
}

/** An order for its owner; an overdue one is expired first. See `readOrder`. */
export async function readOwnOrder(
	db: Database,
	{ number, viewer, now }: { number: string; viewer: Viewer; now: Date },
) {
	await expireOrders(db, { number, now });
	return readOrder(db, { number, viewer });
}

export async function findNewestOrder(
	db: Database,
	owner: Omit<Viewer, "isGranted">,
): Promise<string | undefined> {
	const newest = await db
		.selectFrom("orders")
		.select("number")
		.where(isOwn("orders", owner))
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	return newest?.number;
}

/** Whether the token of an emailed link (its SHA-256) opens the order with this number. */
export async function isOrderKey(
	db: Database,
	{ number, tokenHash }: { number: string; tokenHash: string },
): Promise<boolean> {
	const order = await db
		.selectFrom("orders")
		.select("id")
		.where("token_hash", "=", tokenHash)
		.where("number", "=", number)
		.executeTakeFirst();
	return order !== undefined;
}

/**
 * Whether number and contact belong together. All failures look alike, so that nobody learns which of the two
 * is wrong.
 */
export async function ownsOrder(
	db: Database,
	{ number, contact }: { number: string; contact: TrackContact },
): Promise<boolean> {
	const order = await db
		.selectFrom("orders")
		.select("id")
		.where("number", "=", number)
		.where(hasContact("orders", contact))
		.executeTakeFirst();
	return order !== undefined;
}

/**
 * Cancels a customer's own order, from the expected status; an overdue order is expired first. Refused as
 * "gone" when they may not see the order; otherwise the rules of `changeOrder` apply.
 */
export async function cancelOwnOrder(
	db: Database,
	cancellation: { number: string; viewer: Viewer; expectedVersion: OrderStates["status"]; now: Date },
): Promise<OrderChangeOutcome> {
	await expireOrders(db, cancellation);
	const move = { column: "status", to: "cancelled", by: "customer" } as const;
	return changeOrder(db, { ...cancellation, ...move, actorId: cancellation.viewer.accountId });
}
