import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { fillCheckout, openCheckout, placeButton, placedNumber } from "#e2e/helpers/checkout.ts";
import { payingTest as test } from "#e2e/helpers/paying-site.ts";
import { expect } from "#e2e/helpers/site-test.ts";

/** On one worker, so that there is one such site. */
test.describe.configure({ mode: "default" });

test("a customer leaves the provider’s page, is declined, pays, and gets the money back after cancelling", async ({
	page,
	db,
	paying,
}) => {
	await openCheckout(page, db);
	await fillCheckout(page);
	await expect(page.getByLabel("Pay online")).toBeChecked();
	await placeButton(page).click();
	const number = await placedNumber(page);
	await expect(page.getByText("We are waiting for your payment.")).toBeVisible();
	const pay = page.getByRole("link", { name: "Pay $" });
	await pay.click();
	await expect(page.getByRole("heading", { name: `Order ${formatReferenceNumber(number)}` })).toBeVisible();
	await page.getByRole("button", { name: "Decline" }).click();
	await expect(page.getByRole("alert")).toHaveText("Your card was declined. Try again.");
	await page.getByRole("button", { name: "Leave" }).click();
	expect(await placedNumber(page)).toBe(number);
	await page.goto(`/track/${number}`);
	await pay.click();
	await page.getByRole("button", { name: "Pay $" }).click();
	// The page asks the provider itself, so it does not wait for the webhook.
	expect(await placedNumber(page)).toBe(number);
	await expect(page.getByText("Your payment is complete.")).toBeVisible();
	await expect(pay).toHaveCount(0);

	await page.goto(`/track/${number}/order-cancellation`);
	await expect(page.getByText(/We will refund the \$[\d.]+ you paid\./)).toBeVisible();
	await page.getByRole("button", { name: "Cancel order" }).click();
	await expect(page.getByText("Your order is cancelled.").first()).toBeVisible();
	const session = () => Object.values(paying.provider.books.sessions).find((each) => each.number === number);
	await expect(async () => {
		await page.reload();
		await expect(page.getByText("We refunded your payment.")).toBeVisible({ timeout: 1_000 });
	}).toPass();
	const refunds = paying.provider.books.refunds.filter(({ payment }) => payment === session()?.payment?.id);
	expect(refunds.map(({ amount }) => amount)).toEqual([session()?.amount]);
});

test("an order is saved while the provider can’t be reached, and is paid after another attempt", async ({
	page,
	db,
	paying,
	watch,
}) => {
	watch.expectProblem(/create a checkout/);
	const fault = (refuse: string) =>
		fetch(`${paying.provider.url}/faults`, { method: "POST", body: new URLSearchParams({ refuse }) });
	await openCheckout(page, db);
	await fillCheckout(page);
	await fault("100");
	await placeButton(page).click();
	const number = await placedNumber(page);
	await expect(page.getByText("We can’t reach our payment provider right now.")).toBeVisible();
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByText("We still can’t reach our payment provider.")).toBeVisible();
	await fault("0");
	await page.getByRole("button", { name: "Try again" }).click();
	await page.getByRole("link", { name: "Pay $" }).click();
	await page.getByRole("button", { name: "Pay $" }).click();
	expect(await placedNumber(page)).toBe(number);
	await expect(page.getByText("Your payment is complete.")).toBeVisible();
});
