import type { Actor } from "#app/account/memberships/members.server.ts";
import {
	type ChangedSince,
	changedSince,
	describeDifferences,
	recordChange,
} from "#app/common/changes/changes.server.ts";
import { nextVersion } from "#app/common/changes/conflict.ts";
import { joinTexts } from "#app/common/changes/stored-text.ts";
import { lockHotel } from "#app/travel/hotels/lock-hotel.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import type { OfferDetails } from "./offer-form.ts";

/** The most offers of a hotel, on or not. */
export const MOST_OFFERS = 20;

/** The offers of a hotel, those that are on first. `isUsed`: stays were booked with it. */
export async function listOffers(db: Database, { hotelId }: { hotelId: number }) {
	const offers = await db
		.selectFrom("offers")
		.selectAll()
		.select((eb) =>
			eb.exists(eb.selectFrom("bookings").select("id").whereRef("offer_id", "=", "offers.id")).as("is_used"),
		)
		.where("hotel_id", "=", hotelId)
		.orderBy("id")
		.limit(MOST_OFFERS)
		.execute();
	return offers
		.map(({ is_used, ...offer }) => ({ ...offer, isUsed: Boolean(is_used) }))
		.toSorted((one, other) => Number(other.is_active) - Number(one.is_active));
}

export type ListedOffer = Awaited<ReturnType<typeof listOffers>>[number];

type Saving = {
	hotelId: number;
	/** Null: a new offer. */
	offerId: number | null;
	actor: Actor;
	details: OfferDetails;
	/** The form's key: a second submit finds the first one's offer. */
	idempotencyKey: string;
	/** The `updated_at` that the editor saw. */
	expectedVersion: string;
	now: Date;
};

type Saved =
	| { ok: true; isAgain: boolean }
	/** The hotel is of someone else, or has no such offer. */
	| { ok: false; reason: "gone" }
	/** `used`: what it gives can't change, because stays were booked with it. */
	| { ok: false; reason: "too_many" | "code_taken" | "used" }
	| ChangedSince;

/**
 * Adds an offer to a hotel, or changes it; stays that are booked keep what they got. Refused when another editor was
 * faster (`changed`), and for more than `MOST_OFFERS`.
 */
export function saveOffer(db: Database, saving: Saving): Promise<Saved> {
	const { hotelId, offerId, actor, details, idempotencyKey, expectedVersion, now } = saving;
	return transact(db, async (trx): Promise<Saved> => {
		const hotel = await lockHotel(trx, { hotelId, actor });
		if (!hotel) return { ok: false, reason: "gone" };
		const offers = await listOffers(trx, { hotelId });
		if (offerId === null && offers.some((offer) => offer.idempotency_key === idempotencyKey))
			return { ok: true, isAgain: true };
		const before = offers.find((offer) => offer.id === offerId);
		if (offerId !== null && !before) return { ok: false, reason: "gone" };
		if (!before && offers.length >= MOST_OFFERS) return { ok: false, reason: "too_many" };
		const subject = `hotel ${hotelId}` as const;
		if (before && before.updated_at !== expectedVersion)
			return changedSince(trx, {
				subject,
				actions: ["offer"],
				at: before.updated_at,
				actorId: actor.accountId,
			});
		const after = columnsOf(details);
		if (after.code !== null && offers.some(({ id, code }) => id !== offerId && code === after.code))
			return { ok: false, reason: "code_taken" };
		const isSame =
			before?.percent === after.percent &&
			before.stay_nights === after.stay_nights &&
			before.paid_nights === after.paid_nights;
		if (before?.isUsed && !isSame) return { ok: false, reason: "used" };
		const at = now.toISOString();
		const updated_at = before ? nextVersion(before.updated_at, now) : at;
		if (before)
			await trx
				.updateTable("offers")
				.set({ ...after, updated_at })
				.where("id", "=", before.id)
				.execute();
		else
			await trx
				.insertInto("offers")
				.values({ ...after, hotel_id: hotelId, idempotency_key: idempotencyKey, created_at: at, updated_at })
				.execute();
		const differences = describeDifferences(before ? describe(before) : {}, describe(after), "offer");
		if (differences)
			await recordChange(trx, {
				actorId: actor.accountId,
				action: "offer",
				subject,
				detail: joinTexts([details.name, differences], ": "),
				now: new Date(updated_at),
			});
		return { ok: true, isAgain: false };
	});
}

/** Deletes an offer that no stay was booked with (`used`); repeating it changes nothing. */
export function deleteOffer(
	db: Database,
	{ hotelId, offerId, actor, now }: Pick<Saving, "hotelId" | "actor" | "now"> & { offerId: number },
): Promise<{ ok: true } | { ok: false; reason: "gone" | "used" }> {
	return transact(db, async (trx) => {
		if (!(await lockHotel(trx, { hotelId, actor }))) return { ok: false, reason: "gone" };
		const offer = (await listOffers(trx, { hotelId })).find(({ id }) => id === offerId);
		if (!offer) return { ok: true };
		if (offer.isUsed) return { ok: false, reason: "used" };
		await trx.deleteFrom("offers").where("id", "=", offerId).execute();
		await recordChange(trx, {
			actorId: actor.accountId,
			action: "offer deleted",
			subject: `hotel ${hotelId}`,
			detail: offer.name,
			now,
		});
		return { ok: true };
	});
}

/** What the trail says of an offer. */
const describe = (offer: ReturnType<typeof columnsOf>) => ({
	name: offer.name,
	active: offer.is_active,
	percent: offer.percent ?? "",
	stayNights: offer.stay_nights ?? "",
	paidNights: offer.paid_nights ?? "",
	minNights: offer.min_nights ?? "",
	minDaysAhead: offer.min_days_ahead ?? "",
	maxDaysAhead: offer.max_days_ahead ?? "",
	arrivesFrom: offer.arrives_from ?? "",
	arrivesTo: offer.arrives_to ?? "",
	code: offer.code ?? "",
});

const columnsOf = (details: OfferDetails) => ({
	name: details.name,
	is_active: details.isActive,
	percent: details.percent,
	stay_nights: details.stayNights,
	paid_nights: details.paidNights,
	min_nights: details.minNights,
	min_days_ahead: details.minDaysAhead,
	max_days_ahead: details.maxDaysAhead,
	arrives_from: details.arrivesFrom,
	arrives_to: details.arrivesTo,
	code: details.code,
});
