import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { sql } from "kysely";
import { checkNextPayment, sendNextRefund } from "#app/payments/check-payments.server.ts";
import { retryRefund } from "#app/payments/failed-refunds.server.ts";
import { PaymentProviderError } from "#app/payments/provider.ts";
import { stripeProvider } from "#app/payments/providers/stripe.server.ts";
import { expireMoves } from "#app/rent/moves/money/expire-moves.server.ts";
import { expireOrders } from "#app/shop/orders/expire-orders.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { auditPayments } from "#app/testing/payments/payment-audit.ts";
import { addRateCard, addZone } from "#app/testing/rent/rates.ts";
import { addSeller } from "#app/testing/shop/selling.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { freePort } from "#db/testing/free-port.ts";
import { startPaymentProvider } from "#demo/payment-provider/server.ts";

/**
 * Webhooks come late, twice, in another order or not at all, calls and refunds are refused or not answered, and fees are
 * known later. Some refunds wait, and half of these are canceled at the provider, without a webhook.
 */
const ALL_FAULTS = {
	drop: 20,
	delay: 500,
	duplicate: 30,
	refuse: 10,
	refuseRefund: 20,
	silence: 10,
	feeDelay: 300,
	silentFor: 200,
	holdRefund: 30,
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
	holdRefund: 0,
};
const HOUR_MS = 60 * 60 * 1_000;
const LAST_HOURS = 72;
const HURRY_EVERY_MS = 500;
/** The part of what waits for money whose deadline is brought forward each time. */
const HURRIED_SHARE = 0.05;

/** Where moves have a price, and so a deposit. */
export const DEPOSIT_AREA = "NY 11101";

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
	/** Refunds that wait are paid out, or canceled without a webhook. */
	const decideRefunds = async () => {
		for (const { id } of books.refunds.filter(({ status }) => status === "pending")) {
			const change = Math.random() < 0.5 ? "payout" : "cancel";
			const body = new URLSearchParams({ webhook: "drop" });
			await fetch(`${server.url}/refunds/${id}/${change}`, { method: "POST", body });
		}
	};
	return {
		sitePort,
		settings,
		/** Lets hotels and moves ask for deposits, and saves the sellers, so that what is paid is invoiced. */
		async prepare(databaseUrl: string) {
			const db = openDatabase({ url: databaseUrl });
			await askForDeposits(db);
			await db.destroy();
		},
		/**
		 * Brings the deadlines of some of what waits for money forward, and decides refunds that wait, again and again, until
		 * the returned function is called.
		 */
		hurry(databaseUrl: string): () => Promise<void> {
			const db = openDatabase({ url: databaseUrl });
			let isOver = false;
			const hurrying = (async () => {
				for (; !isOver; await after(HURRY_EVERY_MS)) {
					await bringForward(db);
					await decideRefunds();
				}
			})();
			return async () => {
				isOver = true;
				await hurrying;
				await db.destroy();
			};
		},
		/**
		 * Switches the faults off, does what the jobs do until the day after tomorrow, when all that waited for money has
		 * expired, lets staff try again what only they do, and compares the ledger with the books.
		 */
		async audit(db: Database): Promise<string[]> {
			await setFaults(FAULTS_OFF);
			await decideRefunds();
			const provider = stripeProvider({ secretKey, webhookSecret, apiBase: server.url });
			for (const hours of [1, 2, 25, 26, 48]) {
				const now = new Date(Date.now() + hours * HOUR_MS);
				await runJob(db, provider, now);
				await retryFailed(db, now);
				for (const expire of [expireOrders, expireRequests, expireMoves]) await expire(db, { now });
			}
			const now = new Date(Date.now() + LAST_HOURS * HOUR_MS);
			await runJob(db, provider, now);
			return auditPayments(db, books, { now });
		},
		/** "12 paid (5 orders, 4 stays, 3 moves), 6 refunded, 20 webhooks" */
		describe() {
			const paid = Object.values(books.sessions).filter(({ payment }) => payment !== null);
			const of = (letter: string) => paid.filter(({ number }) => number.startsWith(letter)).length;
			const kinds = `${of("M")} orders, ${of("H")} stays, ${of("R")} moves`;
			return `${paid.length} paid (${kinds}), ${books.refunds.length} refunded, ${books.events.length} webhooks`;
		},
		async close() {
			await server.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** A hotel with a deposit and one that is paid in full; both charge for cancelling in the last weeks, as moves do. */
async function askForDeposits(db: Database): Promise<void> {
	const charged = { free_until_days: 20, late_fee_percent: 50 };
	const deposit = { ...charged, payment: "deposit", deposit_percent: 30 } as const;
	const [first] = await db.updateTable("hotels").set(deposit).returning("id").execute();
	const other = await openInn(db, { hotel: { ...charged, time_zone: "UTC", payment: "full" } });
	// Nothing is booked yet; otherwise a room stays with its hotel.
	await sql`update rooms set hotel_id = ${other.hotelId} where id % 2 = 0`.execute(db);
	for (const hotelId of [null, first?.id ?? 0, other.hotelId]) await addSeller(db, { hotelId });
	const { id: actorId } = await db.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
	await addZone(db, { name: "Queens", prefixes: ["111"], actorId });
	const prices = { free_hours: 30 * 24, late_fee_percent: 20, deposit_percent: 30 };
	await addRateCard(db, { actorId, vehicleType: "truck", prices, now: new Date() });
}

/** Lets a part of what waits for money run out at once. */
async function bringForward(db: Database): Promise<void> {
	const at = new Date().toISOString();
	const some = <Row extends { number: string }>(rows: readonly Row[]): string[] =>
		rows.map(({ number }) => number).filter(() => Math.random() < HURRIED_SHARE);
	const orders = await db
		.selectFrom("orders")
		.select("number")
		.where("status", "=", "new")
		.where("payment", "=", "unpaid")
		.where("pay_before", ">", at)
		.execute();
	const stays = await db.selectFrom("bookings").select("number").where("pay_before", ">", at).execute();
	const moves = await db
		.selectFrom("moving_bookings")
		.select("number")
		.where("deposit_before", ">", at)
		.execute();
	for (const number of some(orders))
		await db.updateTable("orders").set({ pay_before: at }).where("number", "=", number).execute();
	for (const number of some(stays))
		await db
			.updateTable("bookings")
			.set({ pay_before: at })
			.where("number", "=", number)
			.where("pay_before", "is not", null)
			.execute();
	for (const number of some(moves))
		await db
			.updateTable("moving_bookings")
			.set({ deposit_before: at })
			.where("number", "=", number)
			.where("deposit_before", "is not", null)
			.execute();
}

/** What staff do about refunds that the job does not try again. */
async function retryFailed(db: Database, now: Date): Promise<void> {
	const failed = await db
		.selectFrom("refunds")
		.select("id")
		.where("state", "=", "failed")
		.where("next_attempt_at", "is", null)
		.execute();
	for (const { id } of failed) await retryRefund(db, PAYMENT_SUBJECTS, { id, now });
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
