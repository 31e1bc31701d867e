import { randomUUID } from "node:crypto";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { newReferenceNumber } from "#app/common/reference-number.ts";
import { splitAmount } from "#app/invoices/split-amount.ts";
import { orderSearchText } from "#app/shop/orders/list/order-search.ts";
import type { OrderStates } from "#app/shop/orders/order-states.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import { splitOrder } from "#app/shop/orders/shipping/order-parcels.server.ts";
import { moveStock } from "#app/shop/stock/move-stock.server.ts";
import { summariseProducts } from "#app/shop/stock/summarise-products.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { putOnShelf } from "./shelf.ts";

/** The time at which tests of orders take place. */
export const ORDER_NOW = new Date("2026-11-20T12:00:00.000Z");

type Placed = Partial<OrderStates> & {
	/** The order's lines; by default two units of a new product at 2,500 each. */
	lines?: { variantId: number; quantity: number }[];
	name?: string;
	email?: string;
	contact?: string;
	e164?: string;
	paymentMethod?: string;
	/** USD by default. */
	currency?: string;
	/** Minor units. */
	unitPrice?: number;
	paid?: number;
	/** A tenth of the goods, which their prices include unless it is `onTop`. Delivery is not taxed. */
	tax?: "included" | "onTop";
	accountId?: number | null;
	guestHash?: string | null;
	tokenHash?: string;
	payBefore?: string | null;
	placedAt?: Date;
};

/** Creates an order in any status, with its units taken out of stock. For tests. */
export async function addOrder(db: Database, placed: Placed = {}): Promise<{ id: number; number: string }> {
	const lines = placed.lines ?? [await ownLine(db)];
	const unitPrice = placed.unitPrice ?? 2_500;
	const subtotal = lines.reduce((sum, { quantity }) => sum + quantity * unitPrice, 0);
	const isInclusive = placed.tax !== "onTop";
	const taxOf = (price: number) => Math.round(price / (isInclusive ? 11 : 10));
	const tax = taxOf(subtotal);
	const total = subtotal + 500 + (isInclusive ? 0 : tax);
	const now = placed.placedAt ?? ORDER_NOW;
	const at = now.toISOString();
	const searched = {
		number: newReferenceNumber("M"),
		name: placed.name ?? "Ana Lima",
		email: placed.email ?? "ana@example.com",
		contact: placed.contact ?? "(212) 555-0147",
		contact_e164: placed.e164 ?? "+12125550147",
		city: "Hoboken",
		postal_code: "07030",
	};
	return transact(db, async (trx) => {
		const order = await trx
			.insertInto("orders")
			.values({
				...searched,
				idempotency_key: randomUUID(),
				account_id: placed.accountId ?? null,
				guest_hash: placed.guestHash ?? null,
				token_hash: placed.tokenHash ?? randomUUID(),
				status: placed.status ?? "new",
				payment: placed.payment ?? "unpaid",
				fulfilment: placed.fulfilment ?? "unfulfilled",
				payment_method: placed.paymentMethod ?? "bank_transfer",
				line1: "12 Harbor Road",
				region: "NJ",
				country: "US",
				delivery_name: "Standard delivery",
				currency: placed.currency ?? "USD",
				subtotal,
				delivery_total: 500,
				tax_total: tax,
				is_tax_inclusive: isInclusive,
				total,
				paid_total: placed.paid ?? (placed.payment === "paid" ? total : 0),
				pay_before: placed.payBefore ?? null,
				...(placed.fulfilment === "delivered" ? { delivered_at: at } : {}),
				search_text: orderSearchText(searched),
				created_at: at,
				updated_at: at,
			})
			.returning(["id", "number"])
			.executeTakeFirstOrThrow();
		const ofOrder = { subject: `order ${order.id}`, isInTrail: false, now: new Date(at) } as const;
		await recordChange(trx, {
			...ofOrder,
			action: "placed",
			to: "new",
			actorId: placed.accountId ?? null,
		});
		if (placed.fulfilment === "delivered")
			await recordChange(trx, {
				...ofOrder,
				action: "fulfilment",
				from: "shipped",
				to: "delivered",
				actorId: null,
			});
		await trx
			.insertInto("order_taxes")
			.values({
				order_id: order.id,
				name: "Sales tax",
				rate_ppm: 100_000,
				base: isInclusive ? subtotal - tax : subtotal,
				amount: tax,
			})
			.execute();
		const taxes = splitAmount(
			tax,
			lines.map(({ quantity }) => quantity),
		);
		const taxed = lines.map((line, at) => ({ ...line, tax: taxes[at] ?? 0 }));
		for (const { variantId, quantity, tax: own } of taxed.toSorted((a, b) => a.variantId - b.variantId)) {
			const sale = { variantId, quantity: -quantity, reason: "sold", orderId: order.id } as const;
			const moved = await moveStock(trx, { ...sale, actorId: null, now });
			if (!moved.ok) throw new Error(`There are only ${moved.left} of variant ${variantId}.`);
			const product = await trx
				.updateTable("products")
				.set((eb) => ({ units_sold: eb("units_sold", "+", quantity) }))
				.where("id", "=", moved.productId)
				.returning(["title", "image_hash"])
				.executeTakeFirstOrThrow();
			await trx
				.insertInto("order_lines")
				.values({
					order_id: order.id,
					variant_id: variantId,
					product_id: moved.productId,
					...product,
					options: "",
					quantity,
					unit_price: unitPrice,
					total: quantity * unitPrice,
					tax: own,
					tax_rate_ppm: 100_000,
				})
				.execute();
			await summariseProducts(trx, [moved.productId]);
		}
		return order;
	});
}

async function ownLine(db: Database) {
	const { variantIds } = await putOnShelf(db);
	return { variantId: variantIds[0] ?? 0, quantity: 2 };
}

/** Divides an order of two units into a parcel for each; the ids of the parcels. For tests. */
export async function splitInTwo(db: Database, by: { number: string; actorId: number; now: Date }) {
	const order = await readOrder(db, by);
	const one = [{ lineId: order?.lines[0]?.id ?? 0, quantity: 1 }];
	const split = await splitOrder(db, { ...by, parcels: [one, one], linesVersion: order?.lines_version ?? 0 });
	if (!split.ok) throw new Error(`The order has no parcels: ${split.reason}`);
	return ((await readOrder(db, by))?.parcels ?? []).map(({ id }) => id);
}
