import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { listMovingBookings } from "#app/rent/list/moving-bookings.server.ts";
import { MOVING_LIST, type MovingFilters } from "#app/rent/list/moving-filters.ts";
import { movingSearchText } from "#app/rent/list/moving-search.ts";
import { MOVING_STATUS_NAMES } from "#app/rent/moving-booking.ts";
import { newReferenceNumber } from "#app/site/reference-number.ts";
import { addDays } from "#app/site/zoned-time.server.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { type Engine, engineOf } from "#db/engine.ts";
import { pick, seededRandom } from "#db/seed/random.ts";
import { copyTemplate, makeTemplate } from "#db/testing/database-template.ts";
import { percentilesOf } from "./percentiles.ts";

/*
 * What the moving dashboard's list costs with 100 bookings and with many, on both engines, for each kind of
 * question it is asked: `npm run bench:moves`. `--quick` takes 5,000 rows instead of 100,000.
 */

const { quick } = parseArgs({ options: { quick: { type: "boolean" } } }).values;
const SIZES = [100, quick ? 5_000 : 100_000];
const ROUNDS = quick ? 20 : 100;
const BATCH = 500;

const filters = (change: Partial<MovingFilters>) => ({
	...MOVING_LIST.read(new URLSearchParams()),
	...change,
});
const QUESTIONS: Record<string, MovingFilters> = {
	"newest first": filters({}),
	"by date, first page": filters({ sort: "date", direction: "asc" }),
	"by status, last page": filters({ sort: "status", direction: "asc", page: 10 ** 9 }),
	"pending trucks": filters({ status: "pending", vehicle: "truck" }),
	"one week": filters({ from: "2026-12-01", to: "2026-12-07", sort: "date", direction: "asc" }),
	"a rare word": filters({ query: "wanjiru" }),
	"two common words": filters({ query: "harbor truck" }),
	"two letters": filters({ query: "an" }),
	"a number": filters({ query: "555-0147" }),
	"nothing found": filters({ query: "no such person" }),
};

const NAMES = [
	"Ana Lima",
	"Bram de Wit",
	"Chidi Okafor",
	"Elif Yilmaz",
	"Grace Mbeki",
	"Mei Chen",
	"Rosa Alvarez",
];
const STREETS = ["Maple Street", "Harbor Road", "Orchard Lane", "Mill Avenue", "Station Road", "Hill Street"];

async function fill(db: Database, count: number): Promise<void> {
	const random = seededRandom(count);
	const at = new Date().toISOString();
	const address = () => `${1 + Math.floor(random() * 900)} ${pick(random, STREETS)}, Newark, NJ 07102`;
	const row = (index: number) => {
		const line = `01${String(Math.floor(random() * 100)).padStart(2, "0")}`;
		const booking = {
			number: newReferenceNumber("R"),
			name: index % 1_000 === 7 ? "Wanjiru Kamau" : pick(random, NAMES),
			contact: `(212) 555-${line}`,
			contact_e164: `+1212555${line}`,
			current_address: address(),
			new_address: address(),
			vehicle_type: pick(random, ["truck", "loader"] as const),
			booking_date: addDays("2026-06-01", Math.floor(random() * 365)),
			booking_time: `${String(8 + Math.floor(random() * 10)).padStart(2, "0")}:00`,
			status: pick(random, [...MOVING_STATUS_NAMES, "delivered", "delivered", "delivered"] as const),
		};
		const search_text = movingSearchText(booking);
		const keys = { once_key: randomUUID(), visitor_hash: null, account_id: null };
		return { ...booking, ...keys, search_text, created_at: at, updated_at: at };
	};
	for (let done = 0; done < count; done += BATCH) {
		const rows = Array.from({ length: Math.min(BATCH, count - done) }, (_, index) => row(done + index));
		await db.insertInto("moving_bookings").values(rows).execute();
		if (process.stderr.isTTY)
			process.stderr.write(`\r${engineOf(db)}: ${done + rows.length} of ${count} rows   `);
	}
	process.stderr.write(`\r${engineOf(db)}: ${count} of ${count} rows   \n`);
	await sql`analyze`.execute(db);
}

async function measure(db: Database): Promise<Map<string, { p50: number; p95: number }>> {
	const figures = new Map<string, { p50: number; p95: number }>();
	for (const [name, question] of Object.entries(QUESTIONS))
		figures.set(name, await percentilesOf(() => listMovingBookings(db, question), ROUNDS));
	return figures;
}

async function bench(engine: Engine): Promise<void> {
	const { template, remove } = await makeTemplate(engine);
	const results = [];
	for (const size of SIZES) {
		const copy = await copyTemplate(template);
		const db = openDatabase({ url: copy.url });
		await fill(db, size);
		results.push(await measure(db));
		await db.destroy();
		await copy.remove();
	}
	await remove();
	const [few, many] = results;
	console.log(`\n${engine}: a page of 10 with its count, in ms`);
	console.table(
		Object.keys(QUESTIONS).map((question) => ({
			question,
			[`p50 of ${SIZES[0]}`]: few?.get(question)?.p50,
			[`p50 of ${SIZES[1]}`]: many?.get(question)?.p50,
			[`p95 of ${SIZES[1]}`]: many?.get(question)?.p95,
		})),
	);
}

await bench("sqlite");
await bench("postgres");
process.exit(0);
