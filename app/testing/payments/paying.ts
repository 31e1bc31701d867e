import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureCheckout, openPayment } from "#app/payments/payments.server.ts";
import type { PaymentProvider, PaymentProviderName, ReceivedWebhook } from "#app/payments/provider.ts";
import { mollieProvider } from "#app/payments/providers/mollie.server.ts";
import { stripeProvider } from "#app/payments/providers/stripe.server.ts";
import { addOrder, ORDER_NOW } from "#app/testing/shop/order.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { startPaymentProvider } from "#demo/payment-provider/server.ts";

export const SITE = "https://meeha.test";

export type SentWebhook = ReceivedWebhook;

const SIGNATURE_HEADERS = ["stripe-signature", "x-mollie-signature"];

export type ProviderAccess = {
	name: PaymentProviderName;
	secretKey: string;
	webhookSecret: string;
	apiBase: string;
	timeoutMs?: number;
};

export const providerAt = ({ name, secretKey, ...settings }: ProviderAccess): PaymentProvider =>
	name === "mollie"
		? mollieProvider({ ...settings, apiKey: secretKey })
		: stripeProvider({ ...settings, secretKey });

type Opening = { timeoutMs?: number; name?: PaymentProviderName };

/** The demo's payment provider with the site's own client, and a server that collects its webhooks. */
export async function openProvider({ timeoutMs, name = "stripe" }: Opening = {}) {
	const folder = mkdtempSync(join(tmpdir(), "meeha-payments-"));
	const webhooks: SentWebhook[] = [];
	let onWebhook = () => {};
	let receive = async (_webhook: SentWebhook): Promise<number> => 200;
	const receiver = createServer(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += chunk;
		const headers = Object.fromEntries(
			SIGNATURE_HEADERS.map((header) => [header, String(request.headers[header] ?? "")]),
		);
		const webhook = { body, headers };
		webhooks.push(webhook);
		response.writeHead(await receive(webhook)).end();
		onWebhook();
	});
	await new Promise<void>((done) => receiver.listen(0, done));
	const address = receiver.address();
	const receiverPort = typeof address === "object" && address ? address.port : 0;
	const secretKey = `sk_test_${randomUUID()}`;
	const webhookSecret = `whsec_${randomUUID()}`;
	const settings = { file: join(folder, "books.json"), secretKey, webhookSecret };
	const server = await startPaymentProvider({
		...settings,
		port: 0,
		webhookUrl: `http://localhost:${receiverPort}`,
	});
	const access: ProviderAccess = { name, secretKey, webhookSecret, apiBase: server.url };
	const provider = providerAt({ ...access, ...(timeoutMs ? { timeoutMs } : {}) });
	const post = (path: string, fields: Record<string, string>) =>
		fetch(server.url + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
	return {
		provider,
		access,
		server,
		secretKey,
		webhookSecret,
		webhooks,
		/** What the customer presses on the provider's page; returns where it leads. */
		press: async (reference: string, choice: "pay" | "decline" | "leave") =>
			(await post(`/pay/${reference}`, { choice })).headers.get("Location"),
		/** The customer's bank returns a refund. */
		returnRefund: (id: string) => post(`/refunds/${id}/return`, {}),
		/** A refund that waits is paid out, or canceled in the provider's dashboard; `webhook=drop`: without a webhook. */
		payOutRefund: (id: string) => post(`/refunds/${id}/payout`, {}),
		cancelRefund: (id: string, fields: { webhook?: "drop" } = {}) => post(`/refunds/${id}/cancel`, fields),
		setFaults: (faults: Record<string, string>) => post("/faults", faults),
		/** Answers webhooks with the status that this returns; until then they are only collected. */
		receiveWith: (handler: typeof receive) => {
			receive = handler;
		},
		/** Waits until the provider has sent this many webhooks. */
		waitForWebhooks: (count: number) =>
			new Promise<SentWebhook[]>((done) => {
				onWebhook = () => {
					if (webhooks.length >= count) done(webhooks);
				};
				onWebhook();
			}),
		async close() {
			await server.stop();
			receiver.closeAllConnections();
			await new Promise((done) => receiver.close(done));
			rmSync(folder, { recursive: true });
		},
	};
}

export type OpenProvider = Awaited<ReturnType<typeof openProvider>>;

/**
 * An order that is to be paid online, with its open payment, as it is before its checkout is created. `checkAt`: when a
 * site's job may look at it; at once by default.
 */
export async function addUnpaidOrder(
	db: Database,
	provider: PaymentProvider,
	placed: Parameters<typeof addOrder>[1] = {},
	{ checkAt }: { checkAt?: Date } = {},
) {
	const { number, id } = await addOrder(db, { paymentMethod: "online", ...placed });
	const order = await db
		.selectFrom("orders")
		.select(["total", "currency"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	const { total: amount, currency } = order;
	const payment = { subject: "order", number, provider: provider.name, amount, currency } as const;
	await transact(db, async (trx) => {
		await openPayment(trx, { ...payment, now: ORDER_NOW });
		if (checkAt)
			await trx
				.updateTable("payments")
				.set({ next_check_at: checkAt.toISOString() })
				.where("subject_number", "=", number)
				.execute();
	});
	return { number, amount };
}

/**
 * An order that is to be paid online, with its payment; `reference` is its checkout's. A site's job looks at it a minute
 * later, because it would create the checkout, too, with another address to return to.
 */
export async function addOnlineOrder(
	db: Database,
	provider: PaymentProvider,
	placed: Parameters<typeof addOrder>[1] = {},
	checked: { checkAt?: Date } = { checkAt: new Date(Date.now() + 60_000) },
) {
	const { number, amount } = await addUnpaidOrder(db, provider, placed, checked);
	await ensureCheckout(db, { subject: "order", number, provider, origin: SITE, now: ORDER_NOW });
	const { provider_reference } = await db
		.selectFrom("payments")
		.select("provider_reference")
		.where("subject_number", "=", number)
		.executeTakeFirstOrThrow();
	return { number, reference: provider_reference ?? "", amount };
}
