import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { keptAmenities } from "#app/travel/hotels/hotel-amenities.ts";
import { readPlaceTerms } from "#app/travel/search/find-hotels.server.ts";
import type { Stay } from "#app/travel/search/hotel-path.ts";
import { cityKeyOf, hotelSearchWords } from "#app/travel/search/hotel-words.ts";
import { whyNothing } from "#app/travel/search/nearest/why-nothing.server.ts";
import { type HotelFilters, NO_FILTERS } from "#app/travel/search/results/hotel-filters.ts";
import { searchHotels } from "#app/travel/search/results/search-hotels.server.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { type Engine, engineOf } from "#db/engine.ts";
import { pick, seededRandom } from "#db/seed/random.ts";
import { copyTemplate, makeTemplate } from "#db/testing/database-template.ts";

/*
 * What a search for hotels costs (reading the words, finding, pricing, counting, sorting, a page of cards) with
 * 10,000 kinds of room and 540 nights of each, on both engines: `npm run bench:hotels`. `--quick` takes a tenth of
 * the rooms and 60 nights. `cpu` is this process's own time, which a busy machine does not lengthen: with SQLite all
 * there is, with PostgreSQL what comes on top of the server's.
 */

const { quick } = parseArgs({ options: { quick: { type: "boolean" } } }).values;
const HOTELS = quick ? 250 : 2_500;
const ROOMS_EACH = 4;
const NIGHTS = quick ? 60 : 540;
const CITIES = quick ? 10 : 60;
const ROUNDS = quick ? 20 : 100;
const BATCH = 100;
const NOW = new Date("2026-11-20T12:00:00.000Z");

const stay = (change: Partial<Stay> = {}): Stay => ({
	checkIn: "2026-12-04",
	checkOut: "2026-12-07",
	adults: 2,
	children: 0,
	rooms: 1,
	...change,
});

/** A word of its own for each: `Portaka`, `Portbka`, … */
const cityOf = (at: number) => `Port${"abcdefghij"[at % 10]}${"klmnop"[Math.floor(at / 10)]}a`;
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
};

const NAMES = [
	"Miramar",
	"Central",
	"Garden",
	"Royal",
	"Station",
	"Harbour",
	"Old Mill",
	"Park",
	"Casa",
	"Grand",
];

async function fill(db: Database): Promise<void> {
	const random = seededRandom(HOTELS);
	const at = NOW.toISOString();
	const upTo = (most: number) => Math.floor(random() * (most + 1));
	const amenities = ["wifi", "pool", "parking", "breakfast", "gym", "bar"];
	for (let done = 0; done < HOTELS; done += BATCH) {
		const hotels = Array.from({ length: Math.min(BATCH, HOTELS - done) }, (_, index) => {
			const city = cityOf((done + index) % CITIES);
			const place = { name: `${pick(random, NAMES)} ${done + index}`, city, region: "", country: "PT" };
			return {
				...place,
				owner_id: null,
				status: "approved" as const,
				address: "12 Harbour Road",
				city_key: cityKeyOf(city),
				search_words: hotelSearchWords(place),
				time_zone: pick(random, ["Europe/Lisbon", "America/New_York", "Asia/Tokyo"]),
				email: "stay@example.com",
				contact: "+351 21 123 4567",
				contact_e164: "+351211234567",
				stars: upTo(5),
				amenities: keptAmenities(amenities.filter(() => random() < 0.5)),
				check_in_from: "15:00",
				check_out_until: "11:00",
				same_day_until: "18:00",
				free_until_days: upTo(7),
				late_fee_percent: 50,
				no_show_percent: 100,
				confirmation: pick(random, ["instant", "instant", "request"] as const),
				request_hours: 24,
				rating_sum: 40 + upTo(10),
				rating_count: 10,
				nights_sold: upTo(5_000),
				price_from: 5_000 + upTo(30_000),
				once_key: randomUUID(),
				approved_at: at,
				created_at: at,
				updated_at: at,
				description: "A quiet house above the river. ".repeat(20),
			};
		});
		const ids = await db.insertInto("hotels").values(hotels).returning("id").execute();
		for (let room = 0; room < ROOMS_EACH; room++)
			await db
				.insertInto("rooms")
				.values(
					ids.map(({ id }) => ({
						hotel_id: id,
						name: "Double room",
						position: room + 1,
						quantity: 1 + upTo(9),
						beds: "1 double bed",
						size_sqm: 20,
						sleeps: 2 + upTo(2),
						max_adults: 2,
						guests_included: 2,
						price: 5_000 + upTo(30_000),
						weekend_price: random() < 0.5 ? 9_000 + upTo(30_000) : null,
						calendar_token: randomUUID(),
						once_key: randomUUID(),
						created_at: at,
						updated_at: at,
						description: "",
					})),
				)
				.execute();
	}
	await fillNights(db);
	await sql`analyze`.execute(db);
}

const ROOMS_AT_ONCE = 500;

/** A night in eight is full, one in a hundred closed, one in ten has a price of its own. */
async function fillNights(db: Database): Promise<void> {
	const isPostgres = engineOf(db) === "postgres";
	const days = isPostgres
		? sql`select '2026-11-20'::date + n as date, n from generate_series(0, ${sql.lit(NIGHTS - 1)}) as n`
		: sql`select date('2026-11-20', '+' || n || ' days') as date, n from (
				with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${sql.lit(NIGHTS - 1)})
				select n from numbers)`;
	const dice = sql`(rooms.id * 7919 + days.n * 104729)`;
	// Some rooms at a time: no statement may take longer than 30 seconds.
	const all = HOTELS * ROOMS_EACH;
	for (let from = 0; from < all; from += ROOMS_AT_ONCE) {
		await sql`insert into nights (room_id, date, total, booked, blocked, price, is_closed)
			select rooms.id, days.date, rooms.quantity,
				case when ${dice} % 8 = 0 then rooms.quantity else 0 end, 0,
				case when ${dice} % 10 = 3 then rooms.price + 1000 end, ${dice} % 100 = 5
			from rooms cross join (${days}) as days
			where rooms.id > ${from} and rooms.id <= ${from + ROOMS_AT_ONCE}
			order by rooms.id, days.date`.execute(db);
		process.stderr.write(`\r${engineOf(db)}: nights of ${Math.min(all, from + ROOMS_AT_ONCE)} rooms`);
	}
	process.stderr.write("\n");
	const { count } = await db
		.selectFrom("nights")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	process.stderr.write(`${engineOf(db)}: ${count} nights of ${HOTELS * ROOMS_EACH} rooms\n`);
}

async function answer(db: Database, { destination, stay, filters }: Question): Promise<number> {
	const terms = await readPlaceTerms(db, destination);
	const asked = { terms, stay, filters: { ...NO_FILTERS, ...filters }, now: NOW };
	const { foundCount, facets } = await searchHotels(db, asked);
	if (foundCount === 0 && stay) await whyNothing(db, { terms, stay, now: NOW });
	return facets.total;
}

async function bench(engine: Engine): Promise<void> {
	const { template, remove } = await makeTemplate(engine);
	const copy = await copyTemplate(template);
	const db = openDatabase({ url: copy.url });
	await fill(db);
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
