import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { readText } from "#app/common/changes/stored-text.ts";
import { addOwner } from "#app/testing/owner.ts";
import { bookingOf, STAY, withCurrentTerms } from "#app/testing/travel/booking-a-room.ts";
import { addOffer, INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { readHotelTrail } from "#app/travel/approval/hotel-trail.server.ts";
import { bookRoom } from "#app/travel/booking/book-room.server.ts";
import { quoteStay } from "#app/travel/quotes/quote-stay.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import type { OfferDetails } from "./offer-form.ts";
import { deleteOffer, listOffers, MOST_OFFERS, saveOffer } from "./save-offer.server.ts";

const TWO_FOR_ONE: OfferDetails = {
	name: "Stay 2, pay 1",
	isActive: true,
	percent: null,
	stayNights: 2,
	paidNights: 1,
	minNights: null,
	minDaysAhead: null,
	maxDaysAhead: null,
	arrivesFrom: null,
	arrivesTo: null,
	code: null,
};

async function openWithOwner(db: Database) {
	const actor = await addOwner(db);
	const inn = await openInn(db, { hotel: { ownerId: actor.accountId } });
	const save = (details: Partial<OfferDetails> = {}, change: Partial<Parameters<typeof saveOffer>[1]> = {}) =>
		saveOffer(db, {
			hotelId: inn.hotelId,
			id: null,
			actor,
			details: { ...TWO_FOR_ONE, ...details },
			idempotencyKey: randomUUID(),
			expectedVersion: "",
			now: INN_NOW,
			...change,
		});
	const asked = async () => {
		const quote = await quoteStay(db, { ...STAY, roomId: inn.roomId, now: INN_NOW });
		return quote.ok ? quote.total : quote.reason;
	};
	return { ...inn, actor, save, asked };
}

test("an offer is added once, changed by one editor at a time, and turned off", async ({ db }) => {
	const { hotelId, save, asked } = await openWithOwner(db);
	const idempotencyKey = randomUUID();
	const twice = await Promise.all([save({}, { idempotencyKey }), save({}, { idempotencyKey })]);
	expect(twice.map((saved) => saved.ok && saved.isAgain).toSorted()).toEqual([false, true]);
	expect(await asked()).toBe(10_000);
	const [offer] = await listOffers(db, { hotelId });
	const seen = { id: offer?.id ?? 0, expectedVersion: offer?.updated_at ?? "" };
	expect(await save({ isActive: false }, seen)).toEqual({ ok: true, isAgain: false });
	expect(await asked()).toBe(20_000);
	expect((await readHotelTrail(db, { hotelId })).map(({ detail }) => readText(detail ?? ""))).toEqual([
		"Stay 2, pay 1: On: Yes → No",
		expect.stringMatching(/^Stay 2, pay 1: Name: none → Stay 2, pay 1; On: none → Yes; Nights: none → 2; /),
	]);
	expect(await save({ percent: 5 }, seen)).toMatchObject({ ok: false, reason: "changed", isOwn: true });
	const stranger = await addOwner(db, "other@example.com");
	expect(await save({}, { actor: stranger })).toEqual({ ok: false, reason: "gone" });
	expect(await save({ code: "TWO" })).toMatchObject({ ok: true });
	expect(await save({ code: "TWO" })).toEqual({ ok: false, reason: "code_taken" });
	for (let at = 2; at < MOST_OFFERS; at++) await addOffer(db, hotelId);
	expect(await save()).toEqual({ ok: false, reason: "too_many" });
});

test("an offer that stays were booked with keeps what it gives, and can't be deleted; another can", async ({
	db,
}) => {
	const { hotelId, roomId, actor, save } = await openWithOwner(db);
	await save();
	await save({ name: "Unused", stayNights: 9, paidNights: 8 });
	const booked = await bookRoom(db, await withCurrentTerms(db, bookingOf(roomId)));
	expect(booked.ok).toBe(true);
	const [used, unused] = await listOffers(db, { hotelId });
	expect([used?.isUsed, unused?.isUsed]).toEqual([true, false]);
	const seen = { id: used?.id ?? 0, expectedVersion: used?.updated_at ?? "" };
	expect(await save({ paidNights: null, stayNights: null, percent: 5 }, seen)).toEqual({
		ok: false,
		reason: "used",
	});
	expect(await save({ name: "Renamed", minNights: 2 }, seen)).toMatchObject({ ok: true });
	const remove = (offerId = 0) => deleteOffer(db, { hotelId, offerId, actor, now: INN_NOW });
	expect(await remove(used?.id)).toEqual({ ok: false, reason: "used" });
	expect([await remove(unused?.id), await remove(unused?.id)]).toEqual([{ ok: true }, { ok: true }]);
	expect(await listOffers(db, { hotelId })).toHaveLength(1);
	expect(await readHotelTrail(db, { hotelId })).toContainEqual(
		expect.objectContaining({ action: "offer deleted", detail: "Unused" }),
	);
});
