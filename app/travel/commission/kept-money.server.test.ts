import { sql } from "kysely";
import { afterAll, beforeAll, expect } from "vitest";
import { sendNextRefund } from "#app/payments/check-payments.server.ts";
import { refundPayment } from "#app/payments/staff/refund-payment.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { type OpenProvider, openProvider } from "#app/testing/payments/paying.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { INN_NOW } from "#app/testing/travel/inn.ts";
import { bookOnline, payFor } from "#app/testing/travel/paying-stays.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider();
});
afterAll(() => shop.close());

const after = (hours: number) => new Date(INN_NOW.getTime() + hours * 60 * 60 * 1000);
const viewer = { isGranted: true, guestHash: null, accountId: null };

/** A paid stay of 20,000 with a commission of 15%. */
async function payStay(db: Database, payment: "deposit" | "full") {
	const { number } = await bookOnline(db, shop.provider, { payment });
	await sql`update bookings set commission_rate = 1500 where number = ${number}`.execute(db);
	await payFor(db, shop, number);
	const now = after(97);
	const send = async () => {
		while ((await sendNextRefund(db, PAYMENT_SUBJECTS, { provider: shop.provider, now })) === true);
	};
	const refund = async (amount: number) => {
		const { id: paymentId } = await db
			.selectFrom("payments")
			.select("id")
			.where("subject_number", "=", number)
			.executeTakeFirstOrThrow();
		const actorId = await addAccount(db, "Ada", "Admin");
		const key = { idempotencyKey: `refund ${number}`, reason: "Noise" };
		const requested = await refundPayment(db, PAYMENT_SUBJECTS, { paymentId, amount, ...key, actorId, now });
		expect(requested).toMatchObject({ ok: true });
		await send();
	};
	const change = async (from: BookingStatus, to: BookingStatus) => {
		const by = to === "cancelled" ? ({ by: "guest", viewer } as const) : ({ by: "staff" } as const);
		const step = {
			number,
			expectedStatus: from,
			to,
			actorId: null,
			now: to === "cancelled" ? after(48) : now,
		};
		expect(await changeBooking(db, { ...step, ...by })).toMatchObject({ ok: true });
		await send();
	};
	const entries = () =>
		db
			.selectFrom("commission_entries")
			.select(["kind", "base", "commission", "collected", "collected_by"])
			.where("booking_number", "=", number)
			.orderBy("sequence")
			.execute();
	return { change, refund, entries };
}

const collected = { collected_by: "market" } as const;

for (const [payment, held] of [
	["full", 10_000],
	["deposit", 4_000],
] as const)
	test(`the market owes the hotel what it holds of a cancellation fee, less commission (${payment})`, async ({
		db,
	}) => {
		const { change, refund, entries } = await payStay(db, payment);
		await change("confirmed", "cancelled");
		const fee = { ...collected, base: held, commission: held * 0.15, collected: held };
		expect(await entries()).toEqual([{ kind: "late_cancellation", ...fee }]);
		await refund(1_000);
		expect(await entries()).toEqual([
			{ kind: "late_cancellation", ...fee },
			{ kind: "refund", ...collected, base: -1_000, commission: -150, collected: -1_000 },
		]);
	});

test("a refund after the check-out lowers what the market owes the hotel, and not the commission", async ({
	db,
}) => {
	const { change, refund, entries } = await payStay(db, "deposit");
	await change("confirmed", "checked_in");
	expect(await entries()).toEqual([]);
	await change("checked_in", "checked_out");
	await refund(1_500);
	expect(await entries()).toEqual([
		{ kind: "check_out", ...collected, base: 20_000, commission: 3_000, collected: 4_000 },
		{ kind: "refund", ...collected, base: 0, commission: 0, collected: -1_500 },
	]);
});
