import { afterAll, beforeAll, expect } from "vitest";
import { formatMoney } from "#app/common/money.ts";
import {
	checkNextPayment,
	refreshPayment,
	sendNextRefund,
} from "#app/common/payments/check-payments.server.ts";
import { recordPayment } from "#app/common/payments/record-payment.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/payment-subjects.server.ts";
import { refundPayment } from "#app/site/payments/refund-payment.server.ts";
import { deleteOwnAccount } from "#app/site/personal-data/delete-account.server.ts";
import {
	addMoveToPay,
	bookWithDeposit,
	DEPOSIT,
	LATE_FEE,
	openDeposits,
	PRICE,
} from "#app/testing/deposits.ts";
import { BOOKED_FOR, MOVE_NOW, moveOf } from "#app/testing/move.ts";
import { auditMoves } from "#app/testing/move-audit.ts";
import { type OpenProvider, openProvider, SITE } from "#app/testing/paying.ts";
import { addRateCard } from "#app/testing/rates.ts";
import { addSeller, readIssued } from "#app/testing/selling.ts";
import { addAccount, PASSWORD } from "#app/testing/signed-in.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { bookMove } from "./booking/book-move.server.ts";
import { cancelOwnMove } from "./cancel-own-move.server.ts";
import { changeMovingStatus, rescheduleMove } from "./change-move.server.ts";
import { findMoveToChange } from "./dashboard/moving-bookings.server.ts";
import { deleteMove } from "./delete-move.server.ts";
import type { DepositTask } from "./deposit-elsewhere.ts";
import { readDispatchedMove } from "./dispatch/dispatched-move.server.ts";
import { expireMoves } from "./expire-moves.server.ts";
import { exportMoves } from "./export-moves.server.ts";
import type { MovingStatus } from "./moving-booking.ts";
import { changeOwnDate } from "./rates/move-date.server.ts";
import { acceptPrice, offerPrice } from "./rates/offer-price.server.ts";

let bank: OpenProvider;
beforeAll(async () => {
	bank = await openProvider();
});
afterAll(() => bank.close());

const VIEWER = { isGranted: false, guestHash: "mine", accountId: null };
const MARKET = { country: "US", currency: "USD", timeZone: "UTC" };
const after = (hours: number) => new Date(MOVE_NOW.getTime() + hours * 60 * 60_000);

/** A rate card has a surcharge for the weekend. */
const WEEKDAYS = ["07", "08", "09", "10", "11", "14"].map((day) => `2026-12-${day}`);

const readMove = (db: Database, number: string) =>
	db
		.selectFrom("moving_bookings")
		.select(["status", "capacity", "deposit_due", "deposit_paid", "deposit_refunded"])
		.where("number", "=", number)
		.executeTakeFirstOrThrow();

const subjectsOf = async (db: Database, to = "ana@example.com") =>
	(await db.selectFrom("outbox").select("subject").where("to_address", "=", to).orderBy("id").execute()).map(
		({ subject }) => subject.replace(/ \(.*/, ""),
	);

const refresh = (db: Database, number: string, now = MOVE_NOW) =>
	refreshPayment(db, PAYMENT_SUBJECTS, { subject: "move", number, provider: bank.provider, now });

async function sendRefunds(db: Database, now = MOVE_NOW): Promise<void> {
	while ((await sendNextRefund(db, PAYMENT_SUBJECTS, { provider: bank.provider, now })) === true);
}

const staffSets = (
	db: Database,
	number: string,
	expectedVersion: MovingStatus,
	to: MovingStatus,
	actorId: number,
) => changeMovingStatus(db, { number, expectedVersion, to, actorId, now: MOVE_NOW, timeZone: "UTC" });

/** A move whose deposit is paid. */
async function addPaidMove(db: Database): Promise<string> {
	const { number, reference } = await addMoveToPay(db, bank.provider);
	await bank.press(reference, "pay");
	await refresh(db, number);
	return number;
}

test("booking at a price with a deposit stores what is to be paid, and until when", async ({ db }) => {
	await openDeposits(db);
	const { number, hasDeposit } = await bookWithDeposit(db);
	expect(hasDeposit).toBe(true);
	const move = await db.selectFrom("moving_bookings").selectAll().executeTakeFirstOrThrow();
	expect(move).toMatchObject({ price: PRICE, deposit_due: DEPOSIT, deposit_before: after(24).toISOString() });
	const payment = await db.selectFrom("payments").selectAll().executeTakeFirstOrThrow();
	expect(payment).toMatchObject({ subject: "move", subject_number: number, amount: DEPOSIT, state: "open" });
	// A move of this evening has to be paid an hour before.
	await bookWithDeposit(db, { bookingDate: "2026-12-01", bookingTime: "17:00", guestHash: "other" });
	const soon = await db
		.selectFrom("moving_bookings")
		.select("deposit_before")
		.orderBy("id", "desc")
		.execute();
	expect(soon[0]?.deposit_before).toBe("2026-12-01T16:00:00.000Z");
});

test("the emails of a move whose deposit is not paid say until when, with the zone", async ({ db }) => {
	const actorId = await openDeposits(db);
	const { number } = await bookWithDeposit(db);
	await staffSets(db, number, "pending", "confirmed", actorId);
	await staffSets(db, number, "confirmed", "cancelled", actorId);
	const deadline =
		"Pay the deposit of $60.00 online before Wed 2 Dec 2026, 12:00 (UTC), or your move is cancelled.";
	const mails = await writtenMails(db);
	expect(mails.map(({ text }) => text.includes(deadline))).toEqual([true, true, false]);
});

test("a move is only booked with the deposit that its customer saw", async ({ db }) => {
	await openDeposits(db);
	const places = { currentAddress: "5 Orchard Lane, NY 11101", newAddress: "7 Mill Road, NY 11102" };
	const pricing = { agreed: null, ...MARKET, provider: "stripe" as const };
	expect(await bookMove(db, moveOf({ ...places, pricing }))).toEqual({ ok: false, reason: "price" });
});

test("a deposit that is paid is settled once, and the customer gets an email", async ({ db }) => {
	await openDeposits(db);
	const number = await addPaidMove(db);
	await refresh(db, number);
	expect(await readMove(db, number)).toMatchObject({ status: "pending", deposit_paid: DEPOSIT });
	expect(await subjectsOf(db)).toEqual(["We received your moving booking", "We received your deposit"]);
	expect(await expireMoves(db, { now: after(25) })).toBe(0);
});

test("the deposit is exported for its owner, and deleting the account removes what staff wrote about it", async ({
	db,
}) => {
	const actorId = await openDeposits(db);
	const accountId = await addAccount(db, "Ana");
	const number = await addPaidMove(db);
	await db.updateTable("moving_bookings").set({ account_id: accountId }).execute();
	const { id: paymentId } = await db.selectFrom("payments").select("id").executeTakeFirstOrThrow();
	const refund = { paymentId, amount: 1_000, reason: "Ana Lima called", idempotencyKey: "one", actorId };
	await refundPayment(db, PAYMENT_SUBJECTS, { ...refund, now: MOVE_NOW });
	await sendRefunds(db);
	await db
		.insertInto("payment_differences")
		.values({
			...{ provider: "stripe", record_kind: "charge", record_id: number, payment_id: paymentId },
			...{ what: "other_amount", currency: "USD", our_amount: 1, our_state: "succeeded" },
			...{ provider_amount: 2, provider_state: "succeeded", found_at: MOVE_NOW.toISOString() },
			...{ closed_at: MOVE_NOW.toISOString(), closed_by: actorId, note: "Ana Lima was asked" },
		})
		.execute();
	expect(await exportMoves(db, { accountId, email: null })).toMatchObject([
		{
			...{ deposit_due: DEPOSIT, deposit_paid: DEPOSIT, deposit_refunded: 1_000, deposit_before: null },
			payments: [
				{ kind: "charged", amount: DEPOSIT, at: MOVE_NOW.toISOString() },
				{ kind: "refunded", amount: -1_000, at: MOVE_NOW.toISOString() },
			],
		},
	]);
	await deleteOwnAccount(db, { accountId, password: PASSWORD, now: MOVE_NOW });
	const written = [
		...(await db.selectFrom("refunds").select("reason as text").execute()),
		...(await db.selectFrom("payment_differences").select("note as text").execute()),
	].map(({ text }) => text);
	expect(written.join()).not.toContain("Ana");
	const notes = db.selectFrom("payment_differences").select("note").where("note", "<>", "");
	expect(await notes.execute(), "the difference stays closed by staff").toHaveLength(1);
});

test("an unpaid deposit cancels the move once, and money that arrives later goes back", async ({ db }) => {
	await openDeposits(db);
	const { number, reference } = await addMoveToPay(db, bank.provider);
	expect(await expireMoves(db, { now: after(23) })).toBe(0);
	await bank.press(reference, "pay");
	expect(await expireMoves(db, { now: after(24) })).toBe(1);
	expect(await expireMoves(db, { now: after(24) })).toBe(0);
	expect(await readMove(db, number)).toMatchObject({ status: "cancelled", capacity: "none" });
	await refresh(db, number, after(25));
	await sendRefunds(db, after(25));
	expect(await readMove(db, number)).toMatchObject({ deposit_paid: DEPOSIT, deposit_refunded: DEPOSIT });
	expect(await subjectsOf(db)).toEqual([
		"We received your moving booking",
		"Your move is cancelled",
		"We sent your refund",
	]);
});

test("staff who bring a move forward shorten the time to pay its deposit, and give it back when they put it off", async ({
	db,
}) => {
	const actorId = await openDeposits(db);
	const { number, reference } = await addMoveToPay(db, bank.provider);
	let from = BOOKED_FOR;
	const reschedule = async (
		bookingDate: string,
		bookingTime: string,
		expectedVersion: MovingStatus = "pending",
	) => {
		const change = { number, expectedVersion, actorId, from, now: MOVE_NOW, timeZone: "UTC" };
		expect(await rescheduleMove(db, { ...change, bookingDate, bookingTime })).toMatchObject({ ok: true });
		from = { date: bookingDate, time: bookingTime };
		return db.selectFrom("moving_bookings").select("deposit_before").executeTakeFirstOrThrow();
	};
	expect(await reschedule("2026-12-01", "17:00")).toEqual({ deposit_before: "2026-12-01T16:00:00.000Z" });
	await staffSets(db, number, "pending", "confirmed", actorId);
	const later = await reschedule("2026-12-04", "14:30", "confirmed");
	expect(later).toEqual({ deposit_before: after(24).toISOString() });
	expect(await expireMoves(db, { now: after(23) })).toBe(0);
	// The link stays the same, and what is paid there settles the deposit.
	await bank.press(reference, "pay");
	await refresh(db, number);
	expect(await readMove(db, number)).toMatchObject({ status: "pending", deposit_paid: DEPOSIT });
	expect(await reschedule("2026-12-01", "17:00")).toEqual({ deposit_before: null });
	expect(await expireMoves(db, { now: after(25) })).toBe(0);
	expect(await readMove(db, number)).toMatchObject({ status: "pending", deposit_refunded: 0 });
});

test("a deposit that was paid meanwhile keeps its move", async ({ db }) => {
	await openDeposits(db);
	const number = await addPaidMove(db);
	const expiry = {
		number,
		expectedVersion: "pending",
		to: "cancelled",
		actorId: null,
		isUnpaid: true,
	} as const;
	expect(await changeMovingStatus(db, { ...expiry, now: after(25) })).toMatchObject({ ok: false });
	expect(await readMove(db, number)).toMatchObject({ status: "pending" });
});

test("a move whose deposit nobody could pay is not cancelled", async ({ db }) => {
	await openDeposits(db);
	await bookWithDeposit(db);
	expect(await expireMoves(db, { now: after(25) })).toBe(0);
});

test("an expired move’s checkout is expired at the provider too", async ({ db }) => {
	await openDeposits(db);
	const { reference } = await addMoveToPay(db, bank.provider);
	await expireMoves(db, { now: after(24) });
	const checking = { provider: bank.provider, origin: SITE, now: after(24) };
	expect(await checkNextPayment(db, PAYMENT_SUBJECTS, checking)).toBe(true);
	expect((await bank.provider.readCheckout(reference)).state).toBe("expired");
	expect(await db.selectFrom("payments").select("state").execute()).toEqual([{ state: "expired" }]);
});

test.for([
	{ title: "in the free time", now: MOVE_NOW, fee: 0, back: DEPOSIT },
	{ title: "late", now: new Date("2026-12-04T10:00:00.000Z"), fee: LATE_FEE, back: DEPOSIT - LATE_FEE },
])(
	"cancelling a confirmed move $title refunds the deposit less the fee, which gets an invoice",
	async ({ now, fee, back }, { db }) => {
		await addSeller(db);
		const actorId = await openDeposits(db);
		const number = await addPaidMove(db);
		await staffSets(db, number, "pending", "confirmed", actorId);
		const cancellation = { number, viewer: VIEWER, expectedVersion: "confirmed" as const, timeZone: "UTC" };
		const cancel = () => cancelOwnMove(db, { ...cancellation, expectedFee: fee, now });
		expect(await Promise.all([cancel(), cancel()])).toContainEqual({ ok: true, repeated: false });
		await sendRefunds(db, now);
		await refresh(db, number, now);
		await sendRefunds(db, now);
		expect(await readMove(db, number)).toMatchObject({ deposit_paid: DEPOSIT, deposit_refunded: back });
		const issued = await readIssued(db);
		expect(issued.map(({ kind, total, snapshot }) => ({ kind, total, paid: snapshot.paid }))).toEqual(
			fee > 0 ? [{ kind: "invoice", total: fee, paid: fee }] : [],
		);
	},
);

test.for([
	{
		title: "paid",
		isDisputed: false,
		words: `We are refunding ${formatMoney(DEPOSIT, "USD")} of your deposit.`,
	},
	{ title: "disputed", isDisputed: true, words: "You disputed your payment, so your bank decides about it." },
])(
	"the email about a cancelled move says what becomes of its $title deposit",
	async ({ isDisputed, words }, { db }) => {
		const actorId = await openDeposits(db);
		const { number, reference } = await addMoveToPay(db, bank.provider);
		await bank.press(reference, "pay");
		if (isDisputed)
			await fetch(`${bank.server.url}/disputes`, { method: "POST", body: new URLSearchParams({ number }) });
		await refresh(db, number);
		expect((await findMoveToChange(db, { number }))?.disputed).toBe(
			isDisputed ? "The customer disputed their payment, so their bank decides about it." : null,
		);
		await staffSets(db, number, "pending", "cancelled", actorId);
		const { text = "" } =
			(await writtenMails(db)).find(({ subject }) => subject.startsWith("Your move is cancelled")) ?? {};
		expect(text).toContain(words);
		expect(text.includes("refund")).toBe(!isDisputed);
		const { online } = (await readDispatchedMove(db, { number })) ?? {};
		expect(online).toMatchObject({
			disputes: isDisputed ? [{ state: "open", amount: DEPOSIT }] : [],
			refunds: [{ amount: DEPOSIT }],
		});
	},
);

test("a move that staff cancel, reject or delete gets its whole deposit back", async ({ db }) => {
	const actorId = await openDeposits(db);
	const cancelled = await addPaidMove(db);
	await staffSets(db, cancelled, "pending", "cancelled", actorId);
	const { number: rejected, reference } = await addMoveToPay(db, bank.provider, { guestHash: "other" });
	await bank.press(reference, "pay");
	await refresh(db, rejected);
	await staffSets(db, rejected, "pending", "rejected", actorId);
	const gone = await addMoveToPay(db, bank.provider, { guestHash: "third" });
	await bank.press(gone.reference, "pay");
	await refresh(db, gone.number);
	await deleteMove(db, { number: gone.number, actorId, now: MOVE_NOW });
	await sendRefunds(db);
	for (const number of [cancelled, rejected])
		expect(await readMove(db, number)).toMatchObject({ deposit_refunded: DEPOSIT });
	const totals = await db.selectFrom("payments").select(["charged_total", "refunded_total"]).execute();
	expect(totals).toEqual(Array(3).fill({ charged_total: DEPOSIT, refunded_total: DEPOSIT }));
});

test("deleting a delivered move keeps its deposit", async ({ db }) => {
	const actorId = await openDeposits(db);
	const number = await addPaidMove(db);
	await staffSets(db, number, "pending", "confirmed", actorId);
	await staffSets(db, number, "confirmed", "delivered", actorId);
	await deleteMove(db, { number, actorId, now: MOVE_NOW });
	const { provider_reference: reference } = await db
		.selectFrom("payments")
		.select("provider_reference")
		.executeTakeFirstOrThrow();
	const checkout = await bank.provider.readCheckout(reference ?? "");
	await recordPayment(db, PAYMENT_SUBJECTS, { provider: "stripe", checkout, now: MOVE_NOW });
	expect(await db.selectFrom("refunds").select("id").execute()).toEqual([]);
});

test("a delivered move without its deposit asks for it no longer", async ({ db }) => {
	const actorId = await openDeposits(db);
	const { number, reference } = await addMoveToPay(db, bank.provider);
	await staffSets(db, number, "pending", "confirmed", actorId);
	await staffSets(db, number, "confirmed", "delivered", actorId);
	expect(await readMove(db, number)).toMatchObject({ status: "delivered", deposit_due: 0 });
	await bank.press(reference, "pay");
	await refresh(db, number);
	await sendRefunds(db);
	expect(await readMove(db, number)).toMatchObject({ deposit_paid: DEPOSIT, deposit_refunded: DEPOSIT });
});

test("accepting an offered price asks for the deposit that the customer saw", async ({ db }) => {
	const actorId = await openDeposits(db);
	const booked = await bookMove(db, moveOf({ guestHash: "mine", pricing: { agreed: null, ...MARKET } }));
	const number = booked.ok ? booked.number : "";
	await offerPrice(db, {
		number,
		actorId,
		expectedPrice: null,
		price: 30_000,
		currency: "USD",
		now: MOVE_NOW,
	});
	const accept = (deposit: number) =>
		acceptPrice(db, {
			...{ number, viewer: VIEWER, price: 30_000, deposit, provider: "stripe" },
			...{ timeZone: "UTC", now: MOVE_NOW },
		});
	expect(await accept(0)).toEqual({ ok: false, reason: "deposit" });
	expect(await accept(9_000)).toEqual({ ok: true, repeated: false });
	expect(await accept(9_000)).toEqual({ ok: true, repeated: true });
	expect(await readMove(db, number)).toMatchObject({ status: "confirmed", deposit_due: 9_000 });
	expect(await db.selectFrom("payments").select("amount").execute()).toEqual([{ amount: 9_000 }]);
});

test("a lower price after a change of the date refunds what was paid above it", async ({ db }) => {
	const actorId = await openDeposits(db);
	const number = await addPaidMove(db);
	const prices = { minimum_price: 0, default_price: 5_000 };
	await addRateCard(db, { actorId, expectedVersion: 1, prices });
	const from = { date: "2026-12-04", time: "14:30" };
	const to = { date: "2026-12-03", time: "14:30" };
	const change = {
		number,
		viewer: VIEWER,
		expectedVersion: "pending" as const,
		from,
		to,
		expectedTotal: 5_000,
	};
	expect(await changeOwnDate(db, { ...change, ...MARKET, now: MOVE_NOW })).toMatchObject({ ok: true });
	await sendRefunds(db);
	expect(await readMove(db, number)).toMatchObject({ deposit_paid: DEPOSIT, deposit_refunded: 1_000 });
	expect(await auditMoves(db)).toEqual([]);
});

test("four processes that pay, expire, cancel and refund the same moves count everything once", async ({
	db,
	url,
}) => {
	await openDeposits(db);
	const moves = await Promise.all(
		WEEKDAYS.map((bookingDate) => addMoveToPay(db, bank.provider, { bookingDate })),
	);
	const numbers = moves.map(({ number }) => number);
	const paid = moves.slice(0, 4);
	for (const { reference } of paid) await bank.press(reference, "pay");
	const { secretKey, webhookSecret, server } = bank;
	const task = { url, apiBase: server.url, secretKey, webhookSecret, guestHash: "mine" };
	const others = [numbers, numbers.toReversed(), numbers, numbers.toReversed()].map((order) =>
		startElsewhere<number>("app/rent/deposit-elsewhere.ts", {
			...task,
			numbers: order,
			now: after(24).toISOString(),
		} satisfies DepositTask),
	);
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	const expired = (await Promise.all(others.map(({ result }) => result))).reduce((sum, count) => sum + count);
	expect(expired).toBeLessThanOrEqual(numbers.length);
	await sendRefunds(db, after(25));
	for (const number of numbers) await refresh(db, number, after(25));
	await sendRefunds(db, after(25));
	const made = server.books.refunds.filter(({ payment }) =>
		paid.some(({ reference }) => server.books.sessions[reference]?.payment?.id === payment),
	);
	expect(made.map(({ amount }) => amount)).toEqual(paid.map(() => DEPOSIT));
	for (const [at, number] of numbers.entries())
		expect(await readMove(db, number)).toMatchObject({
			...{ status: "cancelled", capacity: "none" },
			...{ deposit_paid: at < 4 ? DEPOSIT : 0, deposit_refunded: at < 4 ? DEPOSIT : 0 },
		});
	const ends = await db
		.selectFrom("moving_booking_events")
		.select("id")
		.where("to_status", "=", "cancelled")
		.where("from_status", "=", "pending")
		.execute();
	expect(ends).toHaveLength(numbers.length);
	expect(await auditMoves(db)).toEqual([]);
});
