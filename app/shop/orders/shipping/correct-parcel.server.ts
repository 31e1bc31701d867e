import { recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { parcelCorrectedMail } from "#app/shop/orders/change-mails.ts";
import type { Parcel } from "#app/shop/orders/order-messages.ts";
import { hasArrived } from "#app/shop/orders/order-states.ts";
import { lockOrder } from "#app/shop/orders/returns/request-return.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { readParcels } from "./read-parcels.server.ts";

type Correction = {
	number: string;
	/** One of several parcels of the order. */
	parcelId?: number | undefined;
	expectedParcel: Parcel;
	parcel: Parcel;
	actorId: number;
	now: Date;
};

export type CorrectionOutcome =
	| { ok: true; repeated: boolean }
	| { ok: false; reason: "gone" | "not_shipped" }
	/** Somebody else changed it first, to this. */
	| { ok: false; reason: "changed"; parcel: Parcel };

/**
 * Changes the carrier and tracking number of a shipped order, or of one of its parcels, emails them to the customer and
 * records the old ones in the history, in one transaction. Refused unless it is shipped and not yet delivered, and when
 * somebody changed them since the screen was loaded. Succeeds without a change when they are already the same.
 */
export function correctParcel(db: Database, correction: Correction): Promise<CorrectionOutcome> {
	const { number, parcelId, expectedParcel, parcel, actorId, now } = correction;
	return transact(db, async (trx) => {
		if (!(await lockOrder(trx, number))) return { ok: false, reason: "gone" };
		const orders = trx.selectFrom("orders").selectAll().where("number", "=", number);
		const order = await orders.executeTakeFirstOrThrow();
		const parcels = await readParcels(trx, order.id);
		const at = parcels.findIndex(({ id }) => id === parcelId);
		const one = parcels[at];
		const isShipped = one
			? one.shipped_at !== null && !hasArrived(order)
			: parcelId === undefined && parcels.length === 0 && order.fulfilment === "shipped";
		if (!isShipped) return { ok: false, reason: "not_shipped" };
		const { carrier, tracking_number: trackingNumber } = one ?? order;
		const current = { carrier, trackingNumber };
		if (isSame(current, parcel)) return { ok: true, repeated: true };
		if (!isSame(current, expectedParcel)) return { ok: false, reason: "changed", parcel: current };
		const columns = { carrier: parcel.carrier, tracking_number: parcel.trackingNumber };
		if (one) await trx.updateTable("order_parcels").set(columns).where("id", "=", one.id).execute();
		await trx
			.updateTable("orders")
			.set({ ...(one ? {} : columns), updated_at: now.toISOString() })
			.where("id", "=", order.id)
			.execute();
		const which = one ? storeText("which", { at: at + 1, count: parcels.length }) : null;
		const change = { from: storeTracking(expectedParcel), to: storeTracking(parcel) };
		const note = which
			? storeText("parcelTrackingChanged", { which, ...change })
			: storeText("trackingChanged", change);
		await recordChange(trx, { action: "parcel", subject: `order ${order.id}`, note, actorId, now });
		const mail = () => {
			const number = one && t.orderParcels.which({ number: at + 1, count: parcels.length });
			return parcelCorrectedMail(order, parcel, number || null);
		};
		if (order.email) await writeMail(trx, order.language, mail, now);
		return { ok: true, repeated: false };
	});
}

const storeTracking = ({ carrier, trackingNumber }: Parcel): string => {
	const text = [carrier, trackingNumber].filter(Boolean).join(" ");
	return text ? storeText("quoted", { text }) : storeText("noTracking");
};

const isSame = (one: Parcel, other: Parcel) =>
	one.carrier === other.carrier && one.trackingNumber === other.trackingNumber;
