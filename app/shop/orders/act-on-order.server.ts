import type { Database } from "#db/client.ts";
import { changeOrder, type OrderChange, type OrderChangeOutcome } from "./change-order.server.ts";
import { ORDER_CHANGES, type OrderChangeName } from "./order-changes.ts";
import type { FulfilmentState } from "./order-states.ts";
import { deliverOrder } from "./shipping/deliver-order.server.ts";

export type StaffAction = {
	number: string;
	change: OrderChangeName;
	/** The state the column had on the screen that was acted on. */
	expectedVersion: string;
	actorId: number;
	now: Date;
	carrier?: string;
	trackingNumber?: string;
	isCashHere?: boolean;
	/** Refunds, in minor units; and what had been given back before, as the screen showed it. */
	amount?: number;
	expectedRefunded?: number;
	/** Cancelling: where the parcel was on that screen. */
	expectedFulfilment?: FulfilmentState | undefined;
	why?: string;
};

/** Does one of `ORDER_CHANGES` as staff; see `changeOrder` for what is refused. */
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

/** Whether an amount is the rest or a part of what was paid decides where the payment goes. */
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

/** What can be done to many orders at once, from the one state it leads from. */
export const BULK_CHANGES = {
	confirm: { change: "confirmation", expectedVersion: "new", done: "confirmed" },
	ship: { change: "shipment", expectedVersion: "unfulfilled", done: "shipped" },
} as const satisfies Record<string, { change: OrderChangeName; expectedVersion: string; done: string }>;

export type BulkChangeName = keyof typeof BULK_CHANGES;

type Bulk = {
	numbers: readonly string[];
	bulk: BulkChangeName;
	/** What is known of the parcels that are shipped. */
	parcels?: readonly { number: string; carrier: string; trackingNumber: string }[];
	actorId: number;
	now: Date;
};

export type BulkOutcome = {
	done: number;
	refused: string[];
	/** Shipped by the same person before, with another carrier or tracking number, which stays. */
	otherwiseShipped: string[];
	/** Broke down on our side; nothing was done to these. */
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
