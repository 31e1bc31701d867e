import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkNextPayment, sendNextRefund } from "#app/common/payments/check-payments.server.ts";
import { PaymentProviderError } from "#app/common/payments/provider.ts";
import { stripeProvider } from "#app/common/payments/stripe.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/payment-subjects.server.ts";
import { auditPayments } from "#app/testing/payment-audit.ts";
import { addSeller } from "#app/testing/selling.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { startPaymentProvider } from "#demo/payment-provider/server.ts";
import { freePort } from "#e2e/helpers/site-server.ts";

/**
 * Webhooks come late, twice, in another order or not at all, calls and refunds are refused or not answered, and fees are
 * known later.
 */
const ALL_FAULTS = {
	...{ drop: 20, delay: 500, duplicate: 30, refuse: 10, refuseRefund: 20, silence: 10, feeDelay: 300 },
	silentFor: 200,
};
const FAULTS_OFF = {
	drop: 0,
	delay: 0,
	duplicate: 0,
	reorder: "false",
	refuse: 0,
	refuseRefund: 0,
	silence: 0,
	feeDelay: 0,
};
const HOUR_MS = 60 * 60 * 1_000;

export type PaymentScene = Awaited<ReturnType<typeof openPaymentScene>>;

/** The demo's payment provider with all faults switched on, for a site at `sitePort`. */
export async function openPaymentScene() {
	const folder = mkdtempSync(join(tmpdir(), "meeha-torture-payments-"));
	const sitePort = await freePort();
	const [secretKey, webhookSecret] = ["sk_test_torture", "whsec_torture"];
	const server = await startPaymentProvider({
		port: 0,
		file: join(folder, "books.json"),
		secretKey,
		webhookSecret,
		webhookUrl: `http://127.0.0.1:${sitePort}/webhooks/stripe`,
	});
	const setFaults = (faults: Record<string, string | number>) =>
		fetch(`${server.url}/faults`, {
			method: "POST",
			body: new URLSearchParams(Object.entries(faults).map(([name, value]) => [name, String(value)])),
		});
	await setFaults({ ...ALL_FAULTS, reorder: "true" });
	const settings = {
		STRIPE_SECRET_KEY: secretKey,
		STRIPE_WEBHOOK_SECRET: webhookSecret,
		STRIPE_API_BASE: server.url,
	};
	const { books } = server;
	return {
		sitePort,
		settings,
		/** Saves the seller of the market, so that what is paid is invoiced. */
		async prepare(databaseUrl: string) {
			const db = openDatabase({ url: databaseUrl });
			await addSeller(db);
			await db.destroy();
		},
		/** Switches the faults off, does what the job does until tomorrow, and compares the ledger with the books. */
		async audit(db: Database): Promise<string[]> {
			await setFaults(FAULTS_OFF);
			const provider = stripeProvider({ secretKey, webhookSecret, apiBase: server.url });
			for (const hours of [1, 2, 23]) await runJob(db, provider, new Date(Date.now() + hours * HOUR_MS));
			return auditPayments(db, books);
		},
		describe() {
			const paid = Object.values(books.sessions).filter(({ payment }) => payment !== null);
			return `${paid.length} paid, ${books.refunds.length} refunded, ${books.events.length} webhooks`;
		},
		async close() {
			await server.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

async function runJob(db: Database, provider: ReturnType<typeof stripeProvider>, now: Date): Promise<void> {
	const origin = "http://localhost";
	const work = async () =>
		(await sendNextRefund(db, PAYMENT_SUBJECTS, { provider, now })) ||
		(await checkNextPayment(db, PAYMENT_SUBJECTS, { provider, origin, now }));
	const attempt = () =>
		work().catch((error) => {
			// The provider repeats a refusal to the same key; the next call has another one.
			if (error instanceof PaymentProviderError) return true;
			throw error;
		});
	while (await attempt());
}
