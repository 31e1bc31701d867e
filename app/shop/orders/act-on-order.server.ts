import type { Database } from "#db/client.ts";
import { changeOrder, type OrderChange, type OrderChangeOutcome } from "./change-order.server.ts";
import { ORDER_CHANGES, type OrderChangeName } from "./order-changes.ts";
import type { FulfilmentState } from "./order-states.ts";
import { deliverOrder } from "./shipping/deliver-order.server.ts";
import type { TypedParcel } from "./shipping/parcel-fields.ts";

export type StaffAction = {
	number: string;
	change: OrderChangeName;
	expectedVersion: string;
	actorId: number;
	now: Date;
	carrier?: string;
	trackingNumber?: string;
	isCashHere?: boolean;
	/** Refunds: the amount in minor units, and the refunded amount that the screen showed. */
	amount?: number;
	expectedRefunded?: number;
	/** Cancellation: the delivery status that the screen showed. */
	expectedFulfilment?: FulfilmentState | undefined;
	why?: string;
};

/** Makes one of the `ORDER_CHANGES` as staff; see `changeOrder` for refusals. */
export async function actOnOrder(db: Database, staffAction: StaffAction): Promise<OrderChangeOutcome> {
	const { number, expectedVersion, actorId, now } = staffAction;
	const { column, to } = ORDER_CHANGES[staffAction.change];
	const move = { column, expectedVersion, to, number, by: "staff", actorId, now } as OrderChange;
	if (staffAction.change === "delivery" && expectedVersion === "shipped")
		return deliverOrder(db, { number, isCashHere: staffAction.isCashHere ?? false, actorId, now });
	if (staffAction.change === "refund") return refundOrder(db, { ...staffAction, move });
	if (staffAction.change === "shipment") {
		const { carrier = "", trackingNumber = "" } = staffAction;
		return changeOrder(db, { ...move, parcel: { carrier, trackingNumber } });
	}
	const expectedBeside =
		staffAction.change === "cancellation" ? { expectedFulfilment: staffAction.expectedFulfilment } : {};
	return changeOrder(db, {
		...move,
		...expectedBeside,
		...(staffAction.why ? { detail: staffAction.why } : {}),
	});
}

/** The new payment status depends on whether the amount is all that is left or a part. */
async function refundOrder(
	db: Database,
	{ move, ...staffAction }: StaffAction & { move: OrderChange },
): Promise<OrderChangeOutcome> {
	const { amount = 0, expectedRefunded = 0 } = staffAction;
	const order = await db
		.selectFrom("orders")
		.select("paid_total")
		.where("number", "=", staffAction.number)
		.executeTakeFirst();
	const to = expectedRefunded + amount === order?.paid_total ? "refunded" : "partially_refunded";
	return changeOrder(db, { ...move, to, refund: { amount, expectedRefunded } } as OrderChange);
}

export const BULK_CHANGES = {
	confirm: { change: "confirmation", expectedVersion: "new", done: "confirmed" },
	ship: { change: "shipment", expectedVersion: "unfulfilled", done: "shipped" },
} as const satisfies Record<string, { change: OrderChangeName; expectedVersion: string; done: string }>;

export type BulkChangeName = keyof typeof BULK_CHANGES;

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
 * Applies the same action to each of these orders, each with its own conditional update, and returns the
 * failures. Throws nothing: a failure of one order does not affect the others.
 */
export async function actOnOrders(
	db: Database,
	{ numbers, bulk, parcels = [], actorId, now }: Bulk,
): Promise<BulkOutcome> {
	const { change, expectedVersion } = BULK_CHANGES[bulk];
	const result: BulkOutcome = { done: 0, refused: [], otherwiseShipped: [], failed: [] };
	for (const number of new Set(numbers)) {
		const parcel = parcels.find((one) => one.number === number);
		try {
			const outcome = await actOnOrder(db, { ...parcel, number, change, expectedVersion, actorId, now });
			if (outcome.ok) result.done++;
			else if (outcome.reason === "other_parcel") result.otherwiseShipped.push(number);
			else result.refused.push(number);
		} catch (error) {
			result.failed.push({ number, error });
		}
	}
	return result;
}
