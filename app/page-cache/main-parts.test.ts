import { beforeEach, expect, test, vi } from "vitest";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import type { Framework } from "#app/http/pages/framework-pages.server.ts";
import { type CachePolicy, cacheUntilChanged, type VisitorArgs } from "./cache-until-changed.server.ts";
import { type CachedPage, findCachedPage } from "./cached-page.server.ts";
import { partIn } from "./page-parts.server.ts";

// Test files share a worker: one before this may have imported the database without the mock.
const site = vi.hoisted(() => {
	vi.resetModules();
	return { version: "1", stock: "1" };
});
vi.mock("#app/http/process/database.server.ts", () => ({
	versions: { read: async () => new Map(Object.entries({ shop: site.version, stock: site.stock })) },
}));
vi.mock("#app/http/process/market.server.ts", () => ({ market: {} }));
const { readMainPart } = await import("./main-parts.server.ts");

beforeEach(() => {
	Object.assign(site, { version: "1", stock: "1" });
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T23:58:00.000Z") });
	return () => void vi.useRealTimers();
});

let screens = 0;

/** A site with one screen that shows a text, and the requests that its loader got. */
function screenOf(policy: Partial<CachePolicy<{ text: string }>>, read = () => "text") {
	const requests: VisitorArgs["request"][] = [];
	const loader = cacheUntilChanged({ of: ["shop"], ...policy }, async ({ request }) => {
		requests.push(request);
		return { text: read() };
	});
	screens += 1;
	const id = `screen ${screens}`;
	const path = `/titles${screens}`;
	const route = { id, path: "*" };
	const matches: CachedPage["matches"] = [{ route, params: {}, pathname: path, pathnameBase: path }];
	const handle: ScreenHandle = { cached: true };
	const routes = { [id]: { id, path: "*", module: { handle, loader } } };
	const framework: Framework = async (_request, context) => {
		const { data } = partIn(context ?? {}) ?? {};
		return new Response(`<head/><slot></slot>${(data as { text: string }).text}`);
	};
	const find = (url: string) => findCachedPage(url, () => matches, routes as never);
	const show = async (query = "") => {
		const page = find(path + query);
		if (!page) throw new Error("no page");
		const main = await readMainPart(page, framework);
		return main;
	};
	return { path, show, find, requests };
}

test("a loader runs again when its data has changed or a minute has passed, and not before", async () => {
	const { show, requests } = screenOf({});
	const first = await show();
	expect(await show()).toBe(first);
	expect(requests.length).toBe(1);
	site.version = "2";
	await show();
	expect(requests.length).toBe(2);
	vi.setSystemTime(new Date("2026-11-20T23:59:00.000Z"));
	await show();
	await show();
	expect(requests.length).toBe(3);
});

test("other data makes another part, the same data does not", async () => {
	const shown = { text: "Lamp" };
	const { show } = screenOf({}, () => shown.text);
	await show();
	const change = async (text: string) => {
		shown.text = text;
		site.version += "1";
		return show();
	};
	const lamp = await change("Lamp");
	expect(await change("Lamp")).toBe(lamp);
	const bowl = await change("Bowl");
	expect(bowl).not.toBe(lamp);
	expect(bowl?.tag).not.toBe(lamp?.tag);
});

test("a change of other data in the subjects of a detail does not run the loader again", async () => {
	const stock = { text: "3 left" };
	const reads: string[] = [];
	const read = async () => {
		reads.push(stock.text);
		return stock.text;
	};
	const { show, requests } = screenOf(
		{ detail: { of: ["stock"], read, textOf: ({ text }) => text } },
		() => stock.text,
	);
	const first = await show();
	site.stock = "2";
	expect(await show()).toBe(first);
	await show();
	expect(reads.length).toBe(1);
	expect(requests.length).toBe(1);
	stock.text = "2 left";
	site.stock = "3";
	expect(await show()).not.toBe(first);
	await show();
	expect(requests.length).toBe(2);
});

test("a detail that changes while a part is made is read again", async () => {
	const stock = { text: "3 left" };
	const read = async () => stock.text;
	const { show, requests } = screenOf({ detail: { of: ["stock"], read, textOf: ({ text }) => text } }, () => {
		// Somebody buys one after the loader has read the stock.
		const text = stock.text;
		if (text === "3 left") Object.assign(stock, { text: "2 left" });
		site.stock += "1";
		return text;
	});
	const first = await show();
	expect(await show()).not.toBe(first);
	expect(requests.length).toBe(2);
});

test("data that nobody counts is read for each request", async () => {
	const { show, requests } = screenOf({
		of: (search) => (search.has("checkIn") ? null : ["shop"]),
		params: ["checkIn"],
	});
	for (let times = 0; times < 2; times++) await show("?checkIn=2026-12-01");
	expect(requests.length).toBe(2);
	for (let times = 0; times < 2; times++) await show("?checkIn=");
	expect(requests.length).toBe(3);
});

test("a page that is not a plain 200 is left to the framework", async () => {
	const { show } = screenOf({ status: ({ text }) => (text === "text" ? 422 : 200) });
	expect(await show()).toBeNull();
});

test("only declared parameters are part of a URL, in one order", async () => {
	const { path, find, show, requests } = screenOf({ params: ["q", "stars"] });
	const queries = ["?stars=5&utm_source=x&q=a&stars=4&fbclid=1", "?q=a&stars=5&stars=4"];
	for (const query of queries) {
		expect(find(path + query)?.url).toBe(`${path}?q=a&stars=5&stars=4`);
		await show(query);
	}
	expect(requests.map(({ url }) => url)).toEqual([`http://localhost${path}?q=a&stars=5&stars=4`]);
	expect(find(`${path}?q=&utm_source=x`)?.url).toBe(path);
	expect(find(`${path}?q=ü%20&partner=1`)?.url).toBe(`${path}?q=%C3%BC+&partner`);
	for (const url of [`${path}?_data=x`, `${path}?index`, `/${path}`, `${path}%2f`])
		expect(find(url)).toBeNull();
});

test("the loader gets nothing of a visitor", async () => {
	const { show, requests } = screenOf({});
	await show();
	const names = ["Cookie", "Accept-Language", "X-Meeha-Client-Address", ""];
	expect(requests.map(({ headers }) => names.map((name) => headers.get(name)))).toEqual([
		names.map(() => null),
	]);
});

test("requests for the same page at the same time wait for one loader", async () => {
	const { show, requests } = screenOf({});
	const all = await Promise.all([show(), show(), show()]);
	expect(requests.length).toBe(1);
	expect(new Set(all).size).toBe(1);
});
