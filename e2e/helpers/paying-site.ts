import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPaymentProvider } from "#demo/payment-provider/server.ts";
import { freePort, type SiteServer, startSite } from "./site-server.ts";

export type PayingSite = {
	site: SiteServer;
	provider: Awaited<ReturnType<typeof startPaymentProvider>>;
	webhookSecret: string;
};

/** Starts a site with the demo's payment provider, and that one. */
export async function startPayingSite(
	databaseUrl: string,
): Promise<PayingSite & { stop: () => Promise<void> }> {
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
		databaseUrl,
		port,
		settings: {
			STRIPE_SECRET_KEY: secretKey,
			STRIPE_WEBHOOK_SECRET: webhookSecret,
			STRIPE_API_BASE: provider.url,
		},
	});
	const stop = async () => {
		await site.stop();
		await provider.stop();
		rmSync(folder, { recursive: true });
	};
	return { site, provider, webhookSecret, stop };
}
