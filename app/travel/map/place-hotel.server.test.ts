import { expect } from "vitest";
import { addOwner } from "#app/testing/owner.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { readHotelTrail } from "#app/travel/approval/hotel-trail.server.ts";
import { readOwnHotel } from "#app/travel/hotels/own-hotels.server.ts";
import { test } from "#db/testing/database-test.ts";
import { viewAround, viewOfAll } from "./map-view.ts";
import { placeHotel, viewOfHotel } from "./place-hotel.server.ts";

const GRACA = { latitude: 38.7194, longitude: -9.1331 };
const LATER = new Date(INN_NOW.getTime() + 60 * 60 * 1000);

test("a new place of an approved hotel is public at once, in its history, and to be reviewed", async ({
	db,
}) => {
	const actor = await addOwner(db);
	const { hotelId } = await openInn(db, { hotel: { ownerId: actor.accountId } });
	const expectedVersion = INN_NOW.toISOString();
	const change = { hotelId, actor, expectedVersion, place: GRACA, now: LATER };
	expect(await placeHotel(db, change)).toEqual({ ok: true });
	const placed = await readOwnHotel(db, { hotelId, actor });
	expect(placed).toMatchObject({ ...GRACA, unreviewed_change_id: expect.any(Number) });
	// The same again is no change, even by a page from before it.
	expect(await placeHotel(db, change)).toEqual({ ok: true });
	expect(await readHotelTrail(db, { hotelId })).toMatchObject([
		{ action: "hotel identity", detail: "Latitude: none → 38.7194; Longitude: none → -9.1331" },
	]);
	const off = { ...change, expectedVersion: placed?.updated_at ?? "", place: null };
	expect(await placeHotel(db, off)).toEqual({ ok: true });
	expect(await readOwnHotel(db, { hotelId, actor })).toMatchObject({ latitude: null, longitude: null });
});

test("a place of a hotel that waits for approval is no change to review", async ({ db }) => {
	const actor = await addOwner(db);
	const { hotelId } = await openInn(db, { hotel: { ownerId: actor.accountId, status: "pending" } });
	const expectedVersion = INN_NOW.toISOString();
	expect(await placeHotel(db, { hotelId, actor, expectedVersion, place: GRACA, now: LATER })).toEqual({
		ok: true,
	});
	expect(await readOwnHotel(db, { hotelId, actor })).toMatchObject({ ...GRACA, unreviewed_change_id: null });
	expect(await readHotelTrail(db, { hotelId })).toMatchObject([{ action: "hotel" }]);
});

test("a hotel of somebody else stays where it is, and so does one that was changed meanwhile", async ({
	db,
}) => {
	const [owner, other] = [await addOwner(db), await addOwner(db, "Otto")];
	const { hotelId } = await openInn(db, { hotel: { ownerId: owner.accountId, ...GRACA } });
	const place = { latitude: 1, longitude: 2 };
	const change = { hotelId, place, expectedVersion: INN_NOW.toISOString(), now: LATER };
	expect(await placeHotel(db, { ...change, actor: other })).toEqual({ ok: false, reason: "gone" });
	expect(await placeHotel(db, { ...change, actor: owner, expectedVersion: "earlier" })).toMatchObject({
		ok: false,
		reason: "changed",
	});
	expect(await readOwnHotel(db, { hotelId, actor: owner })).toMatchObject(GRACA);
});

test("the database takes no coordinates outside of the earth", async ({ db }) => {
	const { hotelId } = await openInn(db);
	for (const wrong of [{ latitude: 90.1 }, { latitude: -91 }, { longitude: 180.1 }, { longitude: 1e308 }])
		await expect(
			db.updateTable("hotels").set(wrong).where("id", "=", hotelId).execute(),
			JSON.stringify(wrong),
		).rejects.toThrow();
});

test("the map to choose a place on is around the pin, or where others of the city are", async ({ db }) => {
	const here = { latitude: null, longitude: null, city_key: "lisbon", country: "PT" };
	expect(await viewOfHotel(db, here)).toBeNull();
	await openInn(db, { hotel: GRACA });
	expect(await viewOfHotel(db, here)).toEqual(viewOfAll([GRACA], 13));
	expect(await viewOfHotel(db, { ...here, country: "BR" })).toBeNull();
	expect(await viewOfHotel(db, { ...here, ...GRACA })).toEqual(viewAround(GRACA, 15));
});
