import { expect } from "vitest";
import { maskId } from "#app/common/masked-id.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addRoom, INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { cityKeyOf, hotelSearchText } from "#app/travel/hotels/summarise-hotel.server.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { readPlaceTerms } from "./find-hotels.server.ts";
import { averageOf, meritOf } from "./hotel-facets.ts";
import { type HotelFilters, MAX_RANKED_HOTELS, NO_HOTEL_FILTERS } from "./hotel-filters.ts";
import { featuredHotels, popularCities } from "./list-places.server.ts";
import { searchHotels } from "./search-hotels.server.ts";

const STAY: Stay = { checkIn: "2026-12-04", checkOut: "2026-12-07", adults: 2, children: 0, rooms: 1 };

type Inn = Parameters<typeof openInn>[1];
/** A hotel with derived columns as `summariseHotel` writes them. */
async function open(db: Database, name: string, city: string, country: string, { hotel, room }: Inn = {}) {
	const place = { name, city, region: "", country };
	return openInn(db, {
		hotel: {
			...place,
			city_key: cityKeyOf(city),
			search_words: hotelSearchText(place),
			price_from: room?.price ?? 10_000,
			...hotel,
		},
		room,
	});
}

type SearchCase = { stay?: Stay | null; filters?: Partial<HotelFilters>; now?: Date };

async function search(
	db: Database,
	destination: string,
	{ stay = null, filters, now = INN_NOW }: SearchCase = {},
) {
	const terms = await readPlaceTerms(db, destination);
	return searchHotels(db, { terms, stay, filters: { ...NO_HOTEL_FILTERS, ...filters }, now });
}

const names = async (db: Database, destination: string, query?: SearchCase) =>
	(await search(db, destination, query)).hotels.map(({ name }) => name).sort();

test("a destination is found by city or name: accents, beginnings, small typing errors, alike on both engines", async ({
	db,
}) => {
	await open(db, "Casa Verde", "São Paulo", "BR");
	await open(db, "Łódź Palace", "Łódź", "PL");
	await open(db, "Hôtel de l’Île", "Genève", "CH");
	await open(db, "Hotel Miramar", "Lisbon", "PT");
	await open(db, "Lisbon Rooms", "Porto", "PT");
	await open(db, "Отель Звезда", "Москва", "RU");
	await open(db, "Lisbon Waiting", "Lisbon", "PT", { hotel: { status: "pending" } });
	await open(db, "Lisbon Suspended", "Lisbon", "PT", { hotel: { status: "suspended" } });
	await open(db, "Zanzibar Gone", "Zanzibar", "TZ", { hotel: { archived_at: INN_NOW.toISOString() } });
	const expected: Record<string, string[]> = {
		"sao paulo": ["Casa Verde"],
		SÃO: ["Casa Verde"],
		lodz: ["Łódź Palace"],
		geneve: ["Hôtel de l’Île"],
		lis: ["Hotel Miramar", "Lisbon Rooms"],
		"Hotels in Lisbon": ["Hotel Miramar", "Lisbon Rooms"],
		"miramar, lisbon": ["Hotel Miramar"],
		lisbno: ["Hotel Miramar", "Lisbon Rooms"],
		lisboa: ["Hotel Miramar", "Lisbon Rooms"],
		"hotel miramarr": ["Hotel Miramar"],
		portugal: ["Hotel Miramar", "Lisbon Rooms"],
		москва: ["Отель Звезда"],
		"lisbon москва": [],
		// Words of no live hotel correct nothing.
		zanzibra: [],
		zanzibar: [],
		waiting: [],
		"'; drop table hotels": [],
	};
	const found = Object.fromEntries(
		await Promise.all(Object.keys(expected).map(async (typed) => [typed, await names(db, typed)])),
	);
	expect(found).toEqual(expected);
	expect((await search(db, "")).foundCount).toBe(6);
});

test("a renamed hotel is found by its new words alone", async ({ db }) => {
	const { hotelId } = await open(db, "Old Mill", "Lisbon", "PT");
	const search_words = hotelSearchText({ name: "New Quay", city: "Lisbon", region: "", country: "PT" });
	await db.updateTable("hotels").set({ search_words }).where("id", "=", hotelId).execute();
	await db.updateTable("hotels").set({ name: "New Quay" }).where("id", "=", hotelId).execute();
	expect(await names(db, "mill")).toEqual([]);
	expect(await names(db, "new quay")).toEqual(["New Quay"]);
});

test("with dates there are the hotels with a room for them, each at its lowest total", async ({ db }) => {
	const { hotelId } = await open(db, "Two rooms", "Lisbon", "PT", { room: { price: 20_000 } });
	await addRoom(db, hotelId, { price: 9_000, weekend_price: 12_000 });
	await addRoom(db, hotelId, { price: 1_000, archived_at: INN_NOW.toISOString() });
	await addRoom(db, hotelId, { price: 1_500, sleeps: 1, max_adults: 1, guests_included: 1 });
	await open(db, "Full", "Lisbon", "PT", { room: { nights: 15 } });
	await open(db, "Waiting", "Lisbon", "PT", { hotel: { status: "pending" } });
	const { hotels, facets, foundCount } = await search(db, "lisbon", { stay: STAY });
	// Friday and Saturday night, then Sunday's.
	expect(hotels.map(({ name, price }) => [name, price])).toEqual([["Two rooms", 12_000 * 2 + 9_000]]);
	expect([facets.total, foundCount]).toEqual([1, 1]);
	expect(await names(db, "lisbon")).toEqual(["Full", "Two rooms"]);
});

test("flexible dates find the cheapest stay of the same length near the chosen one", async ({ db }) => {
	const { hotelId } = await open(db, "Weekend", "Lisbon", "PT", {
		room: { name: "Garden room", price: 9_000, weekend_price: 12_000 },
	});
	await addRoom(db, hotelId, { name: "Suite", price: 40_000 });
	await open(db, "Steady", "Lisbon", "PT");
	await open(db, "Full", "Lisbon", "PT", { room: { nights: 14 } });
	const on = async (flex: HotelFilters["flex"], stay = STAY) => {
		const { hotels } = await search(db, "lisbon", { stay, filters: { flex } });
		const dates = (other: Stay | undefined | null) => other && [other.checkIn, other.checkOut];
		return Object.fromEntries(
			hotels.map(({ name, price, otherDates, cheaper }) => [
				name,
				{
					price,
					otherDates: dates(otherDates?.stay),
					cheaper: dates(cheaper?.stay),
					total: cheaper?.total,
					room: (cheaper ?? otherDates)?.roomName,
				},
			]),
		);
	};
	const own = { otherDates: undefined, cheaper: undefined, total: undefined, room: undefined };
	const garden = { ...own, room: "Garden room" };
	const steady = { ...own, price: 30_000 };
	const weekend = { ...own, price: 33_000 };
	expect(await on(0)).toEqual({ Steady: steady, Weekend: weekend });
	expect(await on(1)).toEqual({
		Steady: steady,
		Weekend: { ...garden, price: 33_000, cheaper: ["2026-12-05", "2026-12-08"], total: 30_000 },
	});
	// Of stays that cost the same, the nearest. A hotel that is full comes with dates on which it is not.
	expect(await on(3)).toEqual({
		Full: { ...own, price: 30_000, otherDates: ["2026-12-01", "2026-12-04"], room: "Double room" },
		Steady: steady,
		Weekend: { ...garden, price: 33_000, cheaper: ["2026-12-06", "2026-12-09"], total: 27_000 },
	});
	// No earlier than tomorrow: two nights from Sunday, two days on, and not from the Friday that is today.
	const soon = { ...STAY, checkIn: "2026-11-21", checkOut: "2026-11-23" };
	expect(await on(3, soon)).toMatchObject({ Weekend: { cheaper: ["2026-11-22", "2026-11-24"] } });
});

test("tonight can be searched until each hotel's own hour of its own date", async ({ db }) => {
	// 20 November 12:00 in UTC: still the 20th in Honolulu (02:00), the 21st in Kiritimati (02:00).
	await open(db, "Lisbon", "Lisbon", "PT", { hotel: { same_day_until: "12:00" } });
	await open(db, "Madrid", "Madrid", "ES", {
		hotel: { time_zone: "Europe/Madrid", same_day_until: "13:01" },
	});
	await open(db, "Honolulu", "Honolulu", "US", { hotel: { time_zone: "Pacific/Honolulu" } });
	await open(db, "Kiritimati", "Kiritimati", "KI", { hotel: { time_zone: "Pacific/Kiritimati" } });
	const on = (days: number) => {
		const checkIn = addDays(TODAY, days);
		return names(db, "", { stay: { ...STAY, checkIn, checkOut: addDays(checkIn, 1) } });
	};
	expect(await on(0)).toEqual(["Honolulu", "Madrid"]);
	expect(await on(1)).toEqual(["Honolulu", "Kiritimati", "Lisbon", "Madrid"]);
});

test("each count says what its filter leaves, whatever else is chosen", async ({ db }) => {
	const hotel = (name: string, of: Inn) => open(db, name, "Lisbon", "PT", of);
	await hotel("Grand", {
		hotel: { stars: 5, amenities: ",pool,wifi,", rating_sum: 48, rating_count: 10, free_until_days: 1 },
		room: { price: 40_000 },
	});
	await hotel("Mid", {
		hotel: { stars: 4, amenities: ",wifi,", rating_sum: 8, rating_count: 2, confirmation: "request" },
		room: { price: 20_000 },
	});
	await hotel("Plain", {
		hotel: { stars: 3, amenities: ",", free_until_days: 30 },
		room: { price: 5_000 },
	});
	const at = (filters: Partial<HotelFilters> = {}) => search(db, "lisbon", { stay: STAY, filters });
	const all = (await at()).facets;
	expect(all.total).toBe(3);
	expect(all.stars).toEqual([5, 4, 3].map((stars) => ({ stars, count: 1 })));
	expect(all.amenities).toEqual([
		{ key: "wifi", count: 2 },
		{ key: "pool", count: 1 },
	]);
	expect(all.ratings.map(({ count }) => count)).toEqual([1, 2, 2]);
	expect([all.free, all.instant]).toEqual([2, 2]);

	const starred = await at({ stars: [4, 3] });
	expect(starred.facets.stars).toEqual(all.stars);
	expect([starred.facets.total, starred.facets.free, starred.foundCount]).toEqual([2, 1, 3]);
	expect((await at({ amenities: ["wifi", "pool"] })).hotels.map(({ name }) => name)).toEqual(["Grand"]);
	expect(await names(db, "", { stay: STAY, filters: { rating: 4 } })).toEqual(["Grand", "Mid"]);
	expect(await names(db, "", { stay: STAY, filters: { free: true } })).toEqual(["Grand", "Mid"]);
	expect(await names(db, "", { stay: STAY, filters: { instant: true } })).toEqual(["Grand", "Plain"]);
	expect(await names(db, "", { stay: STAY, filters: { min: 15_000, max: 60_000 } })).toEqual([
		"Mid",
		"Plain",
	]);

	const order = async (sort: HotelFilters["sort"]) => (await at({ sort })).hotels.map(({ name }) => name);
	expect(await order("price")).toEqual(["Plain", "Mid", "Grand"]);
	expect(await order("stars")).toEqual(["Grand", "Mid", "Plain"]);
	expect(await order("rating")).toEqual(["Grand", "Mid", "Plain"]);
	expect((await order("recommended"))[0]).toBe("Grand");
});

test("results come in pages; one beyond the last is the last", async ({ db }) => {
	for (let at = 0; at < 14; at++)
		await open(db, `Inn ${at}`, "Lisbon", "PT", { hotel: { nights_sold: 100 - at } });
	const pages = await Promise.all(
		[1, 2, 9].map((page) => search(db, "lisbon", { stay: STAY, filters: { page } })),
	);
	expect(pages.map(({ page, hotels }) => [page, hotels.length])).toEqual([
		[1, 12],
		[2, 2],
		[2, 2],
	]);
	const shown = pages.slice(0, 2).flatMap(({ hotels }) => hotels.map(({ name }) => name));
	expect(shown).toEqual(Array.from({ length: 14 }, (_, at) => `Inn ${at}`));
});

test("cities and hotels that guests chose most stand in front", async ({ db }) => {
	await open(db, "Quiet", "Porto", "PT", { hotel: { nights_sold: 3 } });
	await open(db, "Busy", "Lisbon", "PT", { hotel: { nights_sold: 400, rating_sum: 90, rating_count: 20 } });
	await open(db, "Other", "Lisbon", "PT", { room: { price: 7_000 } });
	await open(db, "No rooms", "Faro", "PT", { hotel: { price_from: null } });
	const cities = await popularCities(db);
	expect(cities.map(({ city, hotels, price_from }) => [city, hotels, price_from])).toEqual([
		["Lisbon", 2, 7_000],
		["Porto", 1, 10_000],
	]);
	const featured = await featuredHotels(db, { count: 2 });
	expect(featured.map(({ name }) => name)).toEqual(["Busy", "Quiet"]);
});

test("a hotel's address names it by a masked number and carries the stay", () => {
	expect(hotelPath(7)).toBe(`/rooms/${maskId(7)}`);
	expect(hotelPath(7, STAY)).toBe(
		`/rooms/${maskId(7)}?checkIn=2026-12-04&checkOut=2026-12-07&adults=2&children=0&rooms=1`,
	);
});

test("of more hotels than are judged, those that stand first in each order are", async ({ db }) => {
	const first = await open(db, "Inn", "Porto", "PT");
	const {
		id: _,
		merit: __,
		mean_rating: ___,
		...like
	} = await db.selectFrom("hotels").selectAll().where("id", "=", first.hotelId).executeTakeFirstOrThrow();
	const others = Array.from({ length: MAX_RANKED_HOTELS + 10 }, (_, at) => ({
		...like,
		name: `House ${at}`,
		idempotency_key: `key ${at}`,
		price_from: 20_000 - at,
		stars: at === 3 ? 5 : 1,
		nights_sold: at === 5 ? 900 : 0,
		rating_sum: at === 7 ? 50 : 30,
		rating_count: 10,
		amenities: at === 9 ? ",pool," : ",",
	}));
	await db.insertInto("hotels").values(others).execute();
	const ask = async (filters: Partial<HotelFilters>) => {
		const found = await searchHotels(db, {
			terms: [],
			stay: null,
			filters: { ...NO_HOTEL_FILTERS, ...filters },
			now: INN_NOW,
		});
		return { ...found, best: found.hotels[0]?.name };
	};
	expect(await ask({})).toMatchObject({ isMore: true, foundCount: MAX_RANKED_HOTELS, best: "House 7" });
	expect(await ask({ sort: "price" })).toMatchObject({ best: "Inn", isMore: true });
	expect(await ask({ sort: "stars" })).toMatchObject({ best: "House 3" });
	expect(await ask({ sort: "rating" })).toMatchObject({ best: "House 7" });
	// A hotel that would not be evaluated without the filter.
	expect(await ask({ amenities: ["pool"] })).toMatchObject({ best: "House 9", isMore: false });
	expect((await ask({ page: 99 })).page).toBe(MAX_RANKED_HOTELS / 12);
});

test("the database ranks hotels as the words of the search do", async ({ db }) => {
	const ratings = [
		[0, 0],
		[50, 10],
		[43, 10],
		[4, 1],
		[1_000, 240],
	] as const;
	for (const [at, [rating_sum, rating_count]] of ratings.entries())
		for (const nights_sold of [0, 1, 40, 9_000])
			await open(db, `Inn ${at} ${nights_sold}`, "Porto", "PT", {
				hotel: { rating_sum, rating_count, nights_sold },
			});
	const rows = await db
		.selectFrom("hotels")
		.select(["merit", "mean_rating", "rating_sum", "rating_count", "nights_sold"])
		.execute();
	for (const row of rows) {
		expect(row.merit).toBe(Math.round(100 * meritOf(row)));
		expect(row.mean_rating).toBe(Math.floor(1000 * averageOf(row)));
	}
});
