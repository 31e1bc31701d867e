import { refreshPayment, sendNextRefund } from "#app/payments/check-payments.server.ts";
import { receiveEvent } from "#app/payments/receive-event.server.ts";
import { cancelOwnOrder } from "#app/shop/orders/own/own-orders.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { ORDER_NOW } from "#app/testing/shop/order.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { type ProviderAccess, providerAt, type SentWebhook } from "./paying.ts";

export type PayTask = {
	url: string;
	access: ProviderAccess;
	numbers: string[];
	webhooks: SentWebhook[];
};

const CUSTOMER = { isGranted: true, guestHash: null, accountId: null };

/** Applies every webhook, asks about each order, cancels each and sends what refunds are due. */
await runHere<PayTask>(async ({ url, numbers, webhooks, access }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const provider = providerAt(access);
	const now = new Date();
	let refunds = 0;
	const send = async () => {
		while ((await sendNextRefund(db, PAYMENT_SUBJECTS, { provider, now })) === true) refunds++;
	};
	for (const [at, number] of numbers.entries()) {
		const webhook = webhooks[at];
		if (webhook) await receiveEvent(db, PAYMENT_SUBJECTS, { provider, ...webhook, now });
		await refreshPayment(db, PAYMENT_SUBJECTS, { subject: "order", number, provider, now });
		await cancelOwnOrder(db, { number, viewer: CUSTOMER, expectedStatus: "new", now: ORDER_NOW });
		await send();
	}
	return refunds;
});
