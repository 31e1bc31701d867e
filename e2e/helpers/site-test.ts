import { type BrowserContext, test as base, expect, type Page } from "playwright/test";
import { type Database, openDatabase } from "#db/client.ts";
import type { Engine } from "#db/engine.ts";
import { copyTemplate } from "#db/testing/database-template.ts";
import { transact } from "#db/transact.ts";
import { DEMO_ACCOUNTS } from "#demo/accounts.ts";
import { BROWSER_FLAGS } from "./chromium.ts";
import { prepared } from "./global-setup.ts";
import { type SiteServer, startSite } from "./site-server.ts";

export { expect };

export type SiteOptions = {
	engine: Engine;
	/** Whether the site has its page cache. */
	cachesPages: boolean;
	/** The languages of the market, its own first, as in `LANGUAGES`. */
	languages: string;
};

type WorkerSite = { server: SiteServer; databaseUrl: string; db: Database };

type Watch = {
	/** A problem that this test causes on purpose. Any other one fails it. */
	expectProblem: (words: RegExp) => void;
	report: (problem: string) => void;
};

type SiteFixtures = {
	watch: Watch;
	db: Database;
	databaseUrl: string;
	/** A page in another browser: another guest, or another device. */
	newBrowser: () => Promise<Page>;
};

/** A test with the browser that the set-up found. */
export const browserTest = base.extend<object, object>({
	launchOptions: [
		async ({ launchOptions }, use) => {
			const { path, environment } = prepared().browser;
			const env = { ...process.env, ...environment };
			await use({ ...launchOptions, executablePath: path, args: BROWSER_FLAGS, env });
		},
		{ scope: "worker" },
	],
});

/**
 * A test with the site at `baseURL` and its database at `db`, which contains only the demo accounts. The
 * server belongs to the worker, whose tests run one after another, each with emptied tables. Unexpected
 * errors of the browser or the server fail the test.
 */
export const test = browserTest.extend<SiteFixtures, SiteOptions & { workerSite: WorkerSite }>({
	engine: ["sqlite", { option: true, scope: "worker" }],
	cachesPages: [true, { option: true, scope: "worker" }],
	languages: ["en", { option: true, scope: "worker" }],

	workerSite: [
		async ({ engine, cachesPages, languages }, use) => {
			const copy = await copyTemplate(prepared().templates[engine]);
			const settings = { LANGUAGES: languages, ...(cachesPages ? {} : { PAGE_CACHE_MB: "0" }) };
			const server = await startSite({ databaseUrl: copy.url, settings });
			const db = openDatabase({ url: copy.url });
			await use({ server, databaseUrl: copy.url, db });
			await db.destroy();
			await server.stop();
			await copy.remove();
		},
		{ scope: "worker" },
	],

	baseURL: async ({ workerSite }, use) => use(workerSite.server.url),
	databaseUrl: async ({ workerSite }, use) => use(workerSite.databaseUrl),

	db: async ({ workerSite }, use) => {
		await emptyTables(workerSite.db);
		await use(workerSite.db);
	},

	watch: [
		// `db` is requested so that every test begins with emptied tables.
		async ({ workerSite, db: _db }, use) => {
			const expected: RegExp[] = [];
			const problems: string[] = [];
			const before = workerSite.server.problems.length;
			await use({
				expectProblem: (words) => void expected.push(words),
				report: (problem) => void problems.push(problem),
			});
			problems.push(...workerSite.server.problems.slice(before));
			const unexpected = problems.filter((problem) => !expected.some((words) => words.test(problem)));
			expect(unexpected, "what went wrong in the browser or the server").toEqual([]);
		},
		{ auto: true },
	],

	context: async ({ context, watch, baseURL, javaScriptEnabled }, use) => {
		watchContext(context, watch, { url: baseURL ?? "", javaScriptEnabled });
		await use(context);
	},

	newBrowser: async ({ browser, watch, baseURL, javaScriptEnabled }, use) => {
		const opened: BrowserContext[] = [];
		await use(async () => {
			const context = await browser.newContext();
			opened.push(context);
			watchContext(context, watch, { url: baseURL ?? "", javaScriptEnabled });
			return context.newPage();
		});
		for (const context of opened) await context.close();
	},
});

/** Each before the tables it references; dependent rows are deleted with them. */
const TABLES = [
	"bookings",
	"hotels",
	"product_imports",
	"orders",
	"carts",
	"wishlist_items",
	"account_addresses",
	"products",
	"categories",
	"delivery_methods",
	"tax_rates",
	"tax_classes",
	"discounts",
] as const;

/** In one transaction, so that it is written and announced once. */
const emptyTables = (db: Database) => transact(db, emptyTablesWithin);

async function emptyTablesWithin(db: Database): Promise<void> {
	await db.deleteFrom("conversations").execute();
	await db.deleteFrom("reply_templates").execute();
	for (const table of TABLES) await db.deleteFrom(table).execute();
	await db.deleteFrom("moving_bookings").execute();
	await db.deleteFrom("rent_vehicles").execute();
	await db.deleteFrom("rent_drivers").execute();
	await db.deleteFrom("rent_rate_cards").execute();
	await db.deleteFrom("rent_zones").execute();
	await db.deleteFrom("move_capacity").execute();
	await db.deleteFrom("sellers").execute();
	await db.deleteFrom("market_settings").execute();
	await db.deleteFrom("changes").execute();
	await db.deleteFrom("customer_notes").execute();
	await db.deleteFrom("outbox").execute();
	await db.deleteFrom("saved_views").execute();
	await db.deleteFrom("account_tokens").execute();
	await db.deleteFrom("known_devices").execute();
	await db.deleteFrom("openid_identities").execute();
	await db.deleteFrom("passkeys").execute();
	await db.deleteFrom("answered_challenges").execute();
	await db.deleteFrom("recovery_codes").execute();
	await db.deleteFrom("second_factors").execute();
	await db.deleteFrom("contact_messages").execute();
	await db.deleteFrom("partner_requests").execute();
	await db.deleteFrom("data_requests").execute();
	await db.deleteFrom("waiting_uploads").execute();
	await db.deleteFrom("images").execute();
	await db.deleteFrom("sessions").execute();
	await db.deleteFrom("use_counters").execute();
	await db.deleteFrom("recent_submissions").execute();
	const email_verified_at = new Date().toISOString();
	const emails = DEMO_ACCOUNTS.map(({ email }) => email);
	await db.deleteFrom("accounts").where("email", "not in", emails).execute();
	for (const { email, role, name } of DEMO_ACCOUNTS)
		await db
			.updateTable("accounts")
			.set({ role, name, suspended_at: null, email_verified_at, avatar_hash: null })
			.where("email", "=", email)
			.execute();
}

const ASSETS = ["script", "stylesheet", "image", "font", "manifest"];

type Watched = { url: string; javaScriptEnabled: boolean };

function watchContext(context: BrowserContext, { report }: Watch, site: Watched): void {
	context.on("weberror", (thrown) => {
		// A DOMException has no stack.
		const { name, message, stack } = thrown.error();
		// A page that is left or resized while it appears has no transition, which browsers report as an error.
		if (message.startsWith("Transition was ")) return;
		report(`page error: ${name}: ${message} at ${stack || thrown.page()?.url()}`);
	});
	context.on("console", (message) => {
		// The browser's own message about an answer of 400 and above; the answers are checked below.
		if (message.type() !== "error" || message.text().startsWith("Failed to load resource")) return;
		report(`console error: ${message.text()} at ${message.location().url}`);
	});
	context.on("response", (response) => {
		const isAsset = ASSETS.includes(response.request().resourceType());
		if (response.status() >= 500 || (isAsset && response.status() >= 400))
			report(`${response.status()} for ${response.request().method()} ${response.url()}`);
	});
	context.on("requestfailed", (request) => {
		const { errorText = "" } = request.failure() ?? {};
		// A page that is left stops loading.
		if (errorText === "net::ERR_ABORTED" || !request.url().startsWith(site.url)) return;
		// Without scripts the browser refuses to load them, with this reason.
		if (errorText === "csp" && request.resourceType() === "script" && !site.javaScriptEnabled) return;
		if (ASSETS.includes(request.resourceType())) report(`${errorText} for ${request.url()}`);
	});
}
