import { type ActionFunctionArgs, json } from "@remix-run/node";
import { afterEach, expect, vi } from "vitest";
import { putOnShelf } from "#app/testing/shelf.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { openVersions, type VersionReader } from "#db/data-versions/read-versions.ts";
import { test as databaseTest } from "#db/testing/database-test.ts";
import { type CachePolicy, cacheUntilChanged } from "./cache-until-changed.server.ts";
import { type Page, readLoaderTexts } from "./loader-texts.server.ts";

const test = databaseTest.extend<{ versions: VersionReader }>({
	versions: async ({ db, url }, use) => {
		const versions = openVersions({ url, db });
		await use(versions);
		versions.close();
	},
});

afterEach(() => void vi.useRealTimers());

let screens = 0;

/** A page with one loader that returns all products' titles, and the number of its calls. */
function titlesPage(db: Database, keeping: CachePolicy, status = 200) {
	let runs = 0;
	const loader = cacheUntilChanged(keeping, async ({ request }) => {
		runs += 1;
		const rows = await db.selectFrom("products").select("title").orderBy("id").execute();
		return json(
			{
				titles: rows.map(({ title }) => title),
				idempotencyKey: crypto.randomUUID(),
				headers: [...request.headers].join(" "),
			},
			{ status, headers: (await keeping.cookies?.({ request } as ActionFunctionArgs)) ?? {} },
		);
	});
	screens += 1;
	const route = { id: `screen ${screens}`, path: "titles" };
	const matches = [{ route, params: {}, pathname: "/titles", pathnameBase: "/titles" }] as Page["matches"];
	const page = (path: string): Page => ({ path, matches, modules: [{ loader, default: () => null }] });
	return { page, times: () => runs };
}

test("a loader is asked again when somebody has changed what it reads, and not before", async ({
	db,
	url,
	versions,
}) => {
	const { productId } = await putOnShelf(db, { title: "Lamp" });
	const { page, times } = titlesPage(db, { of: ["shop"] });
	const read = async () => (await readLoaderTexts({ headers: {} }, page("/titles"), versions))?.[0];
	const [first, second] = [await read(), await read()];
	expect(first?.text).toContain('"titles":["Lamp"]');
	expect([second?.text, second?.digest, times()]).toEqual([first?.text, first?.digest, 1]);
	expect(second?.fill(0)).not.toBe(first?.fill(0));

	const other = openDatabase({ url });
	await other.updateTable("hotels").set({ stars: 1 }).execute();
	await other.updateTable("products").set({ title: "Bowl" }).where("id", "=", productId).execute();
	expect((await read())?.text).toContain('"titles":["Bowl"]');
	await db.updateTable("products").set({ title: "Cup" }).execute();
	expect((await read())?.text).toContain('"titles":["Cup"]');
	expect(times()).toBe(3);
	await other.destroy();
});

test("a loader is asked again in the next minute", async ({ db, versions }) => {
	const { page, times } = titlesPage(db, { of: ["shop"] });
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T23:59:59.999Z") });
	for (let times = 0; times < 2; times++) await readLoaderTexts({ headers: {} }, page("/titles"), versions);
	expect(times()).toBe(1);
	vi.setSystemTime(new Date("2026-11-21T00:00:00.000Z"));
	await readLoaderTexts({ headers: {} }, page("/titles"), versions);
	expect(times()).toBe(2);
});

test("what is a visitor’s own, of another URL or no page is asked each time", async ({ db, versions }) => {
	const own = titlesPage(db, {
		of: ["shop"],
		key: (query) => (query.hasAnyCookie("mine") || query.hasAnyField("checkIn") ? null : query.path),
	});
	const ask = (path: string, cookie?: string) =>
		readLoaderTexts({ headers: { cookie } }, own.page(path), versions);
	for (const cookie of ["mine=1", "other=1; mine=2"]) await ask("/titles", cookie);
	for (const path of ["/titles?checkIn=2026-12-01", "/titles?check%49n=x"])
		for (let times = 0; times < 2; times++) await ask(path);
	expect(own.times()).toBe(6);
	for (const cookie of [undefined, "other=mine", "notmine=1"]) await ask("/titles?checkIn=", cookie);
	await ask("/titles?page=2");
	expect(own.times()).toBe(8);

	const refused = titlesPage(db, { of: ["shop"] }, 422);
	const silent = titlesPage(db, { of: ["shop"] });
	const noAnswer = { read: () => Promise.reject(new Error("gone")) };
	for (let times = 0; times < 2; times++) {
		expect(await readLoaderTexts({ headers: {} }, refused.page("/titles"), versions)).toBeNull();
		expect(await readLoaderTexts({ headers: {} }, silent.page("/titles"), noAnswer)).toBeNull();
	}
	expect([refused.times(), silent.times()]).toEqual([2, 0]);
});

test("cookies are made for each visitor", async ({ db, versions }) => {
	let names = 0;
	const cookies = async () => {
		names += 1;
		return new Headers([
			["Set-Cookie", `visitor=${names}`],
			["Set-Cookie", "seen=1"],
		]);
	};
	const { page, times } = titlesPage(db, { of: ["shop"], cookies });
	const read = async () => (await readLoaderTexts({ headers: {} }, page("/titles"), versions))?.[0]?.cookies;
	const [first, second] = [await read(), await read()];
	expect([first?.length, first?.[1], second?.[1]]).toEqual([2, "seen=1", "seen=1"]);
	expect(first?.[0]).not.toBe(second?.[0]);
	expect(times()).toBe(1);
});

test("those who come while a loader is being asked hear what it says", async ({ db, versions }) => {
	const { page, times } = titlesPage(db, { of: ["shop"] });
	const read = () => readLoaderTexts({ headers: {} }, page("/titles"), versions);
	const all = await Promise.all([read(), read(), read()]);
	expect(times()).toBe(1);
	expect(new Set(all.map((texts) => texts?.[0]?.fill(0))).size).toBe(3);
	expect(new Set(all.map((texts) => texts?.[0]?.text)).size).toBe(1);
});

test("what is kept for all is asked with nothing of the first visitor’s", async ({ db, versions }) => {
	const { page } = titlesPage(db, {
		of: ["shop"],
		key: (query) => (query.hasAnyCookie("session") ? null : `${query.hasConsented}`),
	});
	const read = async (cookie: string) =>
		(await readLoaderTexts({ headers: { cookie, "accept-language": "de" } }, page("/titles"), versions))?.[0]
			?.text;
	// A cookie parser takes this for a cookie named "session", but the key does not.
	expect(await read("session =mine; other=1")).toContain('"headers":""');
	expect(await read("other=1; MEEHACookieConsent=true")).toContain(
		'"headers":"cookie,MEEHACookieConsent=true"',
	);
	expect(await read("session=mine")).toContain("session=mine");
	expect(await read("")).toContain('"headers":""');
});
