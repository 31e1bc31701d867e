import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright";
import { openDatabase } from "#db/client.ts";
import { copyTemplate, makeTemplate } from "#db/testing/database-template.ts";
import { seedAccounts } from "#demo/accounts.ts";
import { BROWSER_FLAGS, findChromium } from "#e2e/helpers/chromium.ts";
import { OPEN_PAGES } from "#e2e/helpers/public-screens.ts";
import { startSite } from "#e2e/helpers/site-server.ts";

/* Measures what a phone on Slow 4G sees of each public screen of a running site, such as the demo:
   `npm run bench:first-view -- --url http://localhost:3000`. The network is that of Lighthouse (150 ms, 1.6 Mbit/s), the
   processor four times slower. LCP and the longest answer to a key or a click in milliseconds; medians of three loads.
   Fails above the promises. `--quick` opens two screens of an empty site and compares nothing. */

const { quick, url, only } = parseArgs({
	options: { quick: { type: "boolean" }, url: { type: "string" }, only: { type: "string" } },
}).values;

const PROMISED = { lcp: 1_500, cls: 0, inp: 100 };
const LOADS = quick ? 1 : 3;
const PHONE = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
};
const SLOW_4G = {
	offline: false,
	latency: 150,
	downloadThroughput: (1.6 * 1_024 * 1_024) / 8,
	uploadThroughput: (750 * 1_024) / 8,
};

type Measured = { lcp: number; cls: number; inp: number };

async function listScreens(site: string): Promise<string[]> {
	const read = async (path: string) => (await fetch(site + path)).text();
	const locations = async (path: string) =>
		[...(await read(path)).matchAll(/<loc>[a-z]+:\/\/[^/<]+([^<]+)<\/loc>/g)].map(([, found = ""]) => found);
	const index = await locations("/sitemap.xml");
	const parts = index.filter((path) => path.startsWith("/sitemap/"));
	const all = [...index, ...(await Promise.all(parts.map(locations))).flat()].filter(
		(path) => !path.startsWith("/sitemap"),
	);
	const some = (start: string) => all.filter((path) => path.startsWith(start)).slice(0, 3);
	const plain = all.filter((path) => !/^\/(product|rooms)\/|\?/.test(path));
	const city = /\/hotels\/results\?[^"#]*/.exec(await read("/gomeeha"))?.[0].replaceAll("&amp;", "&");
	return [...plain, ...OPEN_PAGES, ...some("/product/"), ...some("/rooms/"), ...(city ? [city] : [])];
}

/** One load in a fresh browser context, so that nothing is cached. */
async function load(browser: Browser, address: string): Promise<Measured> {
	const context = await browser.newContext(PHONE);
	const page = await context.newPage();
	await page.addInitScript(() => {
		const measured = { lcp: 0, cls: 0, inp: 0 };
		Object.assign(window, { measured });
		for (const type of ["largest-contentful-paint", "layout-shift", "event"])
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) {
					if (type === "largest-contentful-paint") measured.lcp = entry.startTime;
					if (type === "event") measured.inp = Math.max(measured.inp, entry.duration);
					const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
					if (type === "layout-shift" && !shift.hadRecentInput) measured.cls += shift.value;
				}
			}).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
	});
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", SLOW_4G);
	await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	await page.goto(address, { waitUntil: "networkidle" });
	const field = page.getByRole("searchbox").or(page.getByRole("combobox")).filter({ visible: true }).first();
	const menu = page.locator("summary").filter({ visible: true }).first();
	if (await menu.count()) await menu.click();
	if (await field.count()) await field.pressSequentially("la");
	await page.waitForLoadState("networkidle");
	const measured = await page.evaluate(() => (window as unknown as { measured: Measured }).measured);
	await context.close();
	return measured;
}

async function measure(site: string, screens: string[]) {
	const { path, environment } = await findChromium();
	const browser = await chromium.launch({
		executablePath: path,
		args: BROWSER_FLAGS,
		env: { ...process.env, ...environment },
	});
	const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
	const table: ({ screen: string } & Measured)[] = [];
	for (const screen of screens) {
		const loads: Measured[] = [];
		for (let round = 0; round < LOADS; round++) loads.push(await load(browser, site + screen));
		const lcp = Math.round(median(loads.map((each) => each.lcp)));
		const cls = Number(median(loads.map((each) => each.cls)).toFixed(4));
		const inp = Math.round(median(loads.map((each) => each.inp)));
		table.push({ screen, lcp, cls, inp });
	}
	await browser.close();
	return table;
}

if (url) {
	const screens = (await listScreens(url)).filter((screen) => screen.includes(only ?? ""));
	const table = await measure(url, screens);
	console.table(table);
	const beyond = table.filter(
		({ lcp, cls, inp }) => lcp > PROMISED.lcp || cls > PROMISED.cls || inp > PROMISED.inp,
	);
	if (beyond.length > 0) {
		console.log(`Beyond the promises: ${beyond.map(({ screen }) => screen).join(", ")}`);
		process.exitCode = 1;
	}
} else {
	const { template, remove } = await makeTemplate("sqlite", async (to) => {
		const db = openDatabase({ url: to });
		await seedAccounts(db, new Date());
		await db.destroy();
	});
	const copy = await copyTemplate(template);
	const site = await startSite({ databaseUrl: copy.url });
	console.table(await measure(site.url, ["/", "/login"]));
	await site.stop();
	await copy.remove();
	await remove();
}
process.exit();
