import { createHash, randomBytes } from "node:crypto";
import type { Page } from "playwright/test";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function track(page: Page, number: string, contact = "ana@example.com"): Promise<void> {
	await page.goto(`/track?number=${number}`);
	await page.getByLabel("Email or phone").fill(contact);
	await page.getByRole("button", { name: "Track booking or order" }).click();
}

test("staff confirm and ship an order, and only its customer can follow it", async ({
	page,
	newBrowser,
	db,
}) => {
	const { number } = await addOrder(db, { placedAt: new Date() });
	const other = await addOrder(db, { placedAt: new Date(), status: "cancelled", name: "Bo Berg" });
	await signInAt(page, "/orders", ADMIN);
	await press(page, "Confirm…");
	await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
	await page.getByLabel(`Select ${formatReferenceNumber(number)}`).check();
	await page.getByLabel(`Select ${formatReferenceNumber(other.number)}`).check();
	await press(page, "Confirm…");
	const question = page.getByRole("dialog", { name: "Confirm 1 order?" });
	await expect(question).toContainText("The customer gets an email.");
	await question.getByRole("link", { name: "Go back" }).click();
	expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
	await page.goto(`/orders/confirmation?numbers=${number}&numbers=${other.number}`);
	await press(page, "Confirm 1 order");
	await expect(
		page
			.getByRole("status")
			.filter({ hasText: `1 confirmed, 1 already changed (${formatReferenceNumber(other.number)}).` }),
	).toBeVisible();
	await page.getByRole("link", { name: formatReferenceNumber(number), exact: true }).click();
	await page.getByRole("link", { name: "Ship", exact: true }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Carrier").fill("Parcel Post");
	await dialog.getByLabel("Tracking number").fill("PP 123");
	await press(page, "Mark as shipped");
	await expect(page.getByRole("status").filter({ hasText: "The order is shipped." })).toBeVisible();

	const customer = await newBrowser();
	await track(customer, number);
	await expect(customer.getByText("Your order is on its way.")).toBeVisible();
	await expect(customer.getByText("PP 123")).toBeVisible();
	await expect(customer.getByRole("link", { name: "Cancel this order" })).toHaveCount(0);
	const stranger = await newBrowser();
	await track(stranger, number, "someone@example.com");
	await expect(stranger.getByRole("alert")).toContainText(
		"We could not find an order or booking with this number",
	);
	await stranger.goto(`/order-confirmation/${number}`);
	await expect(stranger).toHaveURL(/\/track\?number=/);
	const mails = await db.selectFrom("outbox").select("subject").orderBy("id").execute();
	expect(mails.map(({ subject }) => subject.split(" (")[0])).toEqual([
		"Your order is confirmed",
		"Your order is on its way",
	]);
});

test("staff ship all orders of a page at once", async ({ page, db }) => {
	const placedAt = new Date();
	const [tracked, plain, cancelled] = [
		await addOrder(db, { placedAt, status: "confirmed" }),
		await addOrder(db, { placedAt, status: "confirmed" }),
		await addOrder(db, { placedAt, status: "cancelled" }),
	];
	await signInAt(page, "/orders?sort=total", ADMIN);
	await page.getByRole("link", { name: "Select all on this page" }).click();
	await expect(page.getByLabel(/^Select M/).and(page.locator(":checked"))).toHaveCount(3);
	await press(page, "Ship…");
	await expect(page.getByText("1 order is left out")).toBeVisible();
	const parcel = page.getByRole("group", { name: formatReferenceNumber(tracked.number) });
	await parcel.getByLabel("Carrier").fill("Parcel Post");
	await parcel.getByLabel("Tracking number").fill("P".repeat(101));
	await press(page, "Mark 2 orders as shipped");
	await expect(page.getByRole("alert")).toContainText("Tracking number must be 100 characters or fewer.");
	await expect(parcel.getByLabel("Carrier")).toHaveValue("Parcel Post");
	await parcel.getByLabel("Tracking number").fill("PP 123");
	await press(page, "Mark 2 orders as shipped");
	await expect(page.getByRole("status").filter({ hasText: "2 shipped." })).toBeVisible();
	await expect(page).toHaveURL(/\/orders\?sort=total/);
	const numbers = [tracked, plain, cancelled].map(({ number }) => number);
	const orders = db.selectFrom("orders").select(["fulfilment", "tracking_number"]).orderBy("id");
	expect(await orders.where("number", "in", numbers).execute()).toEqual([
		{ fulfilment: "shipped", tracking_number: "PP 123" },
		{ fulfilment: "shipped", tracking_number: "" },
		{ fulfilment: "unfulfilled", tracking_number: "" },
	]);
});

test("a customer cancels, and the items are back in stock", async ({ page, db }) => {
	const { variantIds } = await putOnShelf(db, { title: "Reading lamp", variants: [{ stock: 3 }] });
	const lines = [{ variantId: variantIds[0] ?? 0, quantity: 3 }];
	const { number } = await addOrder(db, { lines, placedAt: new Date() });
	const stock = async () => (await db.selectFrom("variants").select("stock").executeTakeFirst())?.stock;
	expect(await stock()).toBe(0);
	await track(page, number, "(212) 555-0147");
	await page.getByRole("link", { name: "Cancel this order" }).click();
	await page.getByRole("dialog").getByRole("link", { name: "Keep order" }).click();
	await page.getByRole("link", { name: "Cancel this order" }).click();
	await expect(page.getByRole("dialog")).toContainText("this can’t be undone");
	await press(page, "Cancel order");
	await expect(page.getByRole("status").filter({ hasText: "Your order is cancelled." })).toBeVisible();
	await expect(page.getByText("Nothing more will be sent.")).toBeVisible();
	expect(await stock()).toBe(3);
	await page.goto(`/track/${number}/order-cancellation`);
	await expect(
		page.getByRole("status").filter({ hasText: "This order is already cancelled." }),
	).toBeVisible();
	await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a customer returns items, and staff receive and refund them", async ({
	page,
	newBrowser,
	db,
	javaScriptEnabled,
}) => {
	const { number } = await addOrder(db, {
		placedAt: new Date(),
		status: "processing",
		payment: "paid",
		fulfilment: "delivered",
	});
	const customer = await newBrowser();
	await track(customer, number);
	await customer.getByRole("link", { name: "Return items" }).click();
	await customer.getByLabel("Lamp").fill("9");
	await customer.getByRole("radio", { name: "There is a problem" }).check();
	await press(customer, "Request return");
	await expect(customer.getByRole("alert")).toContainText("This is more than you can return");
	await customer.getByLabel("Lamp").fill("2");
	await press(customer, "Show amount");
	const amount = customer.getByRole("main").getByRole("status");
	await expect(amount).toHaveText(
		/You get back\s*2 × Lamp.*\$50\.00\s*Delivery\s*\$5\.00\s*Total\s*\$55\.00/,
	);
	await expect(customer.getByRole("radio", { name: "There is a problem" })).toBeChecked();
	await customer.getByLabel("Lamp").fill("1");
	// With scripts the amount follows.
	if (javaScriptEnabled === false) await press(customer, "Show amount");
	await expect(amount).toHaveText(/1 × Lamp.*\$25\.00\s*Total\s*\$25\.00/);
	await customer.getByLabel("What is wrong?").fill("The shade is torn.");
	await press(customer, "Request return");
	await expect(customer.getByRole("status").filter({ hasText: "We received your request" })).toBeVisible();

	await signInAt(page, `/orders/${number}`, ADMIN);
	await page.getByRole("link", { name: "Approve" }).click();
	await expect(page.getByLabel("Message to the customer")).toBeFocused();
	await page.getByLabel("Message to the customer").fill("Send it to 1 Dock Street.");
	await press(page, "Approve return");
	await page.getByRole("link", { name: "Receive items" }).click();
	await page.getByRole("radio", { name: "Write off" }).check();
	await press(page, "Receive items");
	await expect(page.getByRole("alert")).toContainText("Choose a reason for the write-off.");
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(page.getByRole("radio", { name: "Write off" })).toBeChecked();
	await page.getByLabel("Reason for the write-off").selectOption("Damaged");
	await press(page, "Receive items");
	await expect(page.getByText(/Written off: 1 × Lamp \d+ \(damaged\)/)).toBeVisible();
	await expect(page.getByText("Refund needed: $25.00.")).toBeVisible();
	const primary = page.locator("main a.btn:not(.btn-plain, .btn-quiet)");
	await expect(primary).toHaveText("Record refund");
	await primary.click();
	await expect(page.getByLabel("Quantity of Lamp")).toHaveValue("1");
	await press(page, "Review refund");
	await expect(page.getByRole("alert")).toContainText("Enter how you sent the money back.");
	await page.getByLabel("How you sent the money back").fill("Bank transfer");
	await press(page, "Review refund");
	await expect(page.getByRole("heading", { name: "Record a refund of $25.00?" })).toBeVisible();
	await press(page, "Record $25.00");
	const recorded = page.getByRole("status").filter({ hasText: "The refund of $25.00 is recorded." });
	await expect(recorded).toBeVisible();
	await expect(page.getByText("Refund needed")).toHaveCount(0);

	await customer.goto(`/track/${number}`);
	await expect(customer.getByText("Send it to 1 Dock Street.")).toBeVisible();
	await expect(customer.getByText("We refunded $25.00 of your payment.")).toBeVisible();
	expect((await db.selectFrom("variants").select("stock").executeTakeFirst())?.stock).toBe(8);
	expect((await db.selectFrom("orders").select("status").executeTakeFirst())?.status).toBe("completed");
});

test("the emailed link opens the confirmation and its receipt", async ({ page, newBrowser, db }) => {
	const key = randomBytes(32).toString("base64url");
	const tokenHash = createHash("sha256").update(key).digest("base64url");
	const { number } = await addOrder(db, { placedAt: new Date(), tokenHash });
	await page.goto(`/order-confirmation/${number}?key=${key}`);
	await expect(page).toHaveURL(new RegExp(`/order-confirmation/${number}$`));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Thank you, Ana Lima. We received your order.",
	);
	await expect(page.getByRole("heading", { name: "Pay by bank transfer" })).toBeVisible();
	await page.getByRole("link", { name: "Receipt" }).click();
	await expect(page.getByText("Includes Sales tax 10%")).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("banner")).toBeHidden();
	await expect(page.getByRole("contentinfo")).toBeHidden();
	await expect(page.getByText("To print, use")).toBeHidden();
	await expect(page.getByText("Tax number: 12-3456789")).toBeVisible();
	await expect(page.getByText("1 Market Street", { exact: true })).toBeVisible();
	await expect(page.getByText(/Hoboken, NJ 07030/)).toBeVisible();
	await expect(page.getByRole("heading", { name: formatReferenceNumber(number) })).toBeVisible();

	const stranger = await newBrowser();
	await stranger.goto(`/order-confirmation/${number}?key=${key.slice(1)}`);
	await expect(stranger).toHaveURL(/\/track\?number=/);

	const cancelled = { column: "status", expectedStatus: "new", to: "cancelled", by: "customer" } as const;
	expect(await changeOrder(db, { ...cancelled, number, actorId: null, now: new Date() })).toMatchObject({
		ok: true,
	});
	await page.goto(`/order-confirmation/${number}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your order: cancelled");
	await expect(page.getByText("This order is cancelled. Nothing more will be sent.")).toBeVisible();
});

test("the packing slip lists what is left to pack after a refund", async ({ page, db }) => {
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 9 }, { stock: 9 }] });
	const lines = variantIds.map((variantId, at) => ({ variantId, quantity: at + 2 }));
	const { number } = await addOrder(db, { lines, status: "confirmed", placedAt: new Date() });
	// Of two and three units, two of each were refunded and are back on the shelf.
	await db.updateTable("order_lines").set({ returned: 2 }).execute();
	await signInAt(page, `/orders/${number}/packing-slip`, ADMIN);
	const rows = page.getByRole("table", { name: "Items to pack" }).getByRole("row");
	await expect(rows).toHaveCount(2);
	await expect(rows.last().getByRole("cell").first()).toHaveText("1");
});
