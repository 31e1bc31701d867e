import { openDatabase } from "#db/client.ts";
import type { Engine } from "#db/engine.ts";
import { copyTemplate, makeTemplate } from "#db/testing/database-template.ts";
import { startSite } from "#e2e/helpers/site-server.ts";
import { type Market, openMarket } from "../browsing/market.ts";
import { startProgress } from "../filling/progress.ts";
import { audit } from "../torture/books.ts";
import { writeAndView } from "./mixed-load.ts";

export type WritesRow = {
	engine: Engine;
	processes: number;
	"writes/s": number;
	"views/s": number;
	"p99 of writes, ms": number;
	"p99 of views, ms": number;
	/** Compared with one process on the same engine in the same run. */
	ratio: number;
	/** Refusals because somebody else took the last one. */
	"sold out": number;
	faults: string[];
};

type WritesOptions = { engines: Engine[]; processes: number[]; clients: number; ms: number };

const QUICK: WritesOptions = { engines: ["sqlite"], processes: [1], clients: 4, ms: 1_000 };
const WHOLE: WritesOptions = {
	engines: ["sqlite", "postgres"],
	processes: [1, 2, 4],
	clients: 16,
	ms: 8_000,
};

/** Some products run out at once: otherwise overselling is not tested. */
const MARKET = { products: 40, rooms: 30, stock: 400, roomsOfAKind: 20, scarce: 3 };

/** Orders and room bookings per second, with ten times as many page views and more and more processes. */
export async function benchWrites({ isQuick = false }: { isQuick?: boolean } = {}): Promise<WritesRow[]> {
	const { engines, processes, clients, ms } = isQuick ? QUICK : WHOLE;
	const progress = startProgress("engines × processes", engines.length * processes.length);
	const rows: WritesRow[] = [];
	for (const engine of engines) {
		let market: Market | undefined;
		const { template, remove } = await makeTemplate(engine, async (url) => {
			market = await openMarket(url, MARKET);
		});
		if (!market) throw new Error("There is no market.");
		let single = 0;
		for (const count of processes) {
			const copy = await copyTemplate(template);
			const settings = { TRUST_PROXY: "1", LOG_LEVEL: "error" };
			const sites = [];
			while (sites.length < count) sites.push(await startSite({ databaseUrl: copy.url, settings }));
			const urls = sites.map(({ port }) => `http://127.0.0.1:${port}`);
			// New processes are slow, so their results are not counted.
			const warm = await writeAndView(urls, market, { clients, ms: ms / 5 });
			const mixed = await writeAndView(urls, market, { clients, ms });
			for (const site of sites) await site.stop();
			const db = openDatabase({ url: copy.url });
			const forms = [...warm.forms, ...mixed.forms];
			const { lost, wrong } = await audit(db, forms);
			await db.destroy();
			await copy.remove();
			const rate = mixed.writes.length / mixed.seconds;
			if (count === processes[0]) single = rate;
			rows.push({
				engine,
				processes: count,
				"writes/s": round(rate),
				"views/s": round(mixed.views.length / mixed.seconds),
				"p99 of writes, ms": round(percentile(mixed.writes, 0.99)),
				"p99 of views, ms": round(percentile(mixed.views, 0.99)),
				ratio: Number((rate / single).toFixed(2)),
				"sold out": warm.soldOut + mixed.soldOut,
				faults: [...lost, ...wrong, ...new Set([...warm.odd, ...mixed.odd])],
			});
			progress.add(1);
		}
		await remove();
	}
	progress.stop();
	return rows;
}

function percentile(times: readonly number[], share: number): number {
	const sorted = times.toSorted((a, b) => a - b);
	return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

const round = (value: number): number => Number(value.toFixed(1));
