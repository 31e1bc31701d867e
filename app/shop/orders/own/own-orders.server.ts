import type { Viewer } from "#app/common/access/viewer.server.ts";
import { isolated } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { pageWithin } from "#app/common/lists/place-of-page.ts";
import { changeOrder, type OrderChangeOutcome } from "#app/shop/orders/change-order.server.ts";
import { expireOrders } from "#app/shop/orders/expire-orders.server.ts";
import type { OrderStates } from "#app/shop/orders/order-states.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import type { Database } from "#db/client.ts";
import { showOrder } from "./shown-lines.server.ts";

/**
 * One page of an account's orders, newest first, each with the picture of its first line, and their total; a page
 * beyond the last returns the last one.
 */
export async function listAccountOrders(
	db: Database,
	{ accountId, page, size }: { accountId: number; page: number; size: number },
) {
	const own = db.selectFrom("orders").where("account_id", "=", accountId);
	const { total } = await own.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
	const shown = pageWithin({ page, size }, total);
	const rows = await own
		.select(["number", "status", "payment", "fulfilment", "total", "currency", "created_at"])
		.select((eb) => {
			const lines = eb.selectFrom("order_lines").whereRef("order_id", "=", "orders.id");
			return [
				lines
					.select((of) => of.fn.coalesce(of.fn.sum<number>("quantity"), of.lit(0)).as("units"))
					.$asScalar()
					.as("units"),
				lines
					.select((of) => of.fn.countAll<number>().as("lines"))
					.$asScalar()
					.as("lines"),
				lines.select("title").orderBy("id").limit(1).$asScalar().as("first_title"),
				lines.select("image_hash").orderBy("id").limit(1).$asScalar().as("image_hash"),
			];
		})
		.orderBy("id", "desc")
		.limit(size)
		.offset((shown - 1) * size)
		.execute();
	const listed = rows.map(({ units, lines, first_title, ...row }) => ({
		...row,
		items: describeItems(first_title ?? "", Number(lines), Number(units)),
	}));
	return { rows: listed, total, page: shown };
}

/** `Lamp`, `Lamp × 2` or `Lamp and 2 more`: the items of an order in a few words. */
function describeItems(firstTitle: string, lines: number, units: number): string {
	if (lines > 1) return t.ownOrder.andMore({ first: firstTitle, count: lines - 1 });
	return units > 1 ? isolated(`${firstTitle} × ${units}`) : firstTitle;
}

/** An order for its owner; an overdue one is expired first. See `readOrder`. */
export async function readOwnOrder(
	db: Database,
	{ number, viewer, now }: { number: string; viewer: Viewer; now: Date },
) {
	await expireOrders(db, { number, now });
	const order = await readOrder(db, { number, viewer });
	return order && showOrder(db, order);
}

/**
 * Cancels a customer's own order, from the expected status; an overdue order is expired first. Refused as
 * "gone" when they may not see the order; otherwise the rules of `changeOrder` apply.
 */
export async function cancelOwnOrder(
	db: Database,
	cancellation: { number: string; viewer: Viewer; expectedStatus: OrderStates["status"]; now: Date },
): Promise<OrderChangeOutcome> {
	await expireOrders(db, cancellation);
	const move = { column: "status", to: "cancelled", by: "customer" } as const;
	return changeOrder(db, { ...cancellation, ...move, actorId: cancellation.viewer.accountId });
}
