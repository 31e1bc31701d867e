import { describeDifferences, recordChange } from "#app/common/changes/changes.server.ts";
import { lockHotel, lockRoomsOf, notePricesRaised } from "#app/travel/hotels/lock-hotel.server.ts";
import { type ListedSaving, saveListed } from "#app/travel/hotels/save-listed.server.ts";
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

/** `used`: what it gives can't change, because stays were booked with it. */
type OfferRefused = { ok: false; reason: "code_taken" | "used" };

/** Adds an offer to a hotel, or changes it; stays that are booked keep what they got. See `saveListed`. */
export const saveOffer = (db: Database, saving: ListedSaving<OfferDetails>) =>
	saveListed<ListedOffer, OfferRefused>(db, saving, {
		action: "offer",
		list: listOffers,
		most: MOST_OFFERS,
		async write(trx, { before, all, added, updated_at }) {
			const after = columnsOf(saving.details);
			if (after.code !== null && all.some(({ id, code }) => id !== before?.id && code === after.code))
				return { ok: false, reason: "code_taken" };
			const isSame =
				before?.percent === after.percent &&
				before.stay_nights === after.stay_nights &&
				before.paid_nights === after.paid_nights;
			if (before?.isUsed && !isSame) return { ok: false, reason: "used" };
			await (added
				? trx.insertInto("offers").values({ ...after, ...added, updated_at })
				: trx
						.updateTable("offers")
						.set({ ...after, updated_at })
						.where("id", "=", before?.id ?? 0)
			).execute();
			if (before && mayGiveLess(before, after)) await notePricesRaised(trx, saving);
			return describeDifferences(before ? describe(before) : {}, describe(after), "offer");
		},
	});

/** Deletes an offer that no stay was booked with (`used`); repeating it changes nothing. */
export function deleteOffer(
	db: Database,
	{
		hotelId,
		offerId,
		actor,
		now,
	}: Pick<ListedSaving<OfferDetails>, "hotelId" | "actor" | "now"> & { offerId: number },
): Promise<{ ok: true } | { ok: false; reason: "gone" | "used" }> {
	return transact(db, async (trx) => {
		await lockRoomsOf(trx, hotelId);
		if (!(await lockHotel(trx, { hotelId, actor }))) return { ok: false, reason: "gone" };
		const offer = (await listOffers(trx, { hotelId })).find(({ id }) => id === offerId);
		if (!offer) return { ok: true };
		if (offer.isUsed) return { ok: false, reason: "used" };
		await trx.deleteFrom("offers").where("id", "=", offerId).execute();
		if (isForAll(offer)) await notePricesRaised(trx, { hotelId, now });
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

/** Whether guests get an offer who enter no code. */
const isForAll = ({ is_active, code }: Pick<ListedOffer, "is_active" | "code">) => is_active && code === null;

/** Whether guests who enter no code may pay more after a change of an offer: its name changes no price. */
const mayGiveLess = (before: ListedOffer, after: ReturnType<typeof columnsOf>) =>
	isForAll(before) &&
	(Object.keys(after) as (keyof typeof after)[]).some(
		(column) => column !== "name" && before[column] !== after[column],
	);

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
