import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { refreshPayment } from "#app/payments/check-payments.server.ts";
import { stripeProvider } from "#app/payments/providers/stripe.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { addOnlineOrder } from "#app/testing/payments/paying.ts";
import type { Database } from "#db/client.ts";
import { fillCheckout, openCheckout, placeButton, placedNumber } from "#e2e/helpers/checkout.ts";
import { type PayingSite, payingTest as test } from "#e2e/helpers/paying-site.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
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
	// Leads to the provider's page by itself.
	await placeButton(page).click();
	await expect(page.getByText("This is the demo’s payment provider.")).toBeVisible();
	const { number } = await db.selectFrom("orders").select("number").executeTakeFirstOrThrow();
	await expect(page.getByRole("heading", { name: `Order ${formatReferenceNumber(number)}` })).toBeVisible();
	await page.getByRole("button", { name: "Decline" }).click();
	await expect(page.getByRole("alert")).toHaveText("Your card was declined. Try again.");
	await page.getByRole("button", { name: "Leave" }).click();
	expect(await placedNumber(page)).toBe(number);
	const left = page.getByText("Payment not completed. Your order is saved, and you can still pay for it.");
	await expect(left).toBeVisible();
	await expect(page.getByText("We are waiting for your payment.")).toBeVisible();
	// Nothing leads there again: not a reload, and not the way back.
	await page.reload();
	await expect(left).toHaveCount(0);
	const pay = page.getByRole("link", { name: "Pay $" });
	await pay.click();
	await expect(page.getByText("This is the demo’s payment provider.")).toBeVisible();
	await page.goBack();
	await expect(pay).toBeVisible();
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

/** An order of two units at $25.00 and delivery for $5.00 that its customer has paid. */
async function paidOrder(db: Database, { provider: { url }, webhookSecret }: PayingSite): Promise<string> {
	const provider = stripeProvider({ secretKey: "sk_test_journeys", webhookSecret, apiBase: url });
	const { number, reference } = await addOnlineOrder(db, provider, { placedAt: new Date() });
	await fetch(`${url}/pay/${reference}`, {
		method: "POST",
		body: new URLSearchParams({ choice: "pay" }),
		redirect: "manual",
	});
	await refreshPayment(db, PAYMENT_SUBJECTS, { subject: "order", number, provider, now: new Date() });
	return number;
}

test("staff refund an item and then an amount, and the order shows when the money is sent", async ({
	page,
	db,
	paying,
}) => {
	const number = await paidOrder(db, paying);
	await signInAt(page, `/orders/${number}`, ADMIN);
	await page.getByRole("link", { name: "Refund", exact: true }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Review refund" }).click();
	await expect(dialog.getByRole("alert")).toContainText("Enter a quantity for at least one item");
	await dialog.getByLabel("Quantity").fill("1");
	await dialog.getByLabel("Stock").selectOption("Write off: damaged");
	await dialog.getByRole("textbox", { name: "Reason" }).fill("Broken in the warehouse");
	await dialog.getByRole("button", { name: "Review refund" }).click();
	await expect(dialog.getByRole("heading", { name: "Refund $25.00?" })).toBeVisible();
	await expect(dialog).toContainText("1 written off: damaged");
	// What was typed is still there.
	await dialog.getByRole("link", { name: "Go back" }).click();
	await expect(dialog.getByLabel("Quantity")).toHaveValue("1");
	await expect(dialog.getByLabel("Stock")).toHaveValue("damaged");
	await dialog.getByRole("button", { name: "Review refund" }).click();
	await dialog.getByRole("button", { name: "Refund $25.00" }).click();
	await expect(page.getByText("The refund of $25.00 is on its way.")).toBeVisible();
	await expect(async () => {
		await page.reload();
		await expect(page.getByText("Partly refunded").first()).toBeVisible({ timeout: 1_000 });
	}).toPass();
	await page.goto(`/orders/${number}/refunds/new`);
	await dialog.getByLabel("An amount").check();
	await dialog.getByLabel("Amount in USD").fill("30.01");
	await dialog.getByRole("button", { name: "Review refund" }).click();
	await expect(dialog.getByRole("alert")).toContainText("Enter $30.00 or less.");
	await dialog.getByLabel("Amount in USD").fill("30");
	await dialog.getByRole("button", { name: "Review refund" }).click();
	await dialog.getByRole("button", { name: "Refund $30.00" }).click();
	await expect(async () => {
		await page.goto(`/orders/${number}`);
		await expect(page.getByText("Left to refund")).toBeVisible({ timeout: 1_000 });
		await expect(page.getByRole("link", { name: "Refund", exact: true })).toHaveCount(0);
		await expect(page.getByText("Partly refunded")).toHaveCount(1);
	}).toPass();
	const session = Object.values(paying.provider.books.sessions).find((each) => each.number === number);
	const refunds = paying.provider.books.refunds.filter(({ payment }) => payment === session?.payment?.id);
	expect(refunds.map(({ amount }) => amount)).toEqual([2_500, 3_000]);
});
