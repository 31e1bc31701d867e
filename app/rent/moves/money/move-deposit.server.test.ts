import { afterAll, beforeAll, expect } from "vitest";
import { formatDeadlineInZone } from "#app/common/calendar.ts";
import { formatMoney } from "#app/common/money.ts";
import { checkNextPayment, refreshPayment, sendNextRefund } from "#app/payments/check-payments.server.ts";
import { ensureCheckout, paidMove } from "#app/payments/payments.server.ts";
import { recordPayment } from "#app/payments/record-payment.server.ts";
import { refundPayment } from "#app/payments/staff/refund-payment.server.ts";
import { readDispatchedMove } from "#app/rent/board/dispatched-move.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { viewDateChange } from "#app/rent/booking/date-change-view.server.ts";
import { exportMoves } from "#app/rent/export-moves.server.ts";
import { cancelOwnMove } from "#app/rent/moves/cancel-own-move.server.ts";
import { cancelUnpaidMove, changeMovingStatus, rescheduleMove } from "#app/rent/moves/change-move.server.ts";
import { deleteMove } from "#app/rent/moves/delete-move.server.ts";
import { changeOwnDate } from "#app/rent/moves/move-date.server.ts";
import { depositLeft, type MovingStatus } from "#app/rent/moves/moving-booking.ts";
import { acceptPrice, offerPrice } from "#app/rent/moves/offer-price.server.ts";
import { findMoveToChange, readMovingBooking } from "#app/rent/moves/read-moves.server.ts";
import { deleteOwnAccount } from "#app/site/personal-data/delete-account.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { type OpenProvider, openProvider, SITE } from "#app/testing/payments/paying.ts";
import type { DepositTask } from "#app/testing/rent/deposit.child-process.ts";
import {
	addMoveToPay,
	bookWithDeposit,
	DEPOSIT,
	LATE_FEE,
	openDeposits,
	PRICE,
} from "#app/testing/rent/deposits.ts";
import { BOOKED_FOR, MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import { auditMoves } from "#app/testing/rent/move-audit.ts";
import { addRateCard } from "#app/testing/rent/rates.ts";
import { addSeller, readIssued } from "#app/testing/shop/selling.ts";
import { addAccount, PASSWORD } from "#app/testing/signed-in.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { expireMoves } from "./expire-moves.server.ts";
import { depositToAsk, describeDepositDeadline } from "./move-deposit.server.ts";
import { waiveDeposit } from "./waive-deposit.server.ts";

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
	expectedStatus: MovingStatus,
	to: MovingStatus,
	actorId: number,
) => changeMovingStatus(db, { number, expectedStatus, to, actorId, now: MOVE_NOW, timeZone: "UTC" });

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
	await bookWithDeposit(db, { booking_date: "2026-12-01", booking_time: "17:00", guestHash: "other" });
	const soon = await db
		.selectFrom("moving_bookings")
		.select("deposit_before")
		.orderBy("id", "desc")
		.execute();
	expect(soon[0]?.deposit_before).toBe("2026-12-01T16:00:00.000Z");
});

test("a customer is told the same deadline before they book as afterwards", async ({ db }) => {
	await openDeposits(db);
	// An hour before the move is sooner than a day after booking, sooner only for who books later, and later.
	for (const [booking_date, booking_time] of [
		["2026-12-01", "14:30"],
		["2026-12-02", "12:30"],
		["2026-12-02", "13:15"],
		["2026-12-02", "13:45"],
		["2026-12-04", "09:00"],
	] as const) {
		const time = { booking_date: booking_date, booking_time: booking_time };
		const said = describeDepositDeadline(time, "book", { timeZone: "UTC", now: MOVE_NOW });
		// The price is valid for half an hour.
		for (const minutes of [0, 29]) {
			const now = new Date(MOVE_NOW.getTime() + minutes * 60_000);
			const latest = new Date(`${booking_date}T${booking_time}:00Z`).getTime() - 60 * 60_000;
			const { number } = await bookWithDeposit(db, { booking_date, booking_time, guestHash: said, now });
			const { deposit_before } = await db
				.selectFrom("moving_bookings")
				.select("deposit_before")
				.where("number", "=", number)
				.executeTakeFirstOrThrow();
			const within = now.getTime() + 24 * 60 * 60_000;
			const promised = Math.min(
				said.includes("within 24 hours after you book") ? within : Number.POSITIVE_INFINITY,
				said.includes(formatDeadlineInZone(new Date(latest).toISOString(), "UTC", MOVE_NOW))
					? latest
					: Number.POSITIVE_INFINITY,
			);
			expect(deposit_before, `${said}, ${minutes} minutes later`).toBe(new Date(promised).toISOString());
		}
	}
	const soon = { booking_date: "2026-12-01", booking_time: "15:00" };
	expect(describeDepositDeadline(soon, "accept", { timeZone: "UTC", now: MOVE_NOW })).toBe(
		"before Tue 1 Dec, 14:00 (UTC)",
	);
});

test("a move that starts too soon for a deposit announces none", async ({ db }) => {
	const actorId = await openDeposits(db);
	const booked = await bookMove(db, moveOf({ guestHash: "mine", pricing: { agreed: null, ...MARKET } }));
	const number = booked.ok ? booked.number : "";
	await offerPrice(db, {
		number,
		expectedPrice: null,
		price: PRICE,
		currency: "USD",
		actorId,
		now: MOVE_NOW,
	});
	const move = await readMovingBooking(db, { number, viewer: VIEWER });
	if (!move) throw new Error("no move");
	const announced = (now: Date) => depositToAsk(db, move, { provider: "stripe", timeZone: "UTC", now });
	const latest = new Date(`${BOOKED_FOR.date}T${BOOKED_FOR.time}:00Z`).getTime() - 60 * 60_000;
	expect(await announced(new Date(latest - 31 * 60_000))).toBe(DEPOSIT);
	const late = new Date(latest - 29 * 60_000);
	expect(await announced(late)).toBe(0);
	const terms = { number, viewer: VIEWER, price: PRICE, provider: "stripe", timeZone: "UTC" } as const;
	expect(await acceptPrice(db, { ...terms, deposit: 0, now: late })).toMatchObject({ ok: true });
	expect(await readMove(db, number)).toMatchObject({ status: "confirmed", deposit_due: 0 });
});

test("a customer who moves the date is told until when the deposit is to be paid then", async ({ db }) => {
	await openDeposits(db);
	const { number } = await addMoveToPay(db, bank.provider);
	const booking = await readMovingBooking(db, { number, viewer: VIEWER });
	if (!booking) throw new Error("no move");
	const view = async (date: string, time: string) => {
		const shown = await viewDateChange(db, {
			booking,
			typed: { date, time },
			...MARKET,
			provider: "stripe",
			now: MOVE_NOW,
		});
		return shown.view.quote?.deadline;
	};
	// The same day's afternoon has the same price, and the same 24 hours.
	expect(await view("2026-12-04", "15:30")).toBe("");
	expect(await view("2026-12-01", "16:00")).toBe(
		"Pay your deposit of $60.00 online before Tue 1 Dec, 15:00 (UTC). If you don’t, the move is cancelled.",
	);
	expect(await view("2026-12-05", "14:30")).toBe(
		"Your deposit changes with the price: pay $72.00 online before Wed 2 Dec, 12:00 (UTC). If you don’t, the move is cancelled.",
	);
	await moveToSaturday(db, number, 7_200);
	const moved = await readMovingBooking(db, { number, viewer: VIEWER });
	expect(moved).toMatchObject({ deposit_due: 7_200, deposit_before: "2026-12-02T12:00:00.000Z" });
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
	const places = { current_address: "5 Orchard Lane, NY 11101", new_address: "7 Mill Road, NY 11102" };
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
			provider: "stripe",
			record_kind: "charge",
			record_id: number,
			payment_id: paymentId,
			what: "other_amount",
			currency: "USD",
			our_amount: 1,
			our_state: "succeeded",
			provider_amount: 2,
			provider_state: "succeeded",
			found_at: MOVE_NOW.toISOString(),
			closed_at: MOVE_NOW.toISOString(),
			closed_by: actorId,
			note: "Ana Lima was asked",
		})
		.execute();
	expect(await exportMoves(db, { accountId, email: null })).toMatchObject([
		{
			deposit_due: DEPOSIT,
			deposit_paid: DEPOSIT,
			deposit_refunded: 1_000,
			deposit_before: null,
			payments: [
				{ kind: "charged", amount: DEPOSIT, at: MOVE_NOW.toISOString() },
				{ kind: "refunded", amount: -1_000, at: MOVE_NOW.toISOString() },
			],
		},
	]);
	await deleteOwnAccount(db, { accountId, password: PASSWORD, timeZone: "UTC", now: MOVE_NOW });
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
		booking_date: string,
		booking_time: string,
		expectedStatus: MovingStatus = "pending",
	) => {
		const change = { number, expectedStatus, actorId, from, now: MOVE_NOW, timeZone: "UTC" };
		expect(await rescheduleMove(db, { ...change, booking_date, booking_time })).toMatchObject({ ok: true });
		from = { date: booking_date, time: booking_time };
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
	const overdue = { number, expectedStatus: "pending", now: after(25) } as const;
	expect(await cancelUnpaidMove(db, overdue)).toMatchObject({ ok: false });
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
		const cancellation = { number, viewer: VIEWER, expectedStatus: "confirmed" as const, timeZone: "UTC" };
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
			number,
			viewer: VIEWER,
			price: 30_000,
			deposit,
			provider: "stripe",
			timeZone: "UTC",
			now: MOVE_NOW,
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
		expectedStatus: "pending" as const,
		from,
		to,
		expectedTotal: 5_000,
	};
	expect(await changeOwnDate(db, { ...change, ...MARKET, now: MOVE_NOW })).toMatchObject({ ok: true });
	await sendRefunds(db);
	expect(await readMove(db, number)).toMatchObject({ deposit_paid: DEPOSIT, deposit_refunded: 1_000 });
	expect(await auditMoves(db)).toEqual([]);
});

/** Moves it to the Saturday, which costs 20% more: a price of 24,000, and a deposit of 7,200. */
const moveToSaturday = (db: Database, number: string, expectedDeposit: number, now = MOVE_NOW) =>
	changeOwnDate(db, {
		number,
		viewer: VIEWER,
		expectedStatus: "pending",
		expectedTotal: 24_000,
		expectedDeposit,
		from: { date: "2026-12-04", time: "14:30" },
		to: { date: "2026-12-05", time: "14:30" },
		provider: "stripe",
		...MARKET,
		now,
	});

/** Pays what is asked for now, at the provider. */
async function payAsked(db: Database, number: string): Promise<void> {
	await ensureCheckout(db, { ...paidMove(number), provider: bank.provider, origin: SITE, now: MOVE_NOW });
	const { provider_reference } = await db
		.selectFrom("payments")
		.select("provider_reference")
		.where("subject_number", "=", number)
		.where("state", "=", "open")
		.where("ended_at", "is", null)
		.executeTakeFirstOrThrow();
	await bank.press(provider_reference ?? "", "pay");
	await refresh(db, number);
}

test("a dearer date of an unpaid move asks for the deposit of its new price, and for nothing else", async ({
	db,
}) => {
	await openDeposits(db);
	const { number, reference } = await addMoveToPay(db, bank.provider);
	expect(await moveToSaturday(db, number, DEPOSIT)).toEqual({ ok: false, reason: "quote" });
	expect(await moveToSaturday(db, number, 7_200, after(20))).toEqual({ ok: true, repeated: false });
	expect(await readMove(db, number)).toMatchObject({ deposit_due: 7_200, deposit_paid: 0 });
	const { deposit_before } = await db
		.selectFrom("moving_bookings")
		.select("deposit_before")
		.executeTakeFirstOrThrow();
	// The day to pay is that of the booking, unless nobody can pay yet.
	expect(deposit_before).toBe(after(24).toISOString());
	expect(await expireMoves(db, { now: after(24) })).toBe(0);
	// The old page may still be open: what is paid there goes back.
	await bank.press(reference, "pay");
	await refresh(db, number);
	await sendRefunds(db);
	const left = depositLeft(await readMove(db, number));
	expect(left).toBe(7_200);
	await payAsked(db, number);
	expect(depositLeft(await readMove(db, number))).toBe(0);
	expect(await expireMoves(db, { now: after(100) })).toBe(0);
	const stored = await readMove(db, number);
	expect(stored.deposit_paid - stored.deposit_refunded).toBe(7_200);
	expect(await auditMoves(db)).toEqual([]);
});

test("a new date in the last minutes of the day to pay leaves the deposit to be paid until then", async ({
	db,
}) => {
	await openDeposits(db);
	const { number } = await addMoveToPay(db, bank.provider);
	expect(await moveToSaturday(db, number, 7_200, after(23.75))).toEqual({ ok: true, repeated: false });
	expect(depositLeft(await readMove(db, number))).toBe(7_200);
	await ensureCheckout(db, { ...paidMove(number), provider: bank.provider, origin: SITE, now: after(23.75) });
	expect(await expireMoves(db, { now: after(24) })).toBe(1);
});

test("money that goes back, because it was paid at an old page, pays for no later date", async ({ db }) => {
	await openDeposits(db);
	const { number, reference } = await addMoveToPay(db, bank.provider);
	await moveToSaturday(db, number, 7_200);
	await bank.press(reference, "pay");
	await refresh(db, number);
	const friday = { date: "2026-12-04", time: "14:30" };
	const change = { number, viewer: VIEWER, expectedStatus: "pending", provider: "stripe" } as const;
	const dates = { from: { date: "2026-12-05", time: "14:30" }, to: friday, ...MARKET, now: MOVE_NOW };
	const agreed = { expectedTotal: PRICE, expectedDeposit: DEPOSIT };
	expect(await changeOwnDate(db, { ...change, ...dates, ...agreed })).toMatchObject({ ok: true });
	expect(depositLeft(await readMove(db, number))).toBe(DEPOSIT);
});

test("a dearer date of a paid move asks for the difference, by the rule of booking", async ({ db }) => {
	await openDeposits(db);
	const number = await addPaidMove(db);
	expect(await moveToSaturday(db, number, 0)).toEqual({ ok: false, reason: "quote" });
	expect(await moveToSaturday(db, number, 1_200)).toEqual({ ok: true, repeated: false });
	expect(await readMove(db, number)).toMatchObject({ deposit_due: 7_200, deposit_paid: DEPOSIT });
	await payAsked(db, number);
	expect(await readMove(db, number)).toMatchObject({ status: "pending", deposit_paid: 7_200 });
	expect(await expireMoves(db, { now: after(100) })).toBe(0);
	expect(await auditMoves(db)).toEqual([]);
});

test("a move whose difference is not paid in time is cancelled, and all of its deposit goes back", async ({
	db,
}) => {
	await openDeposits(db);
	const number = await addPaidMove(db);
	await moveToSaturday(db, number, 1_200);
	// Nobody can pay yet.
	expect(await expireMoves(db, { now: after(24) })).toBe(0);
	await ensureCheckout(db, { ...paidMove(number), provider: bank.provider, origin: SITE, now: MOVE_NOW });
	expect(await expireMoves(db, { now: after(23) })).toBe(0);
	expect(await expireMoves(db, { now: after(24) })).toBe(1);
	await sendRefunds(db, after(24));
	expect(await readMove(db, number)).toMatchObject({ status: "cancelled", deposit_refunded: DEPOSIT });
	expect(await auditMoves(db)).toEqual([]);
});

test("a move that can’t be cancelled keeps no other unpaid one, and is left for the next run", async ({
	db,
}) => {
	await openDeposits(db);
	const broken = await addMoveToPay(db, bank.provider);
	const other = await addMoveToPay(db, bank.provider, { booking_time: "15:30", guestHash: "other" });
	// Its email can't be written.
	await db
		.updateTable("moving_bookings")
		.set({ cancellation_fee: 1_000, currency: "none" })
		.where("number", "=", broken.number)
		.execute();
	expect(await expireMoves(db, { now: after(25) })).toBe(1);
	expect(await readMove(db, broken.number)).toMatchObject({ status: "pending" });
	expect(await readMove(db, other.number)).toMatchObject({ status: "cancelled" });
});

test("staff waive what is missing of a deposit, and what was paid stays", async ({ db }) => {
	const actorId = await openDeposits(db);
	const number = await addPaidMove(db);
	await moveToSaturday(db, number, 1_200);
	const waiver = { number, deposit: 1_200, actorId, now: MOVE_NOW };
	expect(await waiveDeposit(db, waiver)).toMatchObject({ ok: true });
	await sendRefunds(db);
	expect(await readMove(db, number)).toMatchObject({ deposit_due: DEPOSIT, deposit_refunded: 0 });
	expect(await expireMoves(db, { now: after(100) })).toBe(0);
});

test("four processes that pay, expire, cancel and refund the same moves count everything once", async ({
	db,
	url,
}) => {
	await openDeposits(db);
	const moves = await Promise.all(
		WEEKDAYS.map((booking_date) => addMoveToPay(db, bank.provider, { booking_date })),
	);
	const numbers = moves.map(({ number }) => number);
	const paid = moves.slice(0, 4);
	for (const { reference } of paid) await bank.press(reference, "pay");
	const { secretKey, webhookSecret, server } = bank;
	const task = { url, apiBase: server.url, secretKey, webhookSecret, guestHash: "mine" };
	const others = [numbers, numbers.toReversed(), numbers, numbers.toReversed()].map((order) =>
		startElsewhere<number>("app/testing/rent/deposit.child-process.ts", {
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
			status: "cancelled",
			capacity: "none",
			deposit_paid: at < 4 ? DEPOSIT : 0,
			deposit_refunded: at < 4 ? DEPOSIT : 0,
		});
	const ends = await db
		.selectFrom("changes")
		.select("id")
		.where("to_value", "=", "cancelled")
		.where("from_value", "=", "pending")
		.execute();
	expect(ends).toHaveLength(numbers.length);
	expect(await auditMoves(db)).toEqual([]);
});
