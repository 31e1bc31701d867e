import { afterAll, beforeAll, expect } from "vitest";
import { sendNextRefund } from "#app/payments/check-payments.server.ts";
import { retryRefund } from "#app/payments/failed-refunds.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { type OpenProvider, openProvider } from "#app/testing/payments/paying.ts";
import { auditPayments } from "#app/testing/payments/payment-audit.ts";
import type { RefundPaymentTask } from "#app/testing/payments/refund-payment.child-process.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { INN_NOW } from "#app/testing/travel/inn.ts";
import { bookOnline, payFor } from "#app/testing/travel/paying-stays.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import { dueAtHotel } from "#app/travel/stays/due-at-hotel.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { readPaymentDetail } from "./read-payment.server.ts";
import { refundPayment } from "./refund-payment.server.ts";

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider();
});
afterAll(() => shop.close());

/** A stay of 20,000, of which 4,000 are paid. */
async function paidStay(db: Database, staff = "Ada") {
	const { number } = await bookOnline(db, shop.provider);
	await payFor(db, shop, number);
	const read = async () => (await readBooking(db, { number })) ?? expect.fail("gone");
	const { online } = await read();
	const refund = {
		paymentId: online?.id ?? 0,
		amount: 1_000,
		reason: "Noise",
		idempotencyKey: "one",
		actorId: await addAccount(db, staff, "Admin"),
		now: INN_NOW,
	};
	const send = async () => {
		while ((await sendNextRefund(db, PAYMENT_SUBJECTS, { provider: shop.provider, now: INN_NOW })) === true);
		return (await read()).refunded_total;
	};
	return { number, read, refund, send };
}

test("staff refund a part of a deposit once for each form, and never more than is left", async ({ db }) => {
	const { read, refund, send } = await paidStay(db);
	expect(await refundPayment(db, PAYMENT_SUBJECTS, refund)).toEqual({ ok: true, repeated: false });
	expect(await refundPayment(db, PAYMENT_SUBJECTS, refund)).toEqual({ ok: true, repeated: true });
	expect(await send()).toBe(1_000);
	expect(dueAtHotel(await read())).toBe(17_000);
	const more = { ...refund, idempotencyKey: "two", amount: 3_001 };
	expect(await refundPayment(db, PAYMENT_SUBJECTS, more)).toEqual({ ok: false, reason: "less" });
	expect(await refundPayment(db, PAYMENT_SUBJECTS, { ...more, amount: 3_000 })).toMatchObject({ ok: true });
	expect(await send()).toBe(4_000);
	expect(await refundPayment(db, PAYMENT_SUBJECTS, refund)).toEqual({ ok: true, repeated: true });
});

test("the key of a form means nothing in the form of another payment", async ({ db }) => {
	const [one, other] = [await paidStay(db), await paidStay(db, "Bo")];
	for (const { refund } of [one, other])
		expect(await refundPayment(db, PAYMENT_SUBJECTS, { ...refund, idempotencyKey: "of two forms" })).toEqual({
			ok: true,
			repeated: false,
		});
	expect([await one.send(), await other.send()]).toEqual([1_000, 1_000]);
});

test("a disputed payment can’t be refunded, and neither can what does not exist", async ({ db }) => {
	const { refund } = await paidStay(db);
	const detail = () => readPaymentDetail(db, { id: refund.paymentId });
	expect(await detail()).toMatchObject({ left: 4_000, isDisputed: false });
	const at = INN_NOW.toISOString();
	const dispute = { provider: "stripe", amount: 4_000, reason: "fraudulent", created_at: at, updated_at: at };
	await db
		.insertInto("disputes")
		.values({
			...dispute,
			payment_id: refund.paymentId,
			provider_reference: "dp_1",
			state: "open",
			answer_before: null,
		})
		.execute();
	expect(await detail()).toMatchObject({ left: 0, isDisputed: true });
	expect(await refundPayment(db, PAYMENT_SUBJECTS, refund)).toEqual({ ok: false, reason: "less" });
	const failed = { payment_id: refund.paymentId, amount: 1_000, reason: "Noise", state: "failed" } as const;
	const { id } = await db
		.insertInto("refunds")
		.values({ ...failed, idempotency_key: "refund:failed", created_at: at, updated_at: at })
		.returning("id")
		.executeTakeFirstOrThrow();
	const retry = () => retryRefund(db, PAYMENT_SUBJECTS, { id, now: INN_NOW });
	expect(await retry()).toBe(false);
	await db.updateTable("disputes").set({ state: "won" }).execute();
	expect(await retry()).toBe(true);
	const gone = { ...refund, paymentId: refund.paymentId + 1 };
	expect(await refundPayment(db, PAYMENT_SUBJECTS, gone)).toEqual({ ok: false, reason: "gone" });
});

test("4 processes that refund a stay while the hotel cancels it give back what was paid", async ({
	db,
	url,
}) => {
	const { number, read, refund, send } = await paidStay(db);
	const { paymentId, actorId } = refund;
	const others = [0, 1, 2, 3].map((at) =>
		startElsewhere<number>("app/testing/payments/refund-payment.child-process.ts", {
			url,
			paymentId,
			actorId,
			amount: 700,
			now: INN_NOW.toISOString(),
			keys: [1, 2, 3].map((each) => `refund ${at} ${each}`),
		} satisfies RefundPaymentTask),
	);
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	const cancelled = changeBooking(db, {
		number,
		expectedStatus: "confirmed",
		to: "cancelled",
		by: "staff",
		actorId: null,
		detail: "Flooded",
		now: INN_NOW,
	});
	const accepted = (await Promise.all(others.map(({ result }) => result))).reduce(
		(sum, count) => sum + count,
	);
	expect(await cancelled).toMatchObject({ ok: true });
	expect(accepted).toBeLessThanOrEqual(5);
	expect(await send()).toBe(4_000);
	const session = Object.values(shop.server.books.sessions).find((each) => each.number === number);
	const made = shop.server.books.refunds.filter(({ payment }) => payment === session?.payment?.id);
	expect(made.reduce((sum, { amount }) => sum + amount, 0)).toBe(4_000);
	expect((await read()).status).toBe("cancelled");
});

test("4 processes that replace a failed refund, and try it again, give the money back once", async ({
	db,
	url,
}) => {
	// When the next try is planned.
	const now = new Date(INN_NOW.getTime() + 60 * 60 * 1000);
	for (const staff of ["Ada", "Bo", "Cy"]) {
		const { number, read, refund } = await paidStay(db, staff);
		const { paymentId, actorId } = refund;
		await shop.setFaults({ refuseRefund: "100" });
		const failing = { ...refund, amount: 3_000, idempotencyKey: `fails ${number}` };
		expect(await refundPayment(db, PAYMENT_SUBJECTS, failing)).toMatchObject({ ok: true });
		const job = { provider: shop.provider, now: INN_NOW };
		expect(await sendNextRefund(db, PAYMENT_SUBJECTS, job)).toBe("to_be_tried_again");
		await shop.setFaults({ refuseRefund: "0" });
		const others = [0, 1, 2, 3].map((at) =>
			startElsewhere<number>("app/testing/payments/refund-payment.child-process.ts", {
				url,
				paymentId,
				actorId,
				amount: 4_000,
				now: now.toISOString(),
				isReplacing: true,
				keys: at < 2 ? [1, 2, 3, 4].map((each) => `replaces ${number} ${at} ${each}`) : [],
				access: shop.access,
			} satisfies RefundPaymentTask),
		);
		await Promise.all(others.map(({ ready }) => ready));
		for (const { go } of others) go();
		const accepted = (await Promise.all(others.map(({ result }) => result))).reduce(
			(sum, count) => sum + count,
		);
		const { refunded_total } = await read();
		expect([0, 1]).toContain(accepted);
		expect(refunded_total).toBe(accepted === 1 ? 4_000 : 3_000);
		const refunds = db.selectFrom("refunds").select("state").where("payment_id", "=", paymentId);
		const states = (await refunds.execute()).map(({ state }) => state).sort();
		expect(states).toEqual(accepted === 1 ? ["done", "failed"] : ["done"]);
	}
	expect(await auditPayments(db, shop.server.books)).toEqual([]);
});
