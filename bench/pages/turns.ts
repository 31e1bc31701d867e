import { spawn } from "node:child_process";
import type { LoadResult, LoadTask } from "./load.ts";
import type { PageUrls } from "./screens.ts";
import { onCore, type Server } from "./servers.ts";

/** Pages a second, the server's CPU time for each, and its bytes. */
export type PagesFigure = { rate: number; cpuMs: number; bytes: number; p99?: number };

/** A server, as one visitor asks it for pages. */
export type Contestant = { server: Server; cookie: string; pathOf: (page: PageUrls) => string };

/** What each server is asked for, without limit and then (the first server only) at half of its rate. */
export type Pages = {
	warm: PageUrls[];
	measured: PageUrls[];
	/** Asks for `measured` in turns for about so long; otherwise for each of them once. */
	seconds?: number;
	/** The pages for so many requests. */
	halfRate?: (requests: number) => PageUrls[];
};

export type Loader = { send: (load: LoadTask) => Promise<LoadResult>; stop: () => void };

const ROUNDS = 4;
/** At half of the rate: with fewer, a p99 is the slowest one or two. */
const FEWEST_REQUESTS = 600;
const HALF_RATE_SECONDS = 4;
/** New pages leave garbage, which is collected about twice a minute. */
const HALF_RATE_SECONDS_OF_NEW = 25;

/** Starts the process that asks, on another core than the servers. */
export function startLoader(): Loader {
	const [program = "", ...args] = onCore(1, [process.execPath, "--import", "tsx", "bench/pages/load.ts"]);
	const child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
	return {
		async send(load) {
			const answer = new Promise<LoadResult>((done) =>
				child.once("message", (result) => done(result as LoadResult)),
			);
			child.send(load);
			const result = await answer;
			if (result.failed > 0)
				throw new Error(
					`${result.failed} requests failed, ${result.unanswered} of them without an answer, such as ${load.url}${load.paths[0]}`,
				);
			return result;
		},
		stop: () => void child.kill(),
	};
}

/** Measures servers in turns, a part of the pages at a time, so that other load affects all of them equally. */
export async function measureInTurns(
	loader: Loader,
	contestants: readonly Contestant[],
	{ warm, measured, seconds, halfRate }: Pages,
): Promise<PagesFigure[]> {
	const ask = (
		{ server, cookie, pathOf }: Contestant,
		pages: readonly PageUrls[],
		load: Partial<LoadTask> = {},
	) => loader.send({ url: server.url, cookie, paths: pages.map(pathOf), requests: pages.length, ...load });
	const sums = contestants.map(() => ({ total: 0, seconds: 0, bytes: 0, cpu: 0 }));
	const roundSeconds = (seconds ?? 0) / ROUNDS;
	const requests: number[] = [];
	for (const each of contestants) {
		const { total, seconds: took } = await ask(each, warm);
		requests.push(Math.ceil((total / took) * roundSeconds));
	}
	const size = Math.ceil(measured.length / ROUNDS);
	for (let round = 0; round < ROUNDS; round++)
		for (const [at, each] of contestants.entries()) {
			const sum = sums[at];
			const part = seconds ? measured : measured.slice(round * size, (round + 1) * size);
			if (!sum || part.length === 0) continue;
			const before = each.server.cpu();
			const result = await ask(each, part, seconds ? { requests: requests[at] } : {});
			sum.cpu += each.server.cpu() - before;
			sum.total += result.total;
			sum.seconds += result.seconds;
			sum.bytes += result.bytes;
			requests[at] = Math.ceil((result.total / result.seconds) * roundSeconds);
		}
	const figures: PagesFigure[] = sums.map(({ total, seconds: took, bytes, cpu }) => ({
		rate: total / took,
		cpuMs: (cpu * 1_000) / total,
		bytes: Math.round(bytes / total),
	}));
	const [first] = figures;
	if (!first || !contestants[0] || !halfRate) return figures;
	const rate = Math.max(1, Math.floor(first.rate / 2));
	const halfOfThem = Math.max(
		FEWEST_REQUESTS,
		Math.ceil(rate * (seconds ? HALF_RATE_SECONDS : HALF_RATE_SECONDS_OF_NEW)),
	);
	const pages = halfRate(halfOfThem);
	first.p99 = (await ask(contestants[0], pages, { rate, requests: halfOfThem })).p99;
	return figures;
}
