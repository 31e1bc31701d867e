import { createHmac, timingSafeEqual } from "node:crypto";
import {
	type PaymentProvider,
	PaymentProviderError,
	type ProviderRecord,
	type RecordList,
	type RecordsPage,
} from "#app/payments/provider.ts";
import { toMollieAmount } from "./mollie-amount.ts";
import { type MollieCaller, mollieCalls } from "./mollie-calls.server.ts";
import {
	checkoutOfLink,
	eventOfMollie,
	type MollieChargeback,
	type MolliePayment,
	type MolliePaymentLink,
	type MollieRefund,
	paidOf,
	RECORDS_OF,
	refundOfMollie,
} from "./mollie-objects.ts";

type MollieSettings = {
	apiKey: string;
	webhookSecret: string;
	apiBase?: string | undefined;
	timeoutMs?: number;
};

/** Mollie's longest page. */
const PAGE = "250";

/**
 * Mollie's payment links: one stays payable while its order is open, however often the customer begins anew, where a
 * payment of Mollie ends after some minutes. Only cards are offered, which are settled at once.
 */
export function mollieProvider(settings: MollieSettings): PaymentProvider {
	const call = mollieCalls(settings);
	const readLink = (reference: string) =>
		call<MolliePaymentLink>({ what: "read a checkout", path: linkPath(reference) });

	return {
		name: "mollie",
		readCheckout: async (reference) => {
			const [link, payments] = await Promise.all([
				readLink(reference),
				readList<MolliePayment>(call, `${linkPath(reference)}/payments`, "payments"),
			]);
			const paid = paidOf(payments);
			const [refunds, chargebacks] = paid
				? await Promise.all([
						readList<MollieRefund>(call, `${paymentPath(paid.id)}/refunds`, "refunds"),
						readList<MollieChargeback>(call, `${paymentPath(paid.id)}/chargebacks`, "chargebacks"),
					])
				: [[], []];
			return checkoutOfLink(link, { payments, refunds, chargebacks });
		},

		paymentPage: (reference) =>
			settings.apiBase
				? new URL("/books", settings.apiBase).href
				: `https://my.mollie.com/dashboard/payments/${reference}`,

		async createCheckout({ title, amount, currency, returnUrl, idempotencyKey }) {
			const mollieAmount = toMollieAmount(amount, currency);
			if (mollieAmount === null)
				throw new PaymentProviderError(`Mollie takes no ${amount} of ${currency}`, {
					isAnswered: false,
					isFinal: true,
				});
			const link = await call<MolliePaymentLink>({
				what: "create a checkout",
				method: "POST",
				path: "payment-links",
				body: {
					description: title,
					amount: mollieAmount,
					redirectUrl: returnUrl,
					reusable: false,
					allowedMethods: ["creditcard"],
				},
				idempotencyKey,
			});
			return checkoutOfLink(link, { payments: [], refunds: [], chargebacks: [] });
		},

		async expireCheckout(reference) {
			if ((await readLink(reference)).archived) return;
			await call({
				what: "expire a checkout",
				method: "PATCH",
				path: linkPath(reference),
				body: { archived: true },
			});
		},

		async refund({ checkout, amount, key, idempotencyKey = key }) {
			// Mollie forgets idempotency keys: a refund that was made before has our key in its metadata.
			const made = checkout.refunds.find((each) => each.key === key && each.state !== "failed");
			if (made) return made;
			const refund = await call<MollieRefund>({
				what: "refund",
				method: "POST",
				path: `${paymentPath(checkout.paymentReference ?? "")}/refunds`,
				// Mollie may take two refunds with one description and amount for one.
				body: {
					amount: toMollieAmount(amount, checkout.currency),
					description: idempotencyKey,
					metadata: { key },
				},
				idempotencyKey,
			});
			return refundOfMollie(refund);
		},

		listRecords: (page) => listMollieRecords(call, page),

		async verifyWebhook({ headers, body }) {
			const isSigned = isSignedBy(settings.webhookSecret, headers["x-mollie-signature"] ?? "", body);
			return isSigned ? eventOfMollie(body) : null;
		},
	};
}

const linkPath = (reference: string) => `payment-links/${encodeURIComponent(reference)}`;
const paymentPath = (reference: string) => `payments/${encodeURIComponent(reference)}`;

/** While its secret is replaced, Mollie signs with both: two signatures, which the server joins with a comma. */
function isSignedBy(secret: string, header: string, body: string): boolean {
	const expected = Buffer.from(createHmac("sha256", secret).update(body).digest("hex"));
	return header.split(",").some((each) => {
		const signature = Buffer.from(each.trim().replace(/^sha256=/, ""));
		return signature.length === expected.length && timingSafeEqual(signature, expected);
	});
}

type ListAnswer = {
	_embedded: Record<string, { id: string; createdAt: string }[]>;
	_links: { next: { href: string } | null };
};

async function readList<Item>(call: MollieCaller, path: string, name: string): Promise<Item[]> {
	const answer = await call<ListAnswer>({ what: "read a checkout", path, query: { limit: PAGE } });
	return (answer._embedded[name] ?? []) as Item[];
}

const LISTS: Record<RecordList, string> = {
	charge: "payments",
	refund: "refunds",
	dispute: "chargebacks",
};

/** A page of Mollie's payments, refunds or chargebacks. They are listed newest first, without a filter by time. */
async function listMollieRecords(call: MollieCaller, { kind, from, to, after }: RecordsPage) {
	const name = LISTS[kind];
	const query = { limit: PAGE, ...(after ? { from: after } : {}) };
	const { _embedded, _links } = await call<ListAnswer>({ what: "list its books", path: name, query });
	const listed = _embedded[name] ?? [];
	const at = (each: { createdAt: string }) => new Date(each.createdAt).getTime();
	const within = listed.filter((each) => at(each) >= from.getTime() && at(each) < to.getTime());
	const toRecords = RECORDS_OF[kind] as (item: unknown) => ProviderRecord[];
	const oldest = listed.at(-1);
	const isRead = !oldest || at(oldest) < from.getTime();
	const next = !isRead && _links.next ? new URL(_links.next.href).searchParams.get("from") : null;
	return { records: within.flatMap(toRecords), next };
}
