import { parseArgs } from "node:util";
import { listMovingBookings } from "#app/rent/dashboard/moving-bookings.server.ts";
import { MOVING_LIST, type MovingFilters } from "#app/rent/dashboard/moving-filters.ts";
import { type Database, openDatabase } from "#db/client.ts";
import type { Engine } from "#db/engine.ts";
import { copyTemplate, makeTemplate } from "#db/testing/database-template.ts";
import { fillMoves } from "./filling/fill-moves.ts";
import { percentilesOf } from "./percentiles.ts";

/* Measures the list of the moving dashboard with 100 bookings and with many, on both engines, for each
   kind of query: `npm run bench:moves`. `--quick` uses 2,000 rows instead of 100,000. */

const { quick } = parseArgs({ options: { quick: { type: "boolean" } } }).values;
const SIZES = [100, quick ? 2_000 : 100_000];
const ROUNDS = quick ? 20 : 100;
const NOW = new Date("2026-11-20T12:00:00.000Z");

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
		await fillMoves(db, { moves: size, now: NOW });
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
