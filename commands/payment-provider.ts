import { startPaymentProvider } from "#demo/payment-provider/server.ts";

/** The demo's payment provider, started by `npm run demo` in a process of its own. */
const { PROVIDER_PORT, PROVIDER_BOOKS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PROVIDER_WEBHOOK_URL } =
	process.env;

await startPaymentProvider({
	port: Number(PROVIDER_PORT),
	file: PROVIDER_BOOKS ?? "data/payment-provider.json",
	secretKey: STRIPE_SECRET_KEY ?? "",
	webhookSecret: STRIPE_WEBHOOK_SECRET ?? "",
	webhookUrl: PROVIDER_WEBHOOK_URL ?? "",
});
