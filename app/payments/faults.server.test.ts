import { afterAll, beforeAll, describe, expect } from "vitest";
import { expireOrders } from "#app/shop/orders/expire-orders.server.ts";
import { cancelOwnOrder } from "#app/shop/orders/own/own-orders.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import {
	addUnpaidOrder,
	type OpenProvider,
	openProvider,
	type SentWebhook,
	SITE,
} from "#app/testing/payments/paying.ts";
import { auditPayments } from "#app/testing/payments/payment-audit.ts";
import { ORDER_NOW } from "#app/testing/shop/order.ts";
import { addSeller } from "#app/testing/shop/selling.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import {
	checkNextPayment,
	nextPaymentWork,
	refreshPayment,
	sendNextRefund,
} from "./check-payments.server.ts";
import { ensureCheckout, paidOrder, readPayment } from "./payments.server.ts";
import { PaymentProviderError } from "./provider.ts";
import { receiveEvent } from "./receive-event.server.ts";

/** What a provider does wrong. Each by itself with one provider; all at once with both. */
const FAULTS = [
	["lost webhooks", { drop: "100" }],
	["late webhooks", { delay: "150" }],
	["webhooks that come twice", { duplicate: "100" }],
	["webhooks in another order", { reorder: "true", delay: "50" }],
	["answers of 500", { refuse: "50" }],
	["calls that act and are never answered", { silence: "30" }],
	[
		"all of these at once",
		{
			drop: "30",
			delay: "100",
			duplicate: "50",
			reorder: "true",
			refuse: "25",
			silence: "25",
			silentFor: "0",
		},
	],
] as const;

describe.each(["stripe", "mollie"] as const)("with %s", (name) => {
	let shop: OpenProvider;
	beforeAll(async () => {
		// Calls that are never answered are given up soon.
		shop = await openProvider({ name, timeoutMs: 100 });
	});
	afterAll(() => shop.close());

	const CUSTOMER = { isGranted: true, guestHash: null, accountId: null };
	const HOUR_MS = 60 * 60 * 1000;

	/** Answers webhooks as the site's route does, until it is stopped. */
	function receiveWebhooks(db: Database) {
		const running = new Set<Promise<number>>();
		const receive = async (webhook: SentWebhook) => {
			try {
				const now = new Date();
				const outcome = await receiveEvent(db, PAYMENT_SUBJECTS, {
					provider: shop.provider,
					...webhook,
					now,
				});
				return outcome === "invalid" ? 400 : 200;
			} catch (error) {
				if (error instanceof PaymentProviderError) return 503;
				throw error;
			}
		};
		shop.receiveWith((webhook) => {
			const answer = receive(webhook);
			running.add(answer);
			return answer.finally(() => running.delete(answer));
		});
		return async () => {
			shop.receiveWith(async () => 200);
			await Promise.all(running);
		};
	}

	/** Whatever fails is tried again later, by a person or by the job. */
	async function attempt(work: () => Promise<unknown>): Promise<unknown> {
		try {
			return await work();
		} catch (error) {
			if (error instanceof PaymentProviderError) return null;
			throw error;
		}
	}

	/** What the job does, each of these numbers of hours from now. */
	async function runJob(db: Database, atHours: number[]) {
		const { provider } = shop;
		for (const hours of atHours) {
			const now = new Date(Date.now() + hours * HOUR_MS);
			while (await attempt(() => sendNextRefund(db, PAYMENT_SUBJECTS, { provider, now })));
			while (await attempt(() => checkNextPayment(db, PAYMENT_SUBJECTS, { provider, origin: SITE, now })));
		}
	}

	const cancel = (db: Database, number: string) =>
		cancelOwnOrder(db, { number, viewer: CUSTOMER, expectedStatus: "new", now: ORDER_NOW });

	/** The customer opens the provider's page: the link is missing until the checkout could be created. */
	async function openPage(db: Database, number: string): Promise<string> {
		const { provider } = shop;
		const order = { ...paidOrder(number), provider, origin: SITE, now: new Date() };
		for (;;) {
			await attempt(() => ensureCheckout(db, order));
			const payment = await readPayment(db, paidOrder(number));
			if (payment?.provider_reference) return payment.provider_reference;
		}
	}

	type Customer = (db: Database, number: string, page: string) => Promise<unknown>;

	const refresh = (db: Database, number: string) =>
		attempt(() =>
			refreshPayment(db, PAYMENT_SUBJECTS, {
				...paidOrder(number),
				provider: shop.provider,
				now: new Date(),
			}),
		);

	const CUSTOMERS: Record<string, { behave: Customer; expected: { status: string; payment: string } }> = {
		"pays and comes back": {
			async behave(db, number, page) {
				await shop.press(page, "pay");
				await refresh(db, number);
			},
			expected: { status: "new", payment: "paid" },
		},
		"is declined, pays, and never comes back": {
			async behave(_, __, page) {
				await shop.press(page, "decline");
				await shop.press(page, "pay");
			},
			expected: { status: "new", payment: "paid" },
		},
		"pays and cancels": {
			async behave(db, number, page) {
				await shop.press(page, "pay");
				await refresh(db, number);
				await cancel(db, number);
			},
			expected: { status: "cancelled", payment: "refunded" },
		},
		"cancels and pays all the same": {
			async behave(db, number, page) {
				await cancel(db, number);
				await shop.press(page, "pay");
			},
			expected: { status: "cancelled", payment: "refunded" },
		},
		"leaves and cancels": {
			async behave(db, number, page) {
				await shop.press(page, "leave");
				await cancel(db, number);
			},
			expected: { status: "cancelled", payment: "unpaid" },
		},
		"lets the order expire": {
			behave: (db, number) => expireOrders(db, { number, now: new Date(ORDER_NOW.getTime() + 25 * HOUR_MS) }),
			expected: { status: "expired", payment: "unpaid" },
		},
	};

	test.for(name === "stripe" ? FAULTS : FAULTS.slice(-1))(
		"with %s the ledger equals the provider’s books",
		async ([, faults], { db }) => {
			const stopReceiving = receiveWebhooks(db);
			await shop.setFaults(faults);
			const payBefore = new Date(ORDER_NOW.getTime() + 24 * HOUR_MS).toISOString();
			await addSeller(db);
			const placed: { number: string; name: string }[] = [];
			for (const name of Object.keys(CUSTOMERS))
				placed.push({ name, ...(await addUnpaidOrder(db, shop.provider, { payBefore })) });
			await Promise.all(
				placed.map(async ({ name, number }) =>
					CUSTOMERS[name]?.behave(db, number, await openPage(db, number)),
				),
			);
			await runJob(db, [0, 1, 2, 24, 48]);
			await stopReceiving();
			await shop.setFaults({
				drop: "0",
				delay: "0",
				duplicate: "0",
				reorder: "false",
				refuse: "0",
				silence: "0",
			});
			// The last call of the two days may have failed too, and a busy machine answers late.
			for (let hours = 72; (await nextPaymentWork(db)) !== null && hours < 1_000; hours += 24)
				await runJob(db, [hours]);
			expect(await auditPayments(db, shop.server.books)).toEqual([]);
			const orders = await db.selectFrom("orders").select(["number", "status", "payment"]).execute();
			for (const { name, number } of placed)
				expect(
					orders.find((order) => order.number === number),
					name,
				).toMatchObject(CUSTOMERS[name]?.expected ?? {});
		},
	);
});
