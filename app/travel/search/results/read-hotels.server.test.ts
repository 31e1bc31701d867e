import { expect } from "vitest";
import { INN_NOW, openInn } from "#app/testing/inn.ts";
import { readPlaceTerms } from "#app/travel/search/find-hotels.server.ts";
import { cityKeyOf, hotelSearchText } from "#app/travel/search/hotel-search-text.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { NO_HOTEL_FILTERS } from "./hotel-filters.ts";
import { searchHotels } from "./search-hotels.server.ts";

const STAY = { checkIn: "2026-12-04", checkOut: "2026-12-07", adults: 2, children: 0, rooms: 1 };

const open = (db: Database, name: string) => {
	const place = { name, city: "Lisbon", region: "", country: "PT" };
	const search = { city_key: cityKeyOf("Lisbon"), search_words: hotelSearchText(place), price_from: 10_000 };
	return openInn(db, { hotel: { ...place, ...search } });
};

async function search(db: Database, version: string | undefined, party: Partial<typeof STAY> = {}) {
	const terms = await readPlaceTerms(db, "lisbon", version);
	const query = { terms, stay: { ...STAY, ...party }, filters: NO_HOTEL_FILTERS, now: INN_NOW, version };
	const { hotels } = await searchHotels(db, query);
	return hotels.map(({ name, price }) => `${name} ${price}`).sort();
}

test("searches for other dates and parties don't read hotels again, and nights are read each time", async ({
	db,
}) => {
	const version = crypto.randomUUID();
	const { roomId } = await open(db, "Casa Verde");
	const [casa = ""] = await search(db, version);
	expect(casa).toMatch(/^Casa Verde \d+$/);
	await open(db, "Miramar");
	expect(await search(db, version)).toEqual([casa]);
	expect(await search(db, version, { checkOut: "2026-12-05" })).toHaveLength(1);
	await db.updateTable("nights").set({ is_closed: true }).where("room_id", "=", roomId).execute();
	expect(await search(db, version)).toEqual([]);
});

test("searches after a change of hotels read them again", async ({ db }) => {
	await open(db, "Casa Verde");
	expect(await search(db, crypto.randomUUID())).toHaveLength(1);
	await open(db, "Miramar");
	expect(await search(db, crypto.randomUUID())).toHaveLength(2);
	expect(await search(db, undefined)).toHaveLength(2);
});
