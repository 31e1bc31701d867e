import { z } from "zod";
import type { Database } from "#db/client.ts";
import type { PaymentSubjects } from "./payment-subject.ts";
import type { PaymentProvider, ReceivedWebhook } from "./provider.ts";
import { recordPayment } from "./record-payment.server.ts";

/** What providers name things by; PostgreSQL stores no text with a NUL. */
const name = z.string().regex(/^[!-~]{1,255}$/);
const readable = z.object({ id: name, type: name, checkout: name.nullable(), payment: name.nullable() });

type Webhook = ReceivedWebhook & { provider: PaymentProvider; now: Date };

/**
 * Applies a webhook: verifies it, and reads again from the provider what it is about. Returns "invalid" when it is
 * forged, altered, dated more than five minutes from now (where the provider signs a date), or names things by no text.
 * Anything else is accepted, also a webhook that was applied before or is about nothing that the site knows. Throws a
 * `PaymentProviderError` when the provider can't be asked: it sends the webhook again.
 */
export async function receiveEvent(
	db: Database,
	subjects: PaymentSubjects,
	{ provider, headers, body, now }: Webhook,
): Promise<"accepted" | "invalid"> {
	const event = readable.safeParse(await provider.verifyWebhook({ headers, body, now })).data;
	if (!event) return "invalid";
	const applied = await db
		.selectFrom("payment_events")
		.select("id")
		.where("provider", "=", provider.name)
		.where("event_id", "=", event.id)
		.executeTakeFirst();
	if (applied) return "accepted";
	const payment = await db
		.selectFrom("payments")
		.select("provider_reference")
		.where("provider", "=", provider.name)
		.where((eb) =>
			eb.or([
				eb("provider_reference", "=", event.checkout ?? ""),
				eb("payment_reference", "=", event.payment ?? ""),
			]),
		)
		.executeTakeFirst();
	if (!payment?.provider_reference) return "accepted";
	const checkout = await provider.readCheckout(payment.provider_reference);
	await recordPayment(db, subjects, { provider: provider.name, checkout, event, now });
	return "accepted";
}
