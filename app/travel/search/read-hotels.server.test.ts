import { expect } from "vitest";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { cityKeyOf, hotelSearchText } from "#app/travel/hotels/summarise-hotel.server.ts";
import { freeUntil } from "#app/travel/quotes/policy.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { readPlaceTerms } from "./find-hotels.server.ts";
import { NO_HOTEL_FILTERS } from "./hotel-filters.ts";
import { searchHotels } from "./search-hotels.server.ts";

const STAY = { checkIn: "2026-12-04", checkOut: "2026-12-07", adults: 2, children: 0, rooms: 1 };

const open = (
	db: Database,
	name: string,
	policy: NonNullable<Parameters<typeof openInn>[1]>["hotel"] = {},
) => {
	const place = { name, city: "Lisbon", region: "", country: "PT" };
	const search = { city_key: cityKeyOf("Lisbon"), search_words: hotelSearchText(place), price_from: 10_000 };
	return openInn(db, { hotel: { ...place, ...search, ...policy } });
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

test.for(["Pacific/Kiritimati", "Europe/Lisbon", "Etc/GMT+12"])(
	"cancellation is free until the minute of the hotel's check-in time in %s",
	async (time_zone, { db }) => {
		await open(db, "Casa Verde", {
			time_zone,
			late_fee_percent: 50,
			free_until_days: 2,
			check_in_from: "23:00",
		});
		const end = freeUntil({
			checkIn: STAY.checkIn,
			checkInFrom: "23:00",
			timeZone: time_zone,
			freeUntilDays: 2,
		});
		const isFree = async (after: number) => {
			const now = new Date(end.getTime() + after);
			const { hotels } = await searchHotels(db, { terms: [], stay: STAY, filters: NO_HOTEL_FILTERS, now });
			return hotels.map((hotel) => hotel.isFree);
		};
		expect([await isFree(-1), await isFree(0), await isFree(1)]).toEqual([[true], [true], [false]]);
	},
);

test("each hotel's own policy decides whether cancellation is free", async ({ db }) => {
	const terms = { time_zone: "Europe/Lisbon", late_fee_percent: 50, check_in_from: "15:00" };
	await open(db, "Casa Verde", { ...terms, free_until_days: 2 });
	await open(db, "Miramar", { ...terms, free_until_days: 2, check_in_from: "12:00" });
	await open(db, "Sol", { ...terms, free_until_days: 1 });
	await open(db, "Zenit", { ...terms, free_until_days: 2, time_zone: "Etc/GMT+12" });
	const now = new Date("2026-12-02T14:00:00Z");
	const { hotels } = await searchHotels(db, { terms: [], stay: STAY, filters: NO_HOTEL_FILTERS, now });
	const free = hotels.filter(({ isFree }) => isFree).map(({ name }) => name);
	expect(free.sort()).toEqual(["Casa Verde", "Sol", "Zenit"]);
});
