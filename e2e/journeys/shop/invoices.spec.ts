import { hashToken } from "#app/common/access/tokens.server.ts";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { addSeller } from "#app/testing/shop/selling.ts";
import { fillCheckout, openCheckout, placeButton, placedNumber } from "#e2e/helpers/checkout.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("staff save the seller details, and a paid order gets an invoice as a page and as a PDF", async ({
	page,
	newBrowser,
	db,
}) => {
	const key = "k".repeat(43);
	const now = new Date();
	const { number } = await addOrder(db, { placedAt: now, tokenHash: hashToken(key), status: "confirmed" });

	const admin = await newBrowser();
	await signInAt(admin, "/dashboard/seller", ADMIN);
	await admin.getByLabel("Name").fill("");
	await admin.getByLabel("Address").fill("");
	await admin.getByLabel("Phone").fill("(201) 555-0100");
	await admin.getByRole("button", { name: "Save seller details" }).click();
	await expect(admin.getByRole("alert")).toContainText("Enter the name of the seller.");
	await expect(admin.getByRole("alert")).toContainText("Enter the address of the seller.");
	await admin.getByLabel("Name").fill("Meeha Market, Inc.");
	await admin.getByRole("button", { name: "Save seller details" }).click();
	await expect(admin.getByRole("alert")).toContainText("Enter the address of the seller.");
	await admin.getByLabel("Address").fill("1 Market Street\nHoboken, NJ 07030\nUnited States");
	await admin.getByLabel("Tax number").fill("US 12-3456789");
	await admin.getByRole("button", { name: "Save seller details" }).click();
	await expect(admin.getByText("The seller details are saved.")).toBeVisible();

	await page.goto(`/order-confirmation/${number}?key=${key}`);
	await expect(page.getByRole("link", { name: "Receipt" })).toBeVisible();
	await expect(page.getByRole("link", { name: /^Invoice/ })).toHaveCount(0);

	await admin.goto(`/orders/${number}/payment`);
	await admin.getByRole("button", { name: "Mark as paid" }).click();
	const year = new Date().getUTCFullYear();
	const link = new RegExp(`^Invoice (${year}|${year - 1})-00001$`);
	await admin.getByRole("link", { name: link }).click();
	await expect(admin.getByText("Tax number: US 12-3456789")).toBeVisible();

	await page.goto(`/track/${number}`);
	await page.getByRole("link", { name: link }).click();
	await expect(page.getByText("Includes Sales tax 10% of")).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(page.getByText("To print, use")).toBeHidden();
	await expect(page.getByText("1 Market Street")).toBeVisible();
	await page.emulateMedia({ media: "screen" });
	const href = await page.getByRole("link", { name: "Download PDF" }).getAttribute("href");
	const pdf = await page.request.get(href ?? "");
	expect(pdf.headers()).toMatchObject({
		"content-type": "application/pdf",
		"cache-control": "private, no-store",
	});
	expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");

	const stranger = await newBrowser();
	for (const path of [new URL(page.url()).pathname, href ?? ""]) {
		await stranger.goto(path);
		await expect(stranger).toHaveURL(/\/track\?number=/);
	}

	const refund = { amount: 1_000, expectedRefunded: 0 };
	const part = { column: "payment", expectedStatus: "paid", to: "partially_refunded", by: "staff" } as const;
	expect(await changeOrder(db, { ...part, number, refund, actorId: null, now })).toMatchObject({ ok: true });
	await page.goto(`/track/${number}`);
	await page.getByRole("link", { name: /^Credit note .*-00002$/ }).click();
	await expect(page.getByText("Total credit −$10.00")).toBeVisible();
});

test("a company’s tax number is checked at the checkout and stands on its invoice", async ({
	page,
	newBrowser,
	db,
}) => {
	await openCheckout(page, db);
	await addSeller(db);
	const admin = await newBrowser();
	await signInAt(admin, "/orders", ADMIN);
	await fillCheckout(page);
	await page.getByLabel("Tax number").fill("98-765");
	await placeButton(page).click();
	await expect(page.getByText("United States has no such tax number.").first()).toBeVisible();
	await expect(page.getByLabel("Tax number")).toHaveValue("98-765");
	await page.getByLabel("Tax number").fill("98-7654321");
	await placeButton(page).click();
	const number = await placedNumber(page);
	await expect(page.getByText("98-7654321")).toBeVisible();

	await db.updateTable("orders").set({ status: "confirmed", payment_method: "bank_transfer" }).execute();
	await admin.goto(`/orders/${number}/payment`);
	await admin.getByRole("button", { name: "Mark as paid" }).click();
	await admin.getByRole("link", { name: /^Invoice / }).click();
	await expect(admin.getByText("Tax number: 98-7654321")).toBeVisible();
});
