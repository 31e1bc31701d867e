import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { invoiceSheet } from "#app/invoices/pdf/invoice-pdf.server.ts";
import type { PdfSheet } from "#app/invoices/pdf/pdf-sheet.ts";
import { refreshPayment } from "#app/payments/check-payments.server.ts";
import { paidMove } from "#app/payments/payments.server.ts";
import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import { readStatement } from "#app/site/statements/read-statement.server.ts";
import { statementSheet } from "#app/site/statements/statement-pdf.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { type OpenProvider, openProvider } from "#app/testing/payments/paying.ts";
import { addMoveToPay, openDeposits } from "#app/testing/rent/deposits.ts";
import { MOVE_NOW } from "#app/testing/rent/move.ts";
import { addSeller, readIssued } from "#app/testing/shop/selling.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { INN_NOW } from "#app/testing/travel/inn.ts";
import { bookOnline, payFor } from "#app/testing/travel/paying-stays.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import { makeStatements } from "#app/travel/commission/make-statements.server.ts";
import { toBookingView } from "#app/travel/stays/booking-view.server.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider();
});
afterAll(() => shop.close());

const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** All amounts of a file, as they are printed. */
const amountsOf = ({ rows, totals }: PdfSheet) => [
	...rows.flatMap(({ cells }) => cells.slice(1)).map(plain),
	...totals.map(({ amount }) => plain(amount)),
];

const bodiesOf = async (db: Database) => (await writtenMails(db)).map(({ text }) => plain(text)).join("\n");

describe.each([
	{ currency: "JPY", show: (thousands: number) => `¥${thousands},000` },
	{ currency: "KWD", show: (thousands: number) => `KWD ${thousands}.000` },
])("in $currency", ({ currency, show }) => {
	test("a stay, its emails, its invoice and its hotel’s statement have the currency’s decimals", async ({
		db,
	}) => {
		const { number, hotelId } = await bookOnline(db, shop.provider, { currency });
		await addSeller(db, { hotelId });
		await sql`update bookings set commission_rate = 1500 where number = ${number}`.execute(db);
		const view = async () =>
			toBookingView((await readBooking(db, { number })) ?? expect.fail("gone"), INN_NOW);
		expect(plain((await view()).outcome)).toContain(`Pay ${show(4)} online by `);
		await payFor(db, shop, number);
		expect(plain((await view()).outcome)).toBe(
			`Your stay is booked. You paid ${show(4)} online, and pay ${show(16)} at the hotel.`,
		);
		expect(await bodiesOf(db)).toContain(`You paid ${show(4)} online.`);

		const now = new Date("2026-11-25T10:00:00.000Z");
		const by = { number, by: "staff", actorId: null, now } as const;
		await changeBooking(db, { ...by, expectedStatus: "confirmed", to: "checked_in" });
		expect(await changeBooking(db, { ...by, expectedStatus: "checked_in", to: "checked_out" })).toMatchObject(
			{
				ok: true,
			},
		);
		const [invoice] = await readIssued(db);
		const { kind, snapshot } = invoice ?? expect.fail("no invoice");
		const printed = invoiceSheet({ kind, number: "2026-1", issuedAt: now.toISOString(), snapshot });
		expect(amountsOf(printed)).toEqual(expect.arrayContaining([show(20)]));
		for (const amount of amountsOf(printed)) expect(amount).toMatch(/^\d+$|^(¥|KWD )\d/);

		const market = { name: "Meeha", address: [] };
		await makeStatements(db, { market, dueDays: 14, now: new Date("2026-12-02T12:00:00.000Z") });
		const { id: statementId } = await db
			.selectFrom("commission_statements")
			.select("id")
			.executeTakeFirstOrThrow();
		const statement = await readStatement(db, { statementId, scope: "all" });
		const sheet = statementSheet(statement ?? expect.fail("no statement"));
		expect(plain(sheet.summary ?? "")).toBe(`Meeha owes the hotel ${show(1)}, due Wed 16 Dec 2026`);
		expect(amountsOf(sheet)).toEqual([
			...[show(20), "15%", show(3), show(4)],
			...[show(4), `−${show(3)}`, show(1)],
		]);
	});

	test("a move’s deposit, its emails and its invoice have the currency’s decimals", async ({ db }) => {
		await openDeposits(db, { currency });
		await addSeller(db);
		const { number, reference } = await addMoveToPay(db, shop.provider, { currency });
		await shop.press(reference, "pay");
		const at = { ...paidMove(number), provider: shop.provider, now: MOVE_NOW };
		await refreshPayment(db, PAYMENT_SUBJECTS, at);
		expect(await bodiesOf(db)).toContain(`the deposit of ${show(6)} for your moving booking`);
		const actorId = await addAccount(db, "Dispatcher");
		const delivery = {
			number,
			actorId,
			expectedStatus: "confirmed",
			to: "delivered",
			now: MOVE_NOW,
		} as const;
		await changeMovingStatus(db, { ...delivery, expectedStatus: "pending", to: "confirmed" });
		expect(await changeMovingStatus(db, delivery)).toMatchObject({ ok: true });
		const [invoice] = await readIssued(db);
		const { kind, snapshot } = invoice ?? expect.fail("no invoice");
		const sheet = invoiceSheet({ kind, number: "2026-1", issuedAt: MOVE_NOW.toISOString(), snapshot });
		expect(amountsOf(sheet)).toEqual(["1", show(20), show(20), show(20), show(6)]);
	});
});
