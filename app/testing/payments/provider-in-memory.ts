import { refreshPayment, sendNextRefund } from "#app/payments/check-payments.server.ts";
import { ensureCheckout, paidOrder } from "#app/payments/payments.server.ts";
import type { PaymentProvider, ProviderCheckout } from "#app/payments/provider.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import type { Database } from "#db/client.ts";
import { SITE } from "./paying.ts";

/** A provider whose books are in memory, for walks with too many payments for the demo's provider. */
export function openProviderInMemory(db: Database) {
	const checkouts = new Map<string, ProviderCheckout>();
	const byKey = new Map<string, ProviderCheckout>();
	const read = (reference: string): ProviderCheckout => {
		const checkout = checkouts.get(reference);
		if (!checkout) throw new Error(`There is no checkout ${reference}.`);
		return structuredClone(checkout);
	};
	const amounts = new Map<string, number>();
	const provider: PaymentProvider = {
		name: "stripe",
		paymentPage: (reference) => reference,
		async createCheckout({ amount, currency, idempotencyKey }) {
			const reference = byKey.get(idempotencyKey)?.reference ?? `cs_${checkouts.size + 1}`;
			if (!checkouts.has(reference)) {
				const checkout: ProviderCheckout = {
					reference,
					state: "open",
					url: `https://pay.example/${reference}`,
					expiresAt: "2030-01-01T00:00:00.000Z",
					currency,
					paymentReference: null,
					charge: null,
					refunds: [],
					disputes: [],
					fees: [],
					awaitsFee: false,
				};
				checkouts.set(reference, checkout);
				byKey.set(idempotencyKey, checkout);
				amounts.set(reference, amount);
			}
			return read(reference);
		},
		async readCheckout(reference) {
			return read(reference);
		},
		async expireCheckout(reference) {
			const checkout = checkouts.get(reference);
			if (checkout?.state === "open") Object.assign(checkout, { state: "expired", url: null });
		},
		async refund({ checkout: { reference }, amount, key }) {
			const checkout = checkouts.get(reference);
			const made = checkout?.refunds.find((refund) => refund.key === key);
			if (made) return made;
			const refund = { id: `re_${key}`, amount, state: "succeeded" as const, key };
			checkout?.refunds.unshift(refund);
			return refund;
		},
		listRecords: async () => ({ records: [], next: null }),
		verifyWebhook: async () => null,
	};
	return {
		provider,
		/** Makes the checkout that an order asks for. */
		ask: (number: string, now: Date) =>
			ensureCheckout(db, { ...paidOrder(number), provider, origin: SITE, now }),
		/** The customer pays on the provider's page; false when it has expired. The site hears of it. */
		async pay(reference: string, { number, now }: { number: string; now: Date }): Promise<boolean> {
			const checkout = checkouts.get(reference);
			if (checkout?.state !== "open") return false;
			const charge = { id: `ch_${reference}`, amount: amounts.get(reference) ?? 0 };
			Object.assign(checkout, { state: "paid", url: null, paymentReference: `pi_${reference}`, charge });
			await refreshPayment(db, PAYMENT_SUBJECTS, { ...paidOrder(number), provider, now });
			return true;
		},
		/** Time passes on the provider's page. */
		async expire(reference: string, { number, now }: { number: string; now: Date }): Promise<void> {
			await provider.expireCheckout(reference);
			await refreshPayment(db, PAYMENT_SUBJECTS, { ...paidOrder(number), provider, now });
		},
		async sendRefunds(now: Date): Promise<void> {
			while (await sendNextRefund(db, PAYMENT_SUBJECTS, { provider, now }));
		},
	};
}
