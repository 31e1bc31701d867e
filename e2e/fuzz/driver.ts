import { readFileSync } from "node:fs";
import type { SiteServer } from "#e2e/helpers/site-server.ts";
import { auditBooks } from "./books.ts";
import type { ChangeLedger, RowChange } from "./changes.ts";
import { headersOf, placeOf } from "./crawl.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { describeRowChange, isOnlyTime, judgeChanges } from "./judge-changes.ts";
import { judgeTrail } from "./judge-trail.ts";
import { type FuzzResponse, type Sent, send } from "./send.ts";
import { type FuzzPerson, hashesIn } from "./world/people.ts";

/** The most CPU time for one request, so that a busy machine causes no fault. */
const MAX_CPU_MS = 2_000;
const TICK_MS = 10;

/** Other methods only read. */
const CHANGING = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** What a refused form may leave behind: its photos, until they are swept, and the count of wrong codes. */
const LEFT_BY_REFUSED = /^(images|image_files|waiting_uploads|second_factors)$/;

/**
 * Signing in twice creates two sessions, and requesting a link twice may create two links. A photo waits for its form,
 * which is shown again, once for each time that it was sent.
 */
const MADE_ANEW = /^(sessions|known_devices|account_tokens|waiting_uploads)$/;
/**
 * Signing up twice sends an email about the existing account; signing in twice may report another browser.
 */
const WRITTEN_ANEW = /^\/(signup|login)/;

/** Each of two equal forms moves something one place further, draws a new secret, or takes the same file again. */
const DONE_ANEW = /\/(position|calendars\/address|imports\/\w+\/pictures)$/;

type DriverRequest = Omit<Sent, "headers"> & { headers?: Record<string, string> };

export type Drive = (person: FuzzPerson, sent: DriverRequest) => Promise<Driven>;

export type Driven = { answer: FuzzResponse; faults: string[]; changes: RowChange[] };

export type Driver = {
	drive: Drive;
	/** The same form twice at once; `once` is what it changed when it was sent once. */
	driveTwice: (person: FuzzPerson, sent: DriverRequest, once: readonly RowChange[]) => Promise<string[]>;
	figures: { requests: number; slowest: { ms: number; what: string }[] };
};

/** Sends one request to restored data, and returns the faults of the result. */
export function newDriver(server: SiteServer, ledger: ChangeLedger): Driver {
	const figures: Driver["figures"] = { requests: 0, slowest: [] };
	let problems = server.problems.length;
	const ask = async (person: FuzzPerson, sent: DriverRequest) => {
		const cpu = cpuOf(server.pid);
		const began = performance.now();
		const answer = await send(server.url, { ...sent, headers: { ...headersOf(person), ...sent.headers } });
		const ms = cpu === null ? performance.now() - began : (cpuOf(server.pid) ?? 0) - cpu;
		figures.requests += 1;
		note(figures, ms, `${sent.method} ${sent.path.slice(0, 120)}`);
		const faults = judgeAnswer(person, sent, answer);
		if (ms > MAX_CPU_MS) faults.push(`took ${Math.round(ms)} ms`);
		return { answer, faults };
	};
	const changesOf = async ({ path }: DriverRequest) => {
		if (placeOf(path)?.route.path.startsWith("/dashboard/imports")) await importsAreDone(ledger);
		return (await ledger.take()).filter((change) => !isOnlyTime(change));
	};
	const logged = () => {
		const words = server.problems.slice(problems).map((line) => `logged ${line.slice(0, 1_500)}`);
		problems = server.problems.length;
		return words;
	};
	const drive: Drive = async (person, sent) => {
		const { answer, faults } = await ask(person, sent);
		const changes = await changesOf(sent);
		faults.push(...logged());
		const left = answer.status >= 400 ? changes.filter(({ table }) => !LEFT_BY_REFUSED.test(table)) : [];
		if (!CHANGING.has(sent.method))
			faults.push(...changes.map((change) => `looking made an ${describeRowChange(change)}`));
		else if (left.length > 0)
			faults.push(...left.map((change) => `refused, but made an ${describeRowChange(change)}`));
		if (changes.length > 0) {
			const hashes = await hashesIn([person.cookie, ...(answer.headers["set-cookie"] ?? [])]);
			const wrong = await judgeChanges(ledger, person, { changes, address: sent.path, hashes });
			faults.push(...wrong.map((words) => `had no right to an ${words}`));
			if (sent.method === "POST" && answer.status < 400)
				faults.push(...judgeTrail(person, { path: sent.path, changes }));
			faults.push(...(await auditBooks(ledger)));
			await ledger.restore();
		}
		return { answer, faults, changes };
	};
	const driveTwice: Driver["driveTwice"] = async (person, sent, once) => {
		const answers = await Promise.all([ask(person, sent), ask(person, sent)]);
		const changes = await changesOf(sent);
		const faults = [...answers.flatMap((each) => each.faults), ...logged()];
		const before = rowsMade(once);
		for (const [table, count] of rowsMade(changes))
			if (
				count > (before.get(table) ?? 0) &&
				!(table === "outbox" && WRITTEN_ANEW.test(sent.path)) &&
				!(table === "changes" && DONE_ANEW.test(sent.path))
			)
				faults.push(`twice at once made ${count} ${table}, once ${before.get(table) ?? 0}`);
		if (changes.length > 0) faults.push(...(await auditBooks(ledger)));
		await ledger.restore();
		return faults;
	};
	return { drive, driveTwice, figures };
}

/** The number of new rows of each kind that a form must not create twice. */
function rowsMade(changes: readonly RowChange[]): Map<string, number> {
	const rows = new Map<string, number>();
	for (const { table, op } of changes)
		if (op === "insert" && !MADE_ANEW.test(table)) rows.set(table, (rows.get(table) ?? 0) + 1);
	return rows;
}

function note(figures: Driver["figures"], ms: number, what: string): void {
	const least = figures.slowest.at(-1)?.ms ?? 0;
	if (figures.slowest.length >= 10 && ms <= least) return;
	figures.slowest = [...figures.slowest, { ms: Math.round(ms), what }]
		.sort((a, b) => b.ms - a.ms)
		.slice(0, 10);
}

/** The CPU time of a process, if the system reports it (Linux). */
function cpuOf(pid: number): number | null {
	try {
		const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
		const words = after.split(" ");
		return (Number(words[11]) + Number(words[12])) * TICK_MS;
	} catch {
		return null;
	}
}

/** Files are processed in the background: that work belongs to the request that sent the file. */
async function importsAreDone(ledger: ChangeLedger): Promise<void> {
	const open = `select id from product_imports where status in ('checking', 'applying')
		union all select id from product_import_pictures where due_at is not null`;
	while ((await ledger.all(open)).length > 0) await new Promise((done) => setTimeout(done, 20));
}
