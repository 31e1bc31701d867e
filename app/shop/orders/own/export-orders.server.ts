import { belongsTo, type DataOwner } from "#app/common/access/viewer.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import { linesOfParcel } from "#app/shop/orders/shipping/read-parcels.server.ts";
import type { Database } from "#db/client.ts";

/** All orders of a person for themselves, with lines, taxes, history, reviews and returns. */
export async function exportOrders(db: Database, owner: DataOwner) {
	const numbers = await db
		.selectFrom("orders")
		.select("number")
		.where(belongsTo("orders", owner))
		.orderBy("id")
		.execute();
	const reviews = await db
		.selectFrom("reviews")
		.innerJoin("orders", "orders.id", "reviews.order_id")
		.innerJoin("products", "products.id", "reviews.product_id")
		.select(["reviews.order_id", "products.title as product", "reviews.rating", "reviews.author"])
		.select(["reviews.title", "reviews.message", "reviews.answer", "reviews.created_at"])
		.where(belongsTo("orders", owner))
		.orderBy("reviews.id")
		.execute();
	const orders = [];
	for (const { number } of numbers) {
		const order = await readOrder(db, { number });
		if (!order) continue;
		const { id, account_id: __, lines, taxes, history, returns, online, parcels, ...about } = order;
		orders.push({
			...about,
			lines: lines.map(({ title, options, sku, quantity, unit_price, discount, tax, total, returned }) => ({
				title,
				options,
				sku,
				quantity,
				unit_price,
				discount,
				tax,
				total,
				returned,
			})),
			parcels: parcels.map((parcel) => ({
				carrier: parcel.carrier,
				tracking_number: parcel.tracking_number,
				shipped_at: parcel.shipped_at,
				lines: linesOfParcel(lines, parcel).map(({ title, quantity }) => ({ title, quantity })),
			})),
			taxes: taxes.map(({ id: _id, ...tax }) => tax),
			// Notes, and who in the shop did what, are internal.
			history: history
				.filter(({ kind }) => kind !== "note" && kind !== "split")
				.map(({ kind, from_value, to_value, amount, at }) => ({ kind, from_value, to_value, amount, at })),
			refunds: (online?.refunds ?? []).map(({ amount, state, created_at }) => ({
				amount,
				state,
				created_at,
			})),
			reviews: reviews.filter((review) => review.order_id === id).map(({ order_id: _, ...review }) => review),
			returns: returns.map(({ kind, status, reason, answer, created_at }) => ({
				kind,
				status,
				reason,
				answer,
				created_at,
			})),
		});
	}
	return orders;
}
