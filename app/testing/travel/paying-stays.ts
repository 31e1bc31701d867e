import { refreshPayment } from "#app/payments/check-payments.server.ts";
import { ensureCheckout, paidStay } from "#app/payments/payments.server.ts";
import type { PaymentProvider } from "#app/payments/provider.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { type OpenProvider, SITE } from "#app/testing/payments/paying.ts";
import { bookRoom } from "#app/travel/booking/book-room.server.ts";
import type { PaymentPolicy } from "#app/travel/quotes/deposit.ts";
import type { Database } from "#db/client.ts";
import { bookingOf, withCurrentTerms } from "./booking-a-room.ts";
import { INN_NOW, openInn } from "./inn.ts";

type Booked = Partial<PaymentPolicy> & {
	confirmation?: "instant" | "request";
	currency?: string;
	now?: Date;
};

/** A stay of two nights (20,000) that a guest books online at a hotel that asks for a deposit of 20%. */
export async function bookOnline(
	db: Database,
	provider: Pick<PaymentProvider, "name"> | null,
	booked: Booked = {},
) {
	const { now = INN_NOW, currency = "USD", ...policy } = booked;
	const inn = await openInn(db, { hotel: { payment: "deposit", deposit_percent: 20, ...policy } });
	const booking = bookingOf(inn.roomId, { paymentProvider: provider?.name ?? null, currency, now });
	const outcome = await bookRoom(db, await withCurrentTerms(db, booking));
	if (!outcome.ok) throw new Error(outcome.reason);
	return { ...inn, number: outcome.number };
}

/** Creates the checkout of what a stay asks for; returns its reference at the provider. */
export async function openCheckoutOf(
	db: Database,
	{ provider }: OpenProvider,
	number: string,
	now = INN_NOW,
) {
	await ensureCheckout(db, { ...paidStay(number), provider, origin: SITE, now });
	const { provider_reference } = await db
		.selectFrom("payments")
		.select("provider_reference")
		.where("subject_number", "=", number)
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirstOrThrow();
	return provider_reference ?? "";
}

/** Pays for a stay on the provider's page and comes back. */
export async function payFor(db: Database, shop: OpenProvider, number: string, now = INN_NOW): Promise<void> {
	await shop.press(await openCheckoutOf(db, shop, number, now), "pay");
	await refreshPayment(db, PAYMENT_SUBJECTS, { ...paidStay(number), provider: shop.provider, now });
}
