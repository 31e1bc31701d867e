import { Agent, request } from "node:http";
import { parseArgs } from "node:util";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { openSession } from "#app/common/access/sessions.server.ts";
import { hashToken, newToken } from "#app/common/access/tokens.server.ts";
import { openDatabase } from "#db/client.ts";
import { copyTemplate, makeTemplate } from "#db/testing/database-template.ts";
import { signedCookie } from "#e2e/helpers/signed-cookie.ts";
import { startSite } from "#e2e/helpers/site-server.ts";
import { cpuSeconds } from "./pages/servers.ts";

/* Compares the CPU time of a refusal with that of a page: `npm run build && npm run bench:refusals`.
   SQLite, four connections. `--requests 4000` of each. Fails when a refusal that SECURITY.md promises a bound for costs
   more than a millisecond or three tenths of a rendered page: a path that nothing has, a screen that the role may not
   open, a form whose network has reached its limit. One that another limit refuses may cost a page. `--quick` sends few
   and compares nothing. */

type BenchRequest = { method?: string; path: string; cookie?: string; form?: Record<string, string> };
type Case = BenchRequest & { name: string; status: number };

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

function ask(url: string, { method = "GET", path, cookie, form }: BenchRequest): Promise<number> {
	return new Promise((done, fail) => {
		const body = form ? new URLSearchParams(form).toString() : undefined;
		const headers = {
			"Accept-Encoding": "gzip, deflate, br",
			"Sec-Fetch-Site": "same-origin",
			...(cookie ? { Cookie: cookie } : {}),
			...(body ? { "Content-Type": "application/x-www-form-urlencoded" } : {}),
		};
		const sent = request(url + path, { agent, method, headers }, (answer) => {
			answer.resume();
			answer.on("end", () => done(answer.statusCode ?? 0));
		});
		sent.on("error", fail);
		sent.end(body);
	});
}

/** The server's CPU time in milliseconds for each of `count` requests, four at a time. */
async function measure(site: { url: string; pid: number }, one: Case, count: number): Promise<number> {
	const send = async (times: number) => {
		for (let at = 0; at < times; at++) {
			const status = await ask(site.url, one);
			if (status !== one.status) throw new Error(`${one.name}: ${status} instead of ${one.status}`);
		}
	};
	await Promise.all(Array.from({ length: 4 }, () => send(Math.ceil(count / 8))));
	const before = cpuSeconds(site.pid);
	await Promise.all(Array.from({ length: 4 }, () => send(Math.ceil(count / 4))));
	return ((cpuSeconds(site.pid) - before) * 1000) / (Math.ceil(count / 4) * 4);
}

/** The most that a refusal may cost: milliseconds, and of a rendered page. */
type Bounds = { ms: number; ofPage: number };

async function benchRefusals({ count, atMost }: { count: number; atMost: Bounds | null }): Promise<void> {
	const { template, remove } = await makeTemplate("sqlite");
	const copy = await copyTemplate(template);
	const db = openDatabase({ url: copy.url });
	const now = new Date();
	await setAccount(db, {
		email: "ana@example.com",
		name: "Ana",
		role: "User",
		password: "long enough 1",
		now,
	});
	const account = await db.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
	const token = newToken();
	await openSession(db, { accountId: account.id, tokenHash: hashToken(token), userAgent: "bench", now });
	await db.destroy();
	const cookie = await signedCookie("meeha_session", token);
	const site = await startSite({ databaseUrl: copy.url, settings: { LOG_LEVEL: "error" } });
	const login = { method: "POST", path: "/login", form: { email: "nobody@example.com", password: "wrong" } };
	const guess = (email: string) => ask(site.url, { ...login, form: { ...login.form, email } });
	// Beyond the limit of one account, which the framework answers.
	for (let at = 0; at < 11; at++) await guess(login.form.email);
	const byAccount: Case = { name: "429 of one account, visitor", ...login, status: 429 };
	const figures: Record<string, number> = { [byAccount.name]: await measure(site, byAccount, count) };
	// Beyond the limit of the address.
	for (let at = 0; at < 60; at++) await guess(`${at}@example.com`);
	const pages: Case[] = [
		{ name: "page, visitor: /login", path: "/login", status: 200 },
		{ name: "page, visitor: /products (kept)", path: "/products", status: 200 },
		{ name: "page, signed in: /products", path: "/products", cookie, status: 200 },
		{ name: "page, signed in: /my-bookings", path: "/my-bookings", cookie, status: 200 },
	];
	const refusals: Case[] = [
		{ name: "404, visitor", path: "/no-such-page", status: 404 },
		{ name: "404, signed in", path: "/no-such-page", cookie, status: 404 },
		{ name: "403, signed in", path: "/orders", cookie, status: 403 },
		{ name: "429, visitor", ...login, status: 429 },
	];
	for (const one of [...pages, ...refusals]) figures[one.name] = await measure(site, one, count);
	await site.stop();
	await copy.remove();
	await remove();
	agent.destroy();
	const ofPage = (name: string) =>
		(figures[name] ?? 0) /
		(figures[name.includes("signed in") ? "page, signed in: /my-bookings" : "page, visitor: /login"] ?? 0);
	console.table(
		Object.entries(figures).map(([name, ms]) => ({
			request: name,
			"CPU ms": Number(ms.toFixed(2)),
			"of a page": Number(ofPage(name).toFixed(3)),
		})),
	);
	if (!atMost) return;
	const bounds = refusals.map(({ name }) => ({ name, ...atMost }));
	bounds.push({ name: byAccount.name, ms: atMost.ms, ofPage: 1 });
	const dear = bounds.filter(
		(most) => ofPage(most.name) > most.ofPage || (figures[most.name] ?? 0) > most.ms,
	);
	const described = dear.map(
		({ name, ms, ofPage: share }) => `${name}: more than ${ms} ms or ${share} of a page`,
	);
	if (described.length > 0) throw new Error(described.join("; "));
}

const { values } = parseArgs({
	options: { requests: { type: "string", default: "4000" }, quick: { type: "boolean", default: false } },
});
// Few requests on a busy machine give rough figures, so the quick form only shows that it runs.
await benchRefusals(
	values.quick
		? { count: 160, atMost: null }
		: { count: Number(values.requests), atMost: { ms: 1, ofPage: 0.3 } },
);
