import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import { addRateCard, addZone } from "#app/testing/rent/rates.ts";
import type { Database } from "#db/client.ts";
import { fillBooking } from "#e2e/helpers/moves.ts";
import { payingTest as test } from "#e2e/helpers/paying-site.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect } from "#e2e/helpers/site-test.ts";

/** On one worker, so that there is one such site. */
test.describe.configure({ mode: "default" });

/** A move within Queens costs $200.00: $60.00 is the deposit, $40.00 the fee for cancelling in the last 30 days. */
async function openRates(db: Database): Promise<number> {
	const { id: actorId } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", ADMIN)
		.executeTakeFirstOrThrow();
	await addZone(db, { name: "Queens", prefixes: ["111"], actorId });
	const prices = { weekend_percent: 0, free_hours: 720, late_fee_percent: 20, deposit_percent: 30 };
	await addRateCard(db, { actorId, prices, now: new Date() });
	return actorId;
}

test("a customer books with a deposit, pays it, cancels late, and is refunded less the fee", async ({
	page,
	db,
	paying,
	newBrowser,
}) => {
	const actorId = await openRates(db);
	await page.goto("/trucking-home");
	await fillBooking(page, {
		currentAddress: "5 Orchard Lane, NY 11101",
		newAddress: "7 Mill Road, NY 11102",
	});
	await page.getByRole("button", { name: "Book moving vehicle" }).click();
	await expect(page.getByText("Pay a deposit of $60.00 online within 24 hours")).toBeVisible();
	await page.getByRole("button", { name: "Book for $200.00" }).click();
	// Leads to the provider's page by itself.
	await expect(page.getByText("This is the demo’s payment provider.")).toBeVisible();
	const pay = page.getByRole("link", { name: "Pay $60.00 now" }).first();
	const { number, confirmation_key } = await db
		.selectFrom("moving_bookings")
		.select(["number", "confirmation_key"])
		.executeTakeFirstOrThrow();
	await page.getByRole("button", { name: "Leave" }).click();
	await expect(page.getByText("Payment not completed. Your booking is saved")).toBeVisible();
	await page.goto(`/trucking-home/booked/${confirmation_key}`);
	await expect(page.getByText("Booking successful!")).toBeVisible();
	await pay.click();
	const title = `Moving booking ${formatReferenceNumber(number)}`;
	await expect(page.getByRole("heading", { name: title })).toBeVisible();
	await page.getByRole("button", { name: "Pay $60.00" }).click();
	// The page asks the provider itself, so it does not wait for the webhook.
	await expect(page).toHaveURL(`/track/${number}`);
	await expect(page.getByText("Deposit of $60.00 paid")).toBeVisible();
	await expect(page.getByText("You paid a deposit of $60.00. $140.00 is due on the day")).toBeVisible();
	await expect(pay).toHaveCount(0);

	const change = { number, expectedStatus: "pending", to: "confirmed" } as const;
	await changeMovingStatus(db, { ...change, actorId, now: new Date() });
	const admin = await newBrowser();
	await signInAt(admin, `/trucking-dashboard/${number}/cancellation`, ADMIN);
	await expect(admin.getByText("The $60.00 that the customer paid online is refunded.")).toBeVisible();
	await page.goto(`/track/${number}/cancellation`);
	await expect(page.getByText("After the fee, we will refund $20.00.")).toBeVisible();
	await page.getByRole("button", { name: "Cancel booking" }).click();
	await expect(
		page.getByText("Your booking is cancelled. After the fee, we are refunding $20.00 of your deposit."),
	).toBeVisible();
	await expect(async () => {
		await page.goto(`/track/${number}`);
		await expect(page.getByText("$20.00 of the deposit refunded")).toBeVisible({ timeout: 1_000 });
	}).toPass();
	const session = Object.values(paying.provider.books.sessions).find((each) => each.number === number);
	const refunds = paying.provider.books.refunds.filter(({ payment }) => payment === session?.payment?.id);
	expect(refunds.map(({ amount }) => amount)).toEqual([2_000]);
});
