import type { APIRequestContext } from "playwright/test";
import { type Database, openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { freePort } from "#db/testing/free-port.ts";
import { type PostgresServer, startPostgres } from "#db/testing/postgres-server.ts";
import { seedAccounts } from "#demo/accounts.ts";
import { type SiteServer, startSite } from "#e2e/helpers/site-server.ts";
import { browserTest } from "#e2e/helpers/site-test.ts";
import { type Balancer, startBalancer } from "./balancer.ts";

type Machines = {
	postgres: PostgresServer;
	db: Database;
	/** Two processes of the site, which share only the database. */
	sites: [SiteServer, SiteServer];
	balancer: Balancer;
};

/** The client's address for limits, so that tests do not share counts. */
let clients = 0;

/**
 * A PostgreSQL server of this file's own, which tests can stop, two site processes, and a balancer in front
 * of them. The processes start before the database, as after a power cut.
 */
export const machinesTest = browserTest.extend<
	{ newClient: (url: string) => Promise<APIRequestContext> },
	{ machines: Machines }
>({
	machines: [
		// biome-ignore lint/correctness/noEmptyPattern: playwright reads a fixture's needs from this pattern
		async ({}, use) => {
			const postgres = await startPostgres();
			const databaseUrl = postgres.url("postgres");
			await postgres.goAway();
			const ports = [await freePort(), await freePort()];
			const start = (port: number) => startSite({ databaseUrl, port, settings: { TRUST_PROXY: "1" } });
			const starting = ports.map(start);
			await postgres.comeBack();
			const [one, other] = await Promise.all(starting);
			if (!one || !other) throw new Error("two sites were started");
			const db = openDatabase({ url: databaseUrl, onConnectionError: () => {} });
			await migrate(db);
			await seedAccounts(db, new Date());
			const balancer = await startBalancer([one.url, other.url]);
			const sites: Machines["sites"] = [one, other];
			await use({ postgres, db, sites, balancer });
			await balancer.close();
			await Promise.all(sites.map((site) => site.stop()));
			await db.destroy();
			await postgres.stop();
		},
		{ scope: "worker" },
	],

	newClient: async ({ playwright }, use) => {
		const opened: APIRequestContext[] = [];
		await use(async (baseURL) => {
			const extraHTTPHeaders = {
				"X-Forwarded-For": `203.0.113.${++clients}`,
				"Sec-Fetch-Site": "same-origin",
			};
			const client = await playwright.request.newContext({ baseURL, maxRedirects: 0, extraHTTPHeaders });
			opened.push(client);
			return client;
		});
		for (const client of opened) await client.dispose();
	},
});
