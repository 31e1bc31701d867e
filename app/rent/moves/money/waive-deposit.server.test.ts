import { afterAll, beforeAll, expect } from "vitest";
import { readText } from "#app/common/changes/stored-text.ts";
import { checkNextPayment, refreshPayment, sendNextRefund } from "#app/payments/check-payments.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { type OpenProvider, openProvider, SITE } from "#app/testing/payments/paying.ts";
import { addMoveToPay, DEPOSIT, openDeposits } from "#app/testing/rent/deposits.ts";
import { MOVE_NOW } from "#app/testing/rent/move.ts";
import { auditMoves } from "#app/testing/rent/move-audit.ts";
import type { WaiverTask } from "#app/testing/rent/waive-deposit.child-process.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { expireMoves } from "./expire-moves.server.ts";
import { waiveDeposit } from "./waive-deposit.server.ts";

let bank: OpenProvider;
beforeAll(async () => {
	bank = await openProvider();
});
afterAll(() => bank.close());

const NEXT_DAY = new Date(MOVE_NOW.getTime() + 25 * 60 * 60_000);
const WEEKDAYS = ["07", "08", "09", "10", "11", "14"].map((day) => `2026-12-${day}`);

const readMoves = (db: Database) =>
	db
		.selectFrom("moving_bookings")
		.select(["number", "status", "deposit_due", "deposit_before", "deposit_paid", "deposit_refunded"])
		.orderBy("id")
		.execute();

const waivers = async (db: Database) =>
	(
		await db
			.selectFrom("changes")
			.select(["detail", "actor_id"])
			.where("detail", "is not", null)
			.orderBy("id")
			.execute()
	)
		.map(({ detail, ...change }) => ({ ...change, detail: readText(detail ?? "") }))
		.filter(({ detail }) => detail.endsWith("waived"));

async function payAndRefund(db: Database, number: string): Promise<void> {
	const { provider } = bank;
	await refreshPayment(db, PAYMENT_SUBJECTS, { subject: "move", number, provider, now: MOVE_NOW });
	while ((await sendNextRefund(db, PAYMENT_SUBJECTS, { provider, now: MOVE_NOW })) === true);
}

test("a waived deposit is not due, its checkout is expired at the provider, and the move stays", async ({
	db,
}) => {
	const actorId = await openDeposits(db);
	const { number, reference } = await addMoveToPay(db, bank.provider);
	const waive = (deposit = DEPOSIT) => waiveDeposit(db, { number, deposit, actorId, now: MOVE_NOW });
	expect(await waive(DEPOSIT + 1)).toEqual({ ok: false, reason: "none" });
	expect(await waive()).toEqual({ ok: true, repeated: false, isMailed: true });
	expect(await waive()).toEqual({ ok: true, repeated: true, isMailed: true });
	const none = { deposit_due: 0, deposit_before: null };
	expect(await readMoves(db)).toMatchObject([{ status: "pending", ...none, deposit_paid: 0 }]);
	expect(await waivers(db)).toEqual([{ detail: "Deposit of $60.00 waived", actor_id: actorId }]);
	const mails = await writtenMails(db);
	expect(mails.map(({ subject }) => subject.replace(/ \(.*/, ""))).toEqual([
		"We received your moving booking",
		"You don’t have to pay a deposit",
	]);
	expect(mails[1]?.text).toContain("Due on the day: $200.00");
	await checkNextPayment(db, PAYMENT_SUBJECTS, { provider: bank.provider, origin: SITE, now: MOVE_NOW });
	expect((await bank.provider.readCheckout(reference)).state).toBe("expired");
	expect(await db.selectFrom("payments").select("state").execute()).toEqual([{ state: "expired" }]);
	expect(await expireMoves(db, { now: NEXT_DAY })).toBe(0);
});

test("a paid deposit is refunded, not waived; money that arrives after the waiver is refunded", async ({
	db,
}) => {
	const actorId = await openDeposits(db);
	const waive = (number: string) => waiveDeposit(db, { number, deposit: DEPOSIT, actorId, now: MOVE_NOW });
	const paid = await addMoveToPay(db, bank.provider);
	await bank.press(paid.reference, "pay");
	await payAndRefund(db, paid.number);
	expect(await waive(paid.number)).toEqual({ ok: false, reason: "paid" });
	expect(await waive("RUNKNOWN")).toEqual({ ok: false, reason: "gone" });
	const late = await addMoveToPay(db, bank.provider, { guestHash: "other", booking_date: "2026-12-08" });
	await bank.press(late.reference, "pay");
	expect(await waive(late.number)).toMatchObject({ ok: true });
	await payAndRefund(db, late.number);
	await payAndRefund(db, late.number);
	expect(await readMoves(db)).toMatchObject([
		{ deposit_due: DEPOSIT, deposit_paid: DEPOSIT, deposit_refunded: 0 },
		{ status: "pending", deposit_due: 0, deposit_paid: DEPOSIT, deposit_refunded: DEPOSIT },
	]);
	expect(await auditMoves(db)).toEqual([]);
});

test("four processes that waive and pay the same deposits leave each either paid or waived", async ({
	db,
	url,
}) => {
	const actorId = await openDeposits(db);
	const moves = await Promise.all(
		WEEKDAYS.map((booking_date) => addMoveToPay(db, bank.provider, { booking_date })),
	);
	for (const { reference } of moves) await bank.press(reference, "pay");
	const { secretKey, webhookSecret, server } = bank;
	const task = { url, apiBase: server.url, secretKey, webhookSecret, deposit: DEPOSIT, actorId };
	const numbers = moves.map(({ number }) => number);
	// They meet in the middle: one after the other is waived, from the other end one after the other is paid.
	const others = (["waive", "waive", "pay", "pay"] as const).map((act) =>
		startElsewhere<number>("app/testing/rent/waive-deposit.child-process.ts", {
			...task,
			act,
			moves: act === "waive" ? moves : moves.toReversed(),
		} satisfies WaiverTask),
	);
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	const waived = (await Promise.all(others.map(({ result }) => result))).reduce((sum, count) => sum + count);
	for (const number of numbers) await payAndRefund(db, number);
	const after = await readMoves(db);
	for (const { deposit_due, deposit_paid, deposit_refunded } of after)
		expect([deposit_due, deposit_paid, deposit_refunded]).toEqual(
			deposit_due > 0 ? [DEPOSIT, DEPOSIT, 0] : [0, DEPOSIT, DEPOSIT],
		);
	expect(after.filter(({ deposit_due }) => deposit_due === 0)).toHaveLength(waived);
	expect(await waivers(db)).toHaveLength(waived);
	expect(await auditMoves(db)).toEqual([]);
});
