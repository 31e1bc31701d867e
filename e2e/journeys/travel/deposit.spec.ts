import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { bookButton, fillGuest, openStay } from "#e2e/helpers/inn.ts";
import { payingTest as test } from "#e2e/helpers/paying-site.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect } from "#e2e/helpers/site-test.ts";

/** On one worker, so that there is one such site. */
test.describe.configure({ mode: "default" });

test("a guest books at a hotel with a deposit, is declined, pays it later, cancels in time, and is refunded", async ({
	page,
	db,
	paying,
}) => {
	const { path } = await openStay(db, { hotel: { payment: "deposit", deposit_percent: 20 } });
	await page.goto("/gomeeha");
	await expect(page.getByText("Each hotel says whether you pay online or at the hotel.")).toBeVisible();
	await signInAt(page, path, emailOf("User"));
	await expect(
		page.getByText(/Pay a deposit of 20% \(\$60\.00\) online when you book/).first(),
	).toBeVisible();
	await fillGuest(page);
	await bookButton(page).click();
	// Leads to the provider's page by itself.
	await expect(page.getByText("This is the demo’s payment provider.")).toBeVisible();
	const { number } = await db.selectFrom("bookings").select("number").executeTakeFirstOrThrow();
	const back = new RegExp(`/${number}$`);
	const pay = page.getByRole("link", { name: "Pay $60.00 now" });
	await expect(
		page.getByRole("heading", { name: `Room booking ${formatReferenceNumber(number)}` }),
	).toBeVisible();
	await page.getByRole("button", { name: "Decline" }).click();
	await expect(page.getByRole("alert")).toHaveText("Your card was declined. Try again.");
	await page.getByRole("button", { name: "Leave" }).click();
	await expect(page).toHaveURL(back);
	await expect(page.getByText("Payment not completed. Your booking is saved")).toBeVisible();
	await expect(page.getByText("Your room is held until you pay.")).toBeVisible();

	await page.goto("/my-bookings");
	await page.getByRole("link", { name: "Pay $60.00 now" }).click();
	await expect(page).toHaveURL(`/track/${number}`);
	await pay.click();
	await page.getByRole("button", { name: "Pay $60.00" }).click();
	// The page asks the provider itself, so it does not wait for the webhook.
	await expect(page).toHaveURL(back);
	await page.goto(`/track/${number}`);
	await expect(page.getByText("Paid online", { exact: true })).toBeVisible();
	await expect(page.getByText("Due at the hotel", { exact: true })).toBeVisible();
	await expect(page.getByText("$240.00", { exact: true })).toBeVisible();
	await expect(pay).toHaveCount(0);

	await page.goto(`/track/${number}/stay-cancellation`);
	await expect(page.getByText("We will refund the $60.00 that you paid online.").first()).toBeVisible();
	await page.getByRole("dialog").getByRole("button", { name: "Cancel booking" }).click();
	await expect(page.getByText("Your booking is cancelled.").first()).toBeVisible();
	const session = () => Object.values(paying.provider.books.sessions).find((each) => each.number === number);
	await expect(async () => {
		await page.goto(`/track/${number}`);
		await expect(page.getByText("Refunded", { exact: true })).toBeVisible({ timeout: 1_000 });
	}).toPass();
	const refunds = paying.provider.books.refunds.filter(({ payment }) => payment === session()?.payment?.id);
	expect(refunds.map(({ amount }) => amount)).toEqual([6_000]);
});
