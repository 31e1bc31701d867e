import { parcelCorrectedMail } from "#app/shop/orders/change-mails.ts";
import { type Parcel, sayParcel } from "#app/shop/orders/order-words.ts";
import { writeMail } from "#app/site/mail/outbox.server.ts";
import type { Database } from "#db/client.ts";

type Correction = {
	number: string;
	/** What the screen showed that was acted on. */
	seen: Parcel;
	parcel: Parcel;
	actorId: number;
	now: Date;
};

export type CorrectionOutcome =
	| { ok: true; repeated: boolean }
	| { ok: false; reason: "gone" | "not_on_the_road" }
	/** Somebody was faster: it is this now. */
	| { ok: false; reason: "changed"; parcel: Parcel };

/**
 * Says otherwise who carries a shipped order and under which number, and mails that to who ordered, with a note of
 * what it was in the same transaction. Refused unless it is shipped and not yet delivered, and when it is not what
 * was seen any more. What is the case already is done already.
 */
export function correctParcel(db: Database, correction: Correction): Promise<CorrectionOutcome> {
	const { number, seen, parcel, actorId, now } = correction;
	const at = now.toISOString();
	return db.transaction().execute(async (trx) => {
		const updated = isSame(seen, parcel)
			? undefined
			: await trx
					.updateTable("orders")
					.set({ carrier: parcel.carrier, tracking_number: parcel.trackingNumber, updated_at: at })
					.where("number", "=", number)
					.where("fulfilment", "=", "shipped")
					.where("carrier", "=", seen.carrier)
					.where("tracking_number", "=", seen.trackingNumber)
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
			if (fulfilment !== "shipped") return { ok: false, reason: "not_on_the_road" };
			return isSame(now, parcel)
				? { ok: true, repeated: true }
				: { ok: false, reason: "changed", parcel: now };
		}
		const detail = `Parcel corrected: ${sayParcel(parcel)}. It was ${sayParcel(seen)}.`;
		const note = { kind: "note", from_value: null, to_value: null, amount: null } as const;
		await trx
			.insertInto("order_events")
			.values({ ...note, order_id: updated.id, detail, actor_id: actorId, at })
			.execute();
		if (updated.email) await writeMail(trx, parcelCorrectedMail(updated), now);
		return { ok: true, repeated: false };
	});
}

const isSame = (one: Parcel, other: Parcel) =>
	one.carrier === other.carrier && one.trackingNumber === other.trackingNumber;
