import { openDatabase } from "#db/client.ts";
import type { Engine } from "#db/engine.ts";
import { copyTemplate, type DatabaseTemplate, makeTemplate } from "#db/testing/database-template.ts";
import { startSite } from "#e2e/helpers/site-server.ts";
import type { Market } from "../browsing/market.ts";
import { fillInCheckout } from "../filling/checkout.ts";
import { startProgress } from "../filling/progress.ts";
import { cpuSeconds } from "../pages/servers.ts";
import { audit } from "../torture/books.ts";
import { type Mixed, writeAndView } from "./mixed-load.ts";

export type WritesRow = {
	/** Which checkout: this one or the base. */
	site: "site" | "base";
	engine: Engine;
	processes: number;
	"writes/s": number;
	"views/s": number;
	/** CPU time of the processes for each write with its pages. */
	"CPU ms of a write": number;
	"p99 of writes, ms": number;
	"p99 of views, ms": number;
	/** Compared with one process of the same checkout on the same engine in the same run. */
	ratio: number;
	/** Refusals because somebody else took the last one. */
	"sold out": number;
	faults: string[];
};

type WritesOptions = {
	engines: Engine[];
	processes: number[];
	clients: number;
	ms: number;
	/** The folder of another built checkout, which takes turns with this one. */
	base?: string;
};

const ROUNDS = 4;

/** Some products run out at once: otherwise overselling is not tested. */
const MARKET = { products: 40, rooms: 30, stock: 400, roomsOfAKind: 20, scarce: 3 };

/** Orders and room bookings per second, with ten times as many page views and more and more processes. */
export async function benchWrites(options: WritesOptions): Promise<WritesRow[]> {
	const { engines, processes, clients, ms, base } = options;
	const progress = startProgress("engines × processes", engines.length * processes.length);
	const folders = { site: ".", ...(base ? { base } : {}) };
	const rows: WritesRow[] = [];
	for (const engine of engines) {
		const markets = await Promise.all(
			Object.entries(folders).map(async ([site, folder]) => ({
				site: site as WritesRow["site"],
				folder,
				...(await fillMarket(engine, folder)),
			})),
		);
		const singles = new Map<string, number>();
		for (const count of processes) {
			const running = await Promise.all(
				markets.map(async ({ site, folder, market, template }) => ({
					site,
					market,
					...(await startProcesses(template, { folder, count })),
				})),
			);
			// New processes compile their code, so their first results are not counted.
			for (const { urls, market, warm } of running)
				warm.push(await writeAndView(urls, market, { clients, ms: ms / ROUNDS }));
			for (let round = 0; round < ROUNDS; round++)
				for (const { urls, market, cpu, measured } of running) {
					const before = cpu();
					const mixed = await writeAndView(urls, market, { clients, ms: ms / ROUNDS });
					measured.push({ ...mixed, cpu: cpu() - before });
				}
			for (const { site, warm, measured, stop } of running) {
				const faults = await stop([...warm, ...measured]);
				const row = { site, engine, processes: count, ...figuresOf(measured) };
				const single = singles.get(site) ?? row["writes/s"];
				singles.set(site, single);
				const soldOut = [...warm, ...measured].reduce((sum, each) => sum + each.soldOut, 0);
				const ratio = Number((row["writes/s"] / single).toFixed(2));
				rows.push({ ...row, ratio, "sold out": soldOut, faults });
			}
			progress.add(1);
		}
		for (const { remove } of markets) await remove();
	}
	progress.stop();
	return rows;
}

/** A market that a checkout has filled itself: another version may not be able to read it. */
async function fillMarket(engine: Engine, folder: string) {
	let market: Market | undefined;
	const fill = async (url: string) => {
		market = await fillInCheckout<Market>(folder, url, { kind: "writes", options: MARKET });
	};
	const made = await makeTemplate(engine, fill, {});
	if (!market) throw new Error("There is no market.");
	return { market, ...made };
}

type Timed = Mixed & { cpu: number };

/** Processes of a checkout on a copy of the market. */
async function startProcesses(
	template: DatabaseTemplate,
	{ folder, count }: { folder: string; count: number },
) {
	const copy = await copyTemplate(template);
	// An earlier version refuses forms that are sent at once.
	const settings = { TRUST_PROXY: "1", LOG_LEVEL: "error", MIN_FILL_MS: "0" };
	const sites: Awaited<ReturnType<typeof startSite>>[] = [];
	while (sites.length < count) sites.push(await startSite({ databaseUrl: copy.url, folder, settings }));
	const [warm, measured]: [Mixed[], Timed[]] = [[], []];
	return {
		urls: sites.map(({ port }) => `http://127.0.0.1:${port}`),
		warm,
		measured,
		cpu: () => sites.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0),
		/** Stops them and returns what is wrong with the data and the answers. */
		async stop(runs: readonly Mixed[]): Promise<string[]> {
			for (const site of sites) await site.stop();
			// The audit knows the tables of this checkout.
			const faults = folder === "." ? await auditForms(copy.url, runs) : [];
			await copy.remove();
			return [...faults, ...new Set(runs.flatMap(({ odd }) => odd))];
		},
	};
}

async function auditForms(url: string, runs: readonly Mixed[]): Promise<string[]> {
	const db = openDatabase({ url });
	const { lost, wrong } = await audit(
		db,
		runs.flatMap((run) => run.forms),
	);
	await db.destroy();
	return [...lost, ...wrong];
}

function figuresOf(runs: readonly Timed[]) {
	const sum = (of: (run: Timed) => number) => runs.reduce((total, run) => total + of(run), 0);
	const [seconds, writes] = [sum((run) => run.seconds), sum((run) => run.writes.length)];
	return {
		"writes/s": round(writes / seconds),
		"views/s": round(sum(({ views }) => views.length) / seconds),
		"CPU ms of a write": round((sum(({ cpu }) => cpu) * 1_000) / writes),
		"p99 of writes, ms": round(
			percentile(
				runs.flatMap((run) => run.writes),
				0.99,
			),
		),
		"p99 of views, ms": round(
			percentile(
				runs.flatMap(({ views }) => views),
				0.99,
			),
		),
	};
}

function percentile(times: readonly number[], share: number): number {
	const sorted = times.toSorted((a, b) => a - b);
	return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

const round = (value: number): number => Number(value.toFixed(1));
