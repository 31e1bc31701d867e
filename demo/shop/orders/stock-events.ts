import { moveStock } from "#app/shop/stock/move-stock.server.ts";
import type { StockReason } from "#app/shop/stock/stock-reasons.ts";
import { summariseProducts } from "#app/shop/stock/summarise-products.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import type { DemoVariant } from "#demo/shop/store-products.ts";
import type { DemoEvent } from "./demo-event.ts";
import type { PlannedOrder } from "./plan-orders.ts";

type Stock = { db: Database; adminId: number; now: Date };

/**
 * Stock deliveries: enough for all orders and for `left` units at the end, split in two when large. A few
 * units are damaged.
 */
export function stockEvents(
	{ db, adminId, now }: Stock,
	variants: readonly DemoVariant[],
	planned: readonly PlannedOrder[],
): DemoEvent[] {
	const move = (at: Date, variant: DemoVariant, quantity: number, reason: StockReason, note: string) => ({
		at,
		movesStock: true,
		run: () =>
			transact(db, async (trx) => {
				const { id: variantId, productId } = variant;
				await moveStock(trx, { variantId, quantity, reason, note, actorId: adminId, now: at });
				await summariseProducts(trx, [productId]);
			}),
	});
	return variants.flatMap((variant, at) => {
		const middle = new Date((variant.listedAt.getTime() + now.getTime()) / 2);
		const soldIn = (isIn: (order: PlannedOrder) => boolean) =>
			planned
				.filter(isIn)
				.flatMap(({ lines }) => lines)
				.reduce((sum, line) => sum + (line.variant.id === variant.id ? line.quantity : 0), 0);
		const broken = at % 19 === 7 ? 1 : 0;
		const all = variant.left + soldIn(() => true) + broken;
		const early = soldIn(({ placedAt }) => placedAt < middle) + Math.ceil(variant.left / 2) + broken;
		const first = all > 20 ? early : all;
		const events: DemoEvent[] = [];
		if (first > 0) events.push(move(variant.listedAt, variant, first, "received", "First delivery"));
		if (all > first) events.push(move(middle, variant, all - first, "received", ""));
		if (broken > 0) events.push(move(middle, variant, -1, "damaged", "Fell off the shelf"));
		return events;
	});
}
