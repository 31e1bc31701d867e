import type { Page } from "playwright/test";
import { addRateCard } from "#app/testing/rent/rates.ts";
import type { Database } from "#db/client.ts";
import { chooseFromRowMenu, DASHBOARD, rowOf } from "#e2e/helpers/dashboard.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const NAME = "Noor Rahman";

/** A move that the rates give no price for. */
async function addUnpricedMove(db: Database): Promise<string> {
	const { id: actorId } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", ADMIN)
		.executeTakeFirstOrThrow();
	const terms = { free_hours: 720, late_fee_percent: 25 };
	await addRateCard(db, { actorId, vehicleType: "truck", prices: terms, now: new Date() });
	const pricing = { agreed: null, country: "US", currency: "USD" };
	return addMove(db, { name: NAME, email: "noor@example.com", pricing });
}

async function openTracking(page: Page, number: string): Promise<void> {
	await page.goto(`/track?number=${number}`);
	await page.getByLabel("Email or phone").fill("noor@example.com");
	await page.getByRole("button", { name: "Track booking or order" }).click();
	await expect(page).toHaveURL(`/track/${number}`);
}

test("an admin sends a price, its customer sees a changed one and accepts it", async ({
	page,
	newBrowser,
	db,
}) => {
	const number = await addUnpricedMove(db);
	const customer = await newBrowser();
	await openTracking(customer, number);
	await expect(customer.getByText("We’ll call you with a price.")).toBeVisible();

	await signInAt(page, DASHBOARD, ADMIN);
	await expect(rowOf(page, NAME)).toContainText("Price needed");
	const dialog = await chooseFromRowMenu(page, NAME, "Confirm");
	await expect(dialog.getByRole("button", { name: "Confirm booking" })).toHaveCount(0);
	await expect(dialog.getByLabel("Price")).toBeFocused();
	await dialog.getByLabel("Price").fill("lots");
	await dialog.getByRole("button", { name: "Send price" }).click();
	await expect(dialog.getByRole("alert")).toContainText("The price must be an amount, like 12.50.");
	await expect(dialog.getByLabel("Price")).toHaveValue("lots");
	await dialog.getByLabel("Price").fill("0");
	await dialog.getByRole("button", { name: "Send price" }).click();
	await expect(dialog.getByRole("alert")).toContainText("At this price the customer pays nothing.");
	await expect(dialog.getByLabel("This move is free")).not.toBeChecked();
	await dialog.getByLabel("Price").fill("180");
	await dialog.getByRole("button", { name: "Send price" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Price of $180.00 sent!" })).toBeVisible();
	await expect(rowOf(page, NAME)).toContainText("Waiting for the customer");

	await customer.goto(`/track/${number}`);
	await expect(customer.getByText("Price to accept")).toBeVisible();
	await expect(customer.getByRole("button", { name: "Accept price" })).toBeVisible();
	const again = await chooseFromRowMenu(page, NAME, "Confirm");
	await expect(again.getByLabel("Price")).toHaveValue("180.00");
	await again.getByLabel("Price").fill("210.50");
	await again.getByRole("button", { name: "Confirm booking" }).click();
	await expect(again.getByRole("alert")).toContainText("Send this price to the customer");
	await again.getByRole("button", { name: "Send new price" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Price of $210.50 sent!" })).toBeVisible();

	// The tracking page may have heard of the change, so the form of the first price is sent as it was.
	const first = { form: { price: "18000" }, maxRedirects: 0 };
	const outdated = await customer.request.post(`/track/${number}/price`, first);
	expect(outdated.status()).toBe(409);
	expect(await outdated.text()).toContain("Review the new price before you accept it");
	await customer.goto(`/track/${number}/price`);
	await expect(customer.getByRole("dialog")).toContainText("Accept the price of $210.50?");
	await customer.getByRole("button", { name: "Accept price of $210.50" }).click();
	await expect(customer).toHaveURL(`/track/${number}`);
	await expect(customer.getByRole("status").filter({ hasText: "Your move is confirmed." })).toBeVisible();
	await expect(customer.getByText("Price of $210.50 accepted")).toBeVisible();
	await page.goto(DASHBOARD);
	await expect(rowOf(page, NAME)).toContainText("Confirmed");
	await expect(rowOf(page, NAME)).toContainText("$210.50");
});

test("a withdrawn price can’t be accepted", async ({ page, newBrowser, db }) => {
	const number = await addUnpricedMove(db);
	await signInAt(page, DASHBOARD, ADMIN);
	const dialog = await chooseFromRowMenu(page, NAME, "Confirm");
	await dialog.getByLabel("Price").fill("180");
	await dialog.getByRole("button", { name: "Send price" }).click();
	await expect(rowOf(page, NAME)).toContainText("Waiting for the customer");
	const customer = await newBrowser();
	await openTracking(customer, number);
	await expect(customer.getByRole("button", { name: "Accept price" })).toBeVisible();
	const again = await chooseFromRowMenu(page, NAME, "Confirm");
	await again.getByRole("button", { name: "Withdraw price" }).click();
	await expect(rowOf(page, NAME)).toContainText("Price needed");
	const answer = await customer.request.post(`/track/${number}/price`, {
		form: { price: "18000" },
		maxRedirects: 0,
	});
	expect(answer.status()).toBe(409);
	expect(await answer.text()).toContain("This booking has no price to accept.");
});

test("a customer sees what a late cancellation costs before cancelling, and the admin sees the fee", async ({
	page,
	newBrowser,
	db,
}) => {
	const number = await addUnpricedMove(db);
	await signInAt(page, DASHBOARD, ADMIN);
	const dialog = await chooseFromRowMenu(page, NAME, "Confirm");
	await dialog.getByLabel("Price").fill("180");
	await dialog.getByRole("button", { name: "Send price" }).click();
	await expect(rowOf(page, NAME)).toContainText("Waiting for the customer");
	const customer = await newBrowser();
	await openTracking(customer, number);
	await expect(customer.getByText("Cancelling is free until we confirm the move.")).toBeVisible();
	await customer.getByRole("button", { name: "Accept price" }).click();
	const cost = customer.getByText("Cancelling now costs $45.00 (25% of $180.00).");
	await expect(cost).toBeVisible();

	// A page from the time when cancelling was free.
	const free = { form: { expectedStatus: "confirmed", fee: "0" }, maxRedirects: 0 };
	const outdated = await customer.request.post(`/track/${number}/cancellation`, free);
	expect(outdated.status()).toBe(409);
	expect(await outdated.text()).toContain("Free cancellation has ended since you opened this page.");
	await customer.getByRole("link", { name: "Cancel this booking" }).click();
	await expect(customer.getByRole("dialog").getByText("Cancelling now costs $45.00")).toBeVisible();
	await customer.getByRole("button", { name: "Cancel and pay $45.00" }).click();
	await expect(customer.getByRole("status").filter({ hasText: "The fee is $45.00." })).toBeVisible();
	await expect(customer.getByText("Cancellation fee of $45.00")).toBeVisible();
	await page.goto(DASHBOARD);
	await expect(rowOf(page, NAME)).toContainText("$45.00");
	await expect(rowOf(page, NAME)).toContainText("Cancellation fee");
});
