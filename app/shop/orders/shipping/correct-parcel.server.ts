import { recordChange } from "#app/common/changes/changes.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { parcelCorrectedMail } from "#app/shop/orders/change-mails.ts";
import { formatParcel, type Parcel } from "#app/shop/orders/order-messages.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";

type Correction = {
	number: string;
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
 * Changes the carrier and tracking number of a shipped order, emails them to the customer and records the old
 * ones in the history, in one transaction. Refused unless the order is shipped and not yet delivered, and
 * when somebody changed them since the screen was loaded. Succeeds without a change when they are already the
 * same.
 */
export function correctParcel(db: Database, correction: Correction): Promise<CorrectionOutcome> {
	const { number, expectedParcel, parcel, actorId, now } = correction;
	const at = now.toISOString();
	return transact(db, async (trx) => {
		const updated = isSame(expectedParcel, parcel)
			? undefined
			: await trx
					.updateTable("orders")
					.set({ carrier: parcel.carrier, tracking_number: parcel.trackingNumber, updated_at: at })
					.where("number", "=", number)
					.where("fulfilment", "=", "shipped")
					.where("carrier", "=", expectedParcel.carrier)
					.where("tracking_number", "=", expectedParcel.trackingNumber)
					.returningAll()
					.executeTakeFirst();
		if (!updated) {
			const order = await trx
				.selectFrom("orders")
				.select(["fulfilment", "carrier", "tracking_number as trackingNumber"])
				.where("number", "=", number)
				.executeTakeFirst();
			if (!order) return { ok: false, reason: "gone" };
			const { fulfilment, ...now } = order;
			if (fulfilment !== "shipped") return { ok: false, reason: "not_shipped" };
			return isSame(now, parcel)
				? { ok: true, repeated: true }
				: { ok: false, reason: "changed", parcel: now };
		}
		const note = `Tracking changed from ${formatParcel(expectedParcel)} to ${formatParcel(parcel)}.`;
		await recordChange(trx, { action: "parcel", subject: `order ${updated.id}`, note, actorId, now });
		if (updated.email) await writeMail(trx, parcelCorrectedMail(updated), now);
		return { ok: true, repeated: false };
	});
}

const isSame = (one: Parcel, other: Parcel) =>
	one.carrier === other.carrier && one.trackingNumber === other.trackingNumber;
