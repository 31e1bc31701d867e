import { parseArgs } from "node:util";
import { requireBuilt } from "./filling/checkout.ts";
import { startProgress } from "./filling/progress.ts";
import { copyOfMarket, marketFile } from "./pages/database.ts";
import { chooseScreens, type MeasuredScreen, type PageUrls, type VisitorColumn } from "./pages/screens.ts";
import { isPinned, type Server, startBare, startMeasuredSite, startPlain } from "./pages/servers.ts";
import { type Measurement, printTables, type Way } from "./pages/tables.ts";
import { type Contestant, type Loader, measureInTurns, type Pages, startLoader } from "./pages/turns.ts";
import { gatherCookies, type Visitor } from "./pages/visitors.ts";

/* Measures pages of the built site on one core, asked for again and for the first time, by a newcomer, with a
   cart and signed in: `npm run build && npm run bench:pages`. SQLite, 100,000 products, orders, stays and
   moves (`--products`), a browser's headers, 16 connections from the other core. Beside it, for newcomers, a
   bare server and an ordinary application of the framework with the same rows (`--without-plain` leaves the
   latter out). `--base FOLDER` adds another built checkout, such as the commit before. All take turns at each
   screen, so that other load affects them equally: trust CPU times and ratios, not rates.

   `--urls 10000` different ones for each first time, `--seconds 3` for each again, `--only PATTERN` of screens;
   `--quick` measures two screens of a small shop. */

type Options = {
	products: number;
	/** Pages that are not counted before each measurement, and different ones before first times. */
	warmUp: number;
	warmUpDrawn: number;
	urls: number;
	seconds: number;
	plain: boolean;
	/** Measures p99 at half of the rate. */
	halfRate: boolean;
	base?: string;
	only?: string;
};

type Cookies = Record<Visitor, string>;
type Sites = { site: Server; base?: Server; bare?: Server; plain?: Server };

async function benchPages(options: Options): Promise<void> {
	const { products, base, plain, only = "" } = options;
	const market = await marketFile(products, ".");
	const all = await chooseScreens(market);
	const screens = all.filter(({ name }) => new RegExp(only).test(name));
	const product = all.find(({ name }) => name === "product")?.again[0]?.path ?? "";
	const copies = [
		copyOfMarket(market, "site"),
		...(base ? [copyOfMarket(await marketFile(products, base), "base")] : []),
	];
	const servers: Sites = { site: await startMeasuredSite(".", copies[0]?.file ?? market) };
	if (base) servers.base = await startMeasuredSite(base, copies[1]?.file ?? market);
	servers.bare = await startBare(market);
	if (plain) servers.plain = await startPlain(market);
	const loader = startLoader();
	try {
		const measurements = await measureAll({ screens, product, servers, loader, options });
		if (!isPinned) console.log("Not pinned: the servers and the load share whatever cores there are.");
		printTables(measurements);
		const memory = Object.entries(servers).map(([name, server]) => `${name} ${server.memoryMb()}`);
		console.log(`Memory at the end, in MB, without mapped files: ${memory.join(", ")}`);
	} finally {
		loader.stop();
		for (const server of Object.values(servers)) await server.stop();
		for (const copy of copies) copy.remove();
	}
}

type Bench = {
	screens: MeasuredScreen[];
	/** The product that visitors with a cart added to it. */
	product: string;
	servers: Sites;
	loader: Loader;
	options: Options;
};

async function measureAll({ screens, product, servers, loader, options }: Bench): Promise<Measurement[]> {
	const cookies: Record<string, Cookies> = { site: await gatherCookies(servers.site.url, product) };
	if (servers.base) cookies.base = await gatherCookies(servers.base.url, product);
	const measurements: Measurement[] = [];
	const planned = screens.flatMap((screen) =>
		(["again", "first time"] as const).flatMap((way) =>
			way === "again" || screen.draw
				? Object.entries(screen.as).map(([column, visitor]) => ({
						screen,
						way,
						column: column as VisitorColumn,
						visitor,
					}))
				: [],
		),
	);
	const progress = startProgress("Pages", planned.length);
	for (const { screen, way, column, visitor } of planned) {
		const contestants: Record<string, Contestant> = {};
		for (const [name, server] of Object.entries(servers)) {
			const isSite = name === "site" || name === "base";
			const isMeasured = isSite || (visitor === "newcomer" && screen.again[0]?.bare !== undefined);
			if (isMeasured)
				contestants[name] = {
					server,
					cookie: cookies[name]?.[visitor] ?? "",
					pathOf: ({ path, bare = "" }) => (isSite ? path : bare),
				};
		}
		const figures = await measureInTurns(loader, Object.values(contestants), pagesOf(screen, way, options));
		const named = Object.keys(contestants).map((name, at) => [name, figures[at]]);
		measurements.push({ screen: screen.name, column, way, figures: Object.fromEntries(named) });
		progress.add(1);
	}
	progress.stop();
	return measurements;
}

function pagesOf(
	{ again, draw }: MeasuredScreen,
	way: Way,
	{ warmUp, warmUpDrawn, urls, seconds, halfRate }: Options,
): Pages {
	if (way === "again" || !draw) {
		const warm = again.length > 1 ? again : Array<PageUrls>(warmUp).fill(again[0] as PageUrls);
		return { warm, measured: again, seconds, halfRate: halfRate ? () => again : undefined };
	}
	// The code that makes a page is compiled after some thousands of them.
	const warm = draw(warmUpDrawn);
	return { warm, measured: draw(urls), halfRate: halfRate ? draw : undefined };
}

const { values } = parseArgs({
	options: {
		products: { type: "string", default: "100000" },
		urls: { type: "string", default: "10000" },
		seconds: { type: "string", default: "3" },
		base: { type: "string" },
		only: { type: "string" },
		"without-plain": { type: "boolean", default: false },
		quick: { type: "boolean", default: false },
	},
});
if (values.base) requireBuilt(values.base);
const quick: Options = {
	products: 300,
	warmUp: 16,
	warmUpDrawn: 16,
	urls: 48,
	seconds: 0.4,
	plain: false,
	halfRate: false,
	only: "^(product|/checkout)$",
};
const whole: Options = {
	products: Number(values.products),
	warmUp: 300,
	warmUpDrawn: 3_000,
	urls: Number(values.urls),
	seconds: Number(values.seconds),
	plain: !values["without-plain"],
	halfRate: true,
	base: values.base,
	only: values.only,
};
await benchPages(values.quick ? quick : whole);
