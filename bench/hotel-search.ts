import { parseArgs } from "node:util";
import type { Stay } from "#app/travel/nights/stay.ts";
import { readPlaceTerms } from "#app/travel/search/find-hotels.server.ts";
import { type HotelFilters, NO_HOTEL_FILTERS } from "#app/travel/search/hotel-filters.ts";
import { explainNoResults } from "#app/travel/search/nearest-stays.server.ts";
import { searchHotels } from "#app/travel/search/search-hotels.server.ts";
import { type Database, openDatabase } from "#db/client.ts";
import type { Engine } from "#db/engine.ts";
import { copyTemplate, makeTemplate } from "#db/testing/database-template.ts";
import { cityOf, fillHotels } from "./filling/fill-hotels.ts";

/* Measures a hotel search (reading the words, finding, pricing, counting, sorting, a page of cards) with
   10,000 room types and 540 nights each, on both engines: `npm run bench:hotels`. `--quick` uses fewer
   rooms and 60 nights. `cpu` is this process's CPU time, which other load does not lengthen: all of the
   work with SQLite, and the part outside the server with PostgreSQL. `--plans 0` leaves out the four rates that each hotel
   has beside the standard one. */

const { quick, plans } = parseArgs({
	options: { quick: { type: "boolean" }, plans: { type: "string", default: "4" } },
}).values;
const HOTELS = quick ? 100 : 2_500;
const ROOMS_EACH = 4;
const NIGHTS = quick ? 60 : 540;
const CITIES = quick ? 10 : 60;
const ROUNDS = quick ? 20 : 100;
const NOW = new Date("2026-11-20T12:00:00.000Z");

const stay = (change: Partial<Stay> = {}): Stay => ({
	checkIn: "2026-12-04",
	checkOut: "2026-12-07",
	adults: 2,
	children: 0,
	rooms: 1,
	...change,
});

const CITY = cityOf(0);

type Question = { destination: string; stay: Stay | null; filters?: Partial<HotelFilters> };
const QUESTIONS: Record<string, Question> = {
	"a city, 3 nights": { destination: CITY, stay: stay() },
	"a city, 14 nights, 2 rooms": { destination: CITY, stay: stay({ checkOut: "2026-12-18", rooms: 2 }) },
	"a city, filtered, by price": {
		destination: CITY,
		stay: stay(),
		filters: { stars: [4, 5], amenities: ["wifi"], sort: "price" },
	},
	"a city without dates": { destination: CITY, stay: null },
	"a hotel by its name": { destination: "miramar 1207", stay: stay() },
	"a typing error": { destination: "protaka", stay: stay() },
	"a city, nothing free": { destination: CITY, stay: stay({ adults: 20 }) },
	"everywhere, 3 nights": { destination: "", stay: stay() },
	"a city, 3 nights, 3 days earlier or later": { destination: CITY, stay: stay(), filters: { flex: 3 } },
	"everywhere, 3 nights, 3 days earlier or later": { destination: "", stay: stay(), filters: { flex: 3 } },
};

async function answer(db: Database, { destination, stay, filters }: Question): Promise<number> {
	const terms = await readPlaceTerms(db, destination);
	const query = { terms, stay, filters: { ...NO_HOTEL_FILTERS, ...filters }, now: NOW };
	const { foundCount, facets } = await searchHotels(db, query);
	if (foundCount === 0 && stay) await explainNoResults(db, { terms, stay, now: NOW });
	return facets.total;
}

async function bench(engine: Engine): Promise<void> {
	const { template, remove } = await makeTemplate(engine);
	const copy = await copyTemplate(template);
	const db = openDatabase({ url: copy.url });
	await fillHotels(db, {
		hotels: HOTELS,
		roomsPerHotel: ROOMS_EACH,
		nights: NIGHTS,
		cities: CITIES,
		now: NOW,
		plansPerHotel: Number(plans),
	});
	const table = [];
	for (const [name, question] of Object.entries(QUESTIONS)) {
		const times: number[] = [];
		const hotels = await answer(db, question);
		const before = process.cpuUsage();
		for (let round = 0; round < ROUNDS; round++) {
			const start = performance.now();
			await answer(db, question);
			times.push(performance.now() - start);
		}
		const used = process.cpuUsage(before);
		const cpu = Number(((used.user + used.system) / 1_000 / ROUNDS).toFixed(2));
		times.sort((a, b) => a - b);
		const ms = (share: number) => Number((times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2));
		table.push({ question: name, hotels, p50: ms(0.5), p95: ms(0.95), cpu });
	}
	console.log(
		`\n${engine}: a search for hotels among ${HOTELS * ROOMS_EACH} rooms × ${NIGHTS} nights, in ms`,
	);
	console.table(table);
	await db.destroy();
	await copy.remove();
	await remove();
}

await bench("sqlite");
await bench("postgres");
process.exit(0);
