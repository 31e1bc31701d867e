import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#db/testing/free-port.ts";
import { startPaymentProvider } from "#demo/payment-provider/server.ts";
import { type SiteServer, startSite } from "./site-server.ts";
import { test as plain } from "./site-test.ts";

export type PayingSite = {
	site: SiteServer;
	provider: Awaited<ReturnType<typeof startPaymentProvider>>;
	webhookSecret: string;
};

/** The same database behind a site with the demo's payment provider. */
export const payingTest = plain.extend<object, { paying: PayingSite }>({
	paying: [
		async ({ workerSite }, use) => {
			const folder = mkdtempSync(join(tmpdir(), "meeha-payments-"));
			const port = await freePort();
			const [secretKey, webhookSecret] = ["sk_test_journeys", "whsec_journeys"];
			const provider = await startPaymentProvider({
				port: 0,
				file: join(folder, "books.json"),
				secretKey,
				webhookSecret,
				webhookUrl: `http://localhost:${port}/webhooks/stripe`,
			});
			const site = await startSite({
				databaseUrl: workerSite.databaseUrl,
				port,
				settings: {
					STRIPE_SECRET_KEY: secretKey,
					STRIPE_WEBHOOK_SECRET: webhookSecret,
					STRIPE_API_BASE: provider.url,
				},
			});
			await use({ site, provider, webhookSecret });
			await site.stop();
			await provider.stop();
			rmSync(folder, { recursive: true });
		},
		{ scope: "worker" },
	],
	baseURL: async ({ paying }, use) => use(paying.site.url),
});
