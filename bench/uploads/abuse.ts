import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import type { Database } from "#db/client.ts";
import { DEMO_PASSWORD } from "#demo/accounts.ts";
import { beginUpload } from "#e2e/helpers/begun-upload.ts";
import { openDelivery } from "#e2e/helpers/moves.ts";
import { memoryOf } from "./process-cost.ts";

/** The site that is abused, who signs in, and an administrator's cookie. */
export type AbusedSite = {
	url: string;
	pid: number;
	db: Database;
	signIn: (email: string) => Promise<string>;
	admin: string;
};

const MB = 1024 * 1024;
const SLOW = { guests: 24, ofOneNumber: 3, accounts: 8 };
const PHOTOS_OF_FORM = 10;
/** How much the database file may grow by refused forms: their names, and counters. */
const MAX_GROWTH_MB = 1;

type Row = {
	what: string;
	answers: string;
	seconds: number;
	"resident, MB"?: number;
	"mapped files, MB"?: number;
	"peak, MB"?: number;
	"database, MB"?: number;
};

/**
 * 24 slow bodies of guests and 8 of new accounts; meanwhile staff, a driver and another guest of the same address each
 * upload a photo. Adds what went wrong to `faults`.
 */
export async function sendSlowBodies(site: AbusedSite, picture: Buffer, faults: string[]): Promise<Row[]> {
	const slow: Promise<{ status: number }>[] = [];
	for (let at = 0; at < SLOW.guests / SLOW.ofOneNumber; at++) {
		const { cookie, path } = await openGuest(site);
		for (let times = 0; times < SLOW.ofOneNumber; times++)
			slow.push(beginUpload(`${site.url}${path}`, { cookie, field: "photos" }).drip());
	}
	for (let at = 0; at < SLOW.accounts; at++) {
		const email = `new${at}@example.com`;
		const account = { email, name: "New Person", role: "Hotel", password: DEMO_PASSWORD } as const;
		await setAccount(site.db, { ...account, now: new Date() });
		const cookie = await site.signIn(email);
		slow.push(beginUpload(`${site.url}/list-new-hotel`, { cookie, field: "photos" }).drip());
	}
	const began = performance.now();
	const job = await openDelivery(site.db);
	const guest = await openGuest(site);
	const message = { message: "Here it is.", idempotencyKey: randomUUID() };
	const uploads = [
		["staff", "/profile/avatar", "avatar", {}, site.admin],
		["a driver", job.path, "photos", { step: "delivered", receiver: "Bo Lima" }, ""],
		["another guest", guest.path, "photos", message, guest.cookie],
	] as const;
	const rows: Row[] = [];
	for (const [who, path, field, fields, cookie] of uploads) {
		const startedAt = performance.now();
		const status = await post(site, { path, cookie, body: formOf(fields, field, [picture]) });
		if (status !== 303) faults.push(`Beside slow bodies, ${who} got ${status}.`);
		rows.push({
			what: `${slow.length} slow bodies: ${who}`,
			answers: String(status),
			seconds: since(startedAt),
		});
	}
	const answers = await Promise.all(slow);
	if (answers.some(({ status }) => status !== 408)) faults.push("Not every slow body ended with 408.");
	rows.push({ what: "slow bodies", answers: `${answers.length} × 408`, seconds: since(began) });
	return rows;
}

/** So many refused forms of 79 MB of one new account. Adds what went wrong to `faults`. */
export async function sendRefusedForms(
	site: AbusedSite,
	{ picture, forms, faults }: { picture: Buffer; forms: number; faults: string[] },
): Promise<Row[]> {
	const email = "refused@example.com";
	const account = { email, name: "New Person", role: "Hotel", password: DEMO_PASSWORD } as const;
	await setAccount(site.db, { ...account, now: new Date() });
	const cookie = await site.signIn(email);
	// What follows a picture's end is ignored.
	const photo = Buffer.concat([picture, Buffer.alloc(7.9 * MB - picture.length)]);
	const before = await databaseMb(site.db);
	const rows: Row[] = [await describe("before refused forms", site)];
	const startedAt = performance.now();
	const statuses: number[] = [];
	for (let at = 0; at < forms; at++) {
		const body = formOf({}, "photos", Array(PHOTOS_OF_FORM).fill(photo));
		statuses.push(await post(site, { path: "/list-new-hotel", cookie, body }));
	}
	if (statuses.some((status) => status !== 422)) faults.push(`Refused forms got ${statuses.join(" ")}.`);
	const answers = `${statuses.length} × ${statuses[0]}`;
	rows.push({ ...(await describe("refused forms of 79 MB", site)), answers, seconds: since(startedAt) });
	const grown = (await databaseMb(site.db)) - before;
	if (grown > MAX_GROWTH_MB) faults.push(`Refused forms made the database ${grown} MB larger.`);
	return rows;
}

/** The memory of the process, now and after so many seconds of rest. */
export async function describeRest(site: AbusedSite, seconds: number): Promise<Row[]> {
	const rows = [await describe("after all", site)];
	await setTimeout(seconds * 1_000);
	return [...rows, { ...(await describe(`after ${seconds} s of rest`, site)), seconds }];
}

const describe = async (what: string, { pid, db }: AbusedSite): Promise<Row> => ({
	what,
	answers: "",
	seconds: 0,
	"resident, MB": Math.round(memoryOf(pid, "VmRSS")),
	"mapped files, MB": Math.round(memoryOf(pid, "RssFile")),
	"peak, MB": Math.round(memoryOf(pid, "VmHWM")),
	"database, MB": await databaseMb(db),
});

/** The size of a SQLite database in MB, with what is still in its log. */
async function databaseMb(db: Database): Promise<number> {
	const size = sql<{
		bytes: number;
	}>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`;
	const { rows } = await size.execute(db);
	return Number(((rows[0]?.bytes ?? 0) / MB).toFixed(1));
}

async function openGuest({ url, db }: AbusedSite): Promise<{ cookie: string; path: string }> {
	const { number } = await addOrder(db);
	const answer = await fetch(`${url}/track`, {
		method: "POST",
		body: new URLSearchParams({ number, contact: "ana@example.com" }),
		headers: { Origin: url },
		redirect: "manual",
	});
	if (answer.status !== 303) throw new Error(`Tracking was answered with ${answer.status}.`);
	const cookie = answer.headers
		.getSetCookie()
		.map((each) => each.split(";")[0])
		.join("; ");
	return { cookie, path: `/track/${number}/messages` };
}

function formOf(fields: Record<string, string>, field: string, files: readonly Buffer[]): FormData {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.append(name, value);
	for (const [at, file] of files.entries()) body.append(field, new File([new Uint8Array(file)], `${at}.png`));
	return body;
}

async function post(
	{ url }: AbusedSite,
	{ path, cookie, body }: { path: string; cookie: string; body: FormData },
): Promise<number> {
	const headers = { Origin: url, ...(cookie ? { Cookie: cookie } : {}) };
	const answer = await fetch(`${url}${path}`, { method: "POST", body, headers, redirect: "manual" });
	await answer.arrayBuffer();
	return answer.status;
}

const since = (began: number) => Number(((performance.now() - began) / 1_000).toFixed(2));
