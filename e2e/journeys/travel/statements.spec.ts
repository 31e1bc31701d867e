import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { makeStatements } from "#app/travel/commission/make-statements.server.ts";
import { formatStatementNumber } from "#app/travel/commission/statement.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import { DEMO_PASSWORD } from "#demo/accounts.ts";
import { today } from "#e2e/helpers/inn.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { ADMIN, emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

test("an owner reads the statement of a month, another owner does not, and an admin settles it", async ({
	page,
	newBrowser,
	db,
}) => {
	const { roomId, hotelId } = await openOwnInn(db);
	const now = new Date();
	const stay = { checkIn: today(), checkOut: addDays(today(), 2), bookedAt: now };
	const { number } = await addBooking(db, { roomId, ...stay, status: "checked_in", commissionRate: 1_500 });
	const leaving = { expectedStatus: "checked_in", to: "checked_out", by: "staff", actorId: null } as const;
	expect(await changeBooking(db, { number, ...leaving, now })).toMatchObject({ ok: true });
	await signInAt(page, "/owner/statements", emailOf("Hotel"));
	await expect(page.getByRole("row", { name: /Hotel Miramar/ })).toContainText("$30.00");
	await expect(page.getByText("No statements yet")).toBeVisible();

	await makeStatements(db, {
		market: { name: "Meeha", address: [] },
		dueDays: 14,
		now: new Date(now.getTime() + 62 * DAY_MS),
	});
	const statement = await db
		.selectFrom("commission_statements")
		.select(["year", "number"])
		.where("hotel_id", "=", hotelId)
		.executeTakeFirstOrThrow();
	const name = formatStatementNumber(statement);
	await page.reload();
	await page.getByRole("link", { name, exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	await expect(page.getByText(/^The hotel owes Meeha \$30\.00, due /)).toBeVisible();
	await expect(page.getByRole("row", { name: formatReferenceNumber(number) })).toContainText("15%");
	const { pathname } = new URL(page.url());
	const file = await page.request.get(`${pathname}/csv`);
	expect(await file.text()).toContain(formatReferenceNumber(number));
	const print = await page.request.get(`${pathname}/pdf`);
	expect(print.headers()["content-type"]).toBe("application/pdf");
	expect((await print.body()).toString("latin1", 0, 5)).toBe("%PDF-");

	const eve = { email: "eve@example.com", name: "Eve", role: "Hotel", password: DEMO_PASSWORD } as const;
	await setAccount(db, { ...eve, now });
	const stranger = await newBrowser();
	await signInAt(stranger, "/owner/statements", eve.email);
	for (const path of [pathname, `${pathname}/csv`, `${pathname}/pdf`])
		expect((await stranger.request.get(path)).status()).toBe(404);

	const admin = await newBrowser();
	await signInAt(admin, `/dashboard/statements?q=${name}`, ADMIN);
	await admin.getByRole("link", { name, exact: true }).click();
	await admin.getByLabel("Reference").fill("SEPA 12");
	await admin.getByRole("button", { name: "Mark as settled" }).click();
	await expect(admin.getByRole("status").filter({ hasText: "The statement is settled." })).toBeVisible();
	await page.reload();
	await expect(page.getByText("SEPA 12").first()).toBeVisible();
	await expect(page.getByText("The hotel paid Meeha $30.00", { exact: true }).first()).toBeVisible();
	await admin.getByRole("button", { name: "Undo settlement" }).click();
	await expect(
		admin.getByRole("status").filter({ hasText: "The statement is no longer settled." }),
	).toBeVisible();
});
