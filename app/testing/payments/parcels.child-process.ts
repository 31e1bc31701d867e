import { changeOrder, type OrderChange } from "#app/shop/orders/change-order.server.ts";
import { refundPaidOrder } from "#app/shop/orders/returns/refund-paid-order.server.ts";
import type { PackedLine } from "#app/shop/orders/shipping/lines-to-pack.ts";
import { shipParcel, splitOrder } from "#app/shop/orders/shipping/order-parcels.server.ts";
import { choiceOf, confirmEdit } from "#app/testing/payments/edit.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

/** One thing that a clerk does to an order. */
export type ParcelAct = { number: string } & (
	| { split: { parcels: PackedLine[][]; linesVersion: number } }
	| { ship: { parcelId: number; linesVersion?: number } }
	| { change: object }
	| { edit: { lineId: number; quantity: number; agreed: string } }
	/** Units of a line at 25.00 each. */
	| { refund: { lineId: number; quantity: number } }
);

export type ParcelTask = { url: string; actorId: number; at: string; acts: ParcelAct[] };

/** Does one thing after the other; returns what came of each. */
await runHere<ParcelTask>(async ({ url, actorId, at, acts }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const outcomes: string[] = [];
	for (const { number, ...act } of acts) {
		// Each clerk does each thing at a moment of its own.
		const by = { number, actorId, now: new Date(Date.parse(at) + outcomes.length * 1_000 + actorId) };
		const parcel = { carrier: "Post", trackingNumber: `By ${actorId}` };
		const outcome =
			"split" in act
				? await splitOrder(db, { ...by, ...act.split })
				: "ship" in act
					? await shipParcel(db, { ...act.ship, ...by, parcel })
					: "edit" in act
						? await confirmEdit(db, {
								...by,
								agreed: act.edit.agreed,
								choice: choiceOf({ kept: [[act.edit.lineId, act.edit.quantity]] }),
							})
						: "refund" in act
							? await refundPaidOrder(db, {
									...by,
									idempotencyKey: `${number} ${actorId}`,
									expectedAmount: act.refund.quantity * 2_500,
									choice: {
										what: "items",
										delivery: 0,
										why: "",
										lines: [{ ...act.refund, writeOff: null }],
									},
								})
							: await changeOrder(db, { ...by, by: "staff", ...act.change } as OrderChange);
		outcomes.push(outcome.ok ? "done" : outcome.reason);
	}
	await db.destroy();
	return outcomes;
});
