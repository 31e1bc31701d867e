import { readFileSync } from "node:fs";
import type { SiteServer } from "#e2e/site-server.ts";
import { auditBooks } from "./books.ts";
import type { Change, Ledger } from "./changes.ts";
import { headersOf, placeOf } from "./crawl.ts";
import { isOnlyTime, judgeChanges, sayChange } from "./judge-changes.ts";
import { type Answer, type Sent, send } from "./send.ts";
import { hashesIn, type Person } from "./world/people.ts";

/** How long the server may work on one request: of its own time, so that a busy machine is no fault. */
const MOST_CPU_MS = 2_000;
const TICK_MS = 10;

/** Words that only an error of ours has. */
const INTERNAL =
	/SqliteError|DatabaseError|SQLITE_|violates \w+ constraint|node_modules|at file:\/\/|build\/server/;

/** Who asks in another way only looks. */
const CHANGING = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** What may stay of a form that was refused: the photos it brought, until they are swept. */
const LEFT_BY_REFUSED = /^(images|image_files)$/;

export type Drive = (
	person: Person,
	sent: Omit<Sent, "headers"> & { headers?: Record<string, string> },
) => Promise<Driven>;

export type Driven = { answer: Answer; faults: string[]; changes: Change[] };

export type Driver = {
	drive: Drive;
	figures: { requests: number; slowest: { ms: number; what: string }[] };
};

/** Sends one request to a restored world, and says what is wrong with what came of it. */
export function newDriver(server: SiteServer, ledger: Ledger): Driver {
	const figures: Driver["figures"] = { requests: 0, slowest: [] };
	let problems = server.problems.length;
	const drive: Drive = async (person, sent) => {
		const cpu = cpuOf(server.pid);
		const began = performance.now();
		const answer = await send(server.url, { ...sent, headers: { ...headersOf(person), ...sent.headers } });
		const ms = cpu === null ? performance.now() - began : (cpuOf(server.pid) ?? 0) - cpu;
		figures.requests += 1;
		note(figures, ms, `${sent.method} ${sent.path.slice(0, 120)}`);
		if (placeOf(sent.path)?.route.path.startsWith("/dashboard/imports")) await importsAreDone(ledger);
		const changes = (await ledger.take()).filter((change) => !isOnlyTime(change));
		const faults: string[] = [];
		const { status, body } = answer;
		if (status === 0) faults.push(`no answer: ${body.slice(0, 200)}`);
		if (status >= 500) faults.push(`answered ${status}`);
		if (INTERNAL.test(body)) faults.push(`says ${INTERNAL.exec(body)?.[0]}`);
		if (ms > MOST_CPU_MS) faults.push(`took ${Math.round(ms)} ms`);
		if (server.problems.length > problems) {
			faults.push(`logged ${server.problems.slice(problems).join(" ").slice(0, 1_500)}`);
			problems = server.problems.length;
		}
		const left = status >= 400 ? changes.filter(({ table }) => !LEFT_BY_REFUSED.test(table)) : [];
		if (!CHANGING.has(sent.method))
			faults.push(...changes.map((change) => `looking made an ${sayChange(change)}`));
		else if (left.length > 0)
			faults.push(...left.map((change) => `refused, but made an ${sayChange(change)}`));
		if (changes.length > 0) {
			const hashes = await hashesIn([person.cookie, ...(answer.headers["set-cookie"] ?? [])]);
			const wrong = await judgeChanges(ledger, person, { changes, address: sent.path, hashes });
			faults.push(...wrong.map((words) => `had no right to an ${words}`));
			faults.push(...(await auditBooks(ledger)));
			await ledger.restore();
		}
		return { answer, faults, changes };
	};
	return { drive, figures };
}

function note(figures: Driver["figures"], ms: number, what: string): void {
	const least = figures.slowest.at(-1)?.ms ?? 0;
	if (figures.slowest.length >= 10 && ms <= least) return;
	figures.slowest = [...figures.slowest, { ms: Math.round(ms), what }]
		.sort((a, b) => b.ms - a.ms)
		.slice(0, 10);
}

/** What a process has worked so far, where the system tells (Linux). */
function cpuOf(pid: number): number | null {
	try {
		const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
		const words = after.split(" ");
		return (Number(words[11]) + Number(words[12])) * TICK_MS;
	} catch {
		return null;
	}
}

/** Files are worked on in the background: what it does belongs to the request that sent the file. */
async function importsAreDone(ledger: Ledger): Promise<void> {
	const open = "select id from product_imports where status in ('checking', 'applying')";
	while ((await ledger.all(open)).length > 0) await new Promise((done) => setTimeout(done, 20));
}
