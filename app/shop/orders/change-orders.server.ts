import type { Database } from "#db/client.ts";
import { changeOrder } from "./change-order.server.ts";
import { mayChangeOrder } from "./order-rules.ts";
import type { TypedParcel } from "./shipping/parcel-fields.ts";

/** What staff do with several orders at once: the change, the last segment of its page, and its result in a word. */
export const BULK_CHANGES = {
	confirm: {
		change: { column: "status", expectedStatus: "new", to: "confirmed", by: "staff" },
		page: "confirmation",
		done: "confirmed",
	},
	ship: {
		change: { column: "fulfilment", expectedStatus: "unfulfilled", to: "shipped", by: "staff" },
		page: "shipment",
		done: "shipped",
	},
} as const;

export type BulkChangeName = keyof typeof BULK_CHANGES;

/** `isReady`: the change is possible in the order's current state. */
export type SelectedOrder = Awaited<ReturnType<typeof readSelectedOrders>>[number];

/** These orders in the order in which they were placed, for a bulk change. Unknown numbers are left out. */
export async function readSelectedOrders(
	db: Database,
	{ numbers, bulk }: { numbers: readonly string[]; bulk: BulkChangeName },
) {
	if (numbers.length === 0) return [];
	const rows = await db
		.selectFrom("orders")
		.select(["number", "name", "city", "country", "delivery_name"])
		.select(["status", "payment", "fulfilment", "payment_method", "parcel_count", "parcels_shipped"])
		.where("number", "in", numbers)
		.orderBy("id")
		.execute();
	return rows.map((row) => ({ ...row, isReady: mayChangeOrder(row, BULK_CHANGES[bulk].change) }));
}

type Bulk = {
	numbers: readonly string[];
	bulk: BulkChangeName;
	parcels?: readonly TypedParcel[];
	actorId: number;
	now: Date;
};

export type BulkOutcome = {
	done: number;
	refused: string[];
	/** Already shipped by the same person with another carrier or tracking number, which stays. */
	otherwiseShipped: string[];
	/** Failed because of an error of ours; these orders are unchanged. */
	failed: { number: string; error: unknown }[];
};

/**
 * Applies the same change to each of these orders, each with its own conditional update, and returns the
 * failures. Throws nothing: a failure of one order does not affect the others.
 */
export async function changeOrders(
	db: Database,
	{ numbers, bulk, parcels = [], actorId, now }: Bulk,
): Promise<BulkOutcome> {
	const result: BulkOutcome = { done: 0, refused: [], otherwiseShipped: [], failed: [] };
	for (const number of new Set(numbers)) {
		const parcel = parcels.find((one) => one.number === number);
		try {
			const change = { ...BULK_CHANGES[bulk].change, ...(parcel && { parcel }), number, actorId, now };
			const outcome = await changeOrder(db, change);
			if (outcome.ok) result.done++;
			else if (outcome.reason === "other_parcel") result.otherwiseShipped.push(number);
			else result.refused.push(number);
		} catch (error) {
			result.failed.push({ number, error });
		}
	}
	return result;
}
