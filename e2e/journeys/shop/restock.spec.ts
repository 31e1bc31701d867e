import type { Page } from "playwright/test";
import { maskId } from "#app/common/masked-id.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { requestRestockEmail } from "#app/shop/restock/restock-requests.server.ts";
import { tellRestocked } from "#app/shop/restock/tell-restocked.server.ts";
import { moveStock } from "#app/shop/stock/move-stock.server.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { encryptedText } from "#e2e/helpers/signed-cookie.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const stopPathOf = (email: string) => `/back-in-stock/requests/${encryptedText("restock requests", email)}`;

/** A lamp with a size that is out of stock, and the path of that size. */
async function shelveLamp(db: Database) {
	const { productId, variantIds } = await putOnShelf(db, {
		title: "Halden lamp",
		variants: [
			{ option: "Small", stock: 3 },
			{ option: "Large", stock: 0 },
		],
	});
	const variantId = variantIds[1] ?? 0;
	return { productId, variantId, path: productPath(productId, variantId) };
}

async function restock(db: Database, variantId: number): Promise<void> {
	const now = new Date();
	await transact(db, (trx) =>
		moveStock(trx, { variantId, quantity: 1, reason: "received", actorId: null, now }),
	);
	await tellRestocked(db, { stopPathOf, now });
}

const notice = (page: Page, words: string | RegExp) =>
	expect(page.locator("#flash, main [role=status]").filter({ hasText: words })).toBeVisible();
const ask = (page: Page) => page.getByRole("button", { name: "Email me when it’s back" }).click();
const waiting = (db: Database) => db.selectFrom("restock_requests").select("email").orderBy("id").execute();

test("a visitor asks for an email, confirms it with the mailed link, and is told once", async ({
	page,
	db,
}) => {
	const { productId, variantId, path } = await shelveLamp(db);
	await page.goto(productPath(productId));
	await expect(page.getByRole("button", { name: "Email me when it’s back" })).toHaveCount(0);
	await page.goto(path);
	await page.getByLabel("Email", { exact: true }).fill("ana at example");
	await ask(page);
	await expect(page.getByRole("alert")).toContainText("Enter an email address in the correct format");
	await expect(page.getByLabel("Email", { exact: true })).toHaveValue("ana at example");
	await page.getByLabel("Email", { exact: true }).fill("Ana@example.com");
	await ask(page);
	await notice(page, "Check your email: confirm with the link that we sent to ana@example.com.");
	expect(await waiting(db)).toEqual([]);

	const [mail] = await writtenMails(db);
	const link = /\/back-in-stock\/confirmation\/[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
	await page.goto(link);
	await expect(
		page.getByRole("heading", { name: "Email you when Halden lamp (Large) is back?" }),
	).toBeVisible();
	expect(await waiting(db)).toEqual([]);
	await page.getByRole("button", { name: "Yes, email me" }).click();
	await notice(page, "We’ll email you when Halden lamp (Large) is back in stock.");
	expect(await waiting(db)).toEqual([{ email: "ana@example.com" }]);

	await restock(db, variantId);
	const told = (await writtenMails(db)).filter(({ subject }) => subject === "Halden lamp is back in stock");
	expect(told.map(({ to }) => to)).toEqual(["ana@example.com"]);
	expect(told[0]?.text).toContain(path);
	expect(await waiting(db)).toEqual([]);
	await page.goto(path);
	await expect(page.getByRole("button", { name: "Add to cart" })).toBeVisible();
	await page.goto(link);
	await expect(page.getByRole("heading", { name: "Halden lamp (Large) is back in stock" })).toBeVisible();
});

test("somebody with a confirmed address presses one button, and stops it on their list", async ({
	page,
	db,
}) => {
	const { path } = await shelveLamp(db);
	await signInAt(page, path, emailOf("User"));
	await expect(page.getByLabel("Email", { exact: true })).toHaveCount(0);
	await ask(page);
	await notice(page, "We’ll email you when Halden lamp (Large) is back in stock.");
	expect(await waiting(db)).toEqual([{ email: emailOf("User") }]);
	expect(await writtenMails(db)).toEqual([]);
	await page.getByRole("link", { name: "See all that you wait for" }).click();
	await expect(page.getByRole("listitem").filter({ hasText: "Halden lamp (Large)" })).toBeVisible();
	await page.getByRole("button", { name: "Stop these emails" }).click();
	await expect(page.getByRole("heading", { name: "You aren’t waiting for any product" })).toBeVisible();
	expect(await waiting(db)).toEqual([]);
});

test("the link of an email stops all of them, by a page or by the email program", async ({
	page,
	request,
	db,
}) => {
	const { variantId } = await shelveLamp(db);
	const { variantIds } = await putOnShelf(db, { title: "Oak chair", variants: [{ stock: 0 }] });
	const [chair = 0] = variantIds;
	const now = new Date();
	for (const email of ["ana@example.com", "bo@example.com"])
		for (const id of [variantId, chair]) await requestRestockEmail(db, { variantId: id, email, now });
	const [byPage, byProgram] = [stopPathOf("ana@example.com"), stopPathOf("bo@example.com")];
	await page.goto(byPage);
	await expect(page.getByRole("listitem").filter({ hasText: "Oak chair" })).toBeVisible();
	expect(await waiting(db)).toHaveLength(4);
	await page.getByRole("button", { name: "Stop these emails" }).click();
	await notice(page, "You won’t get back-in-stock emails for these any more.");
	expect(await waiting(db)).toEqual([{ email: "bo@example.com" }, { email: "bo@example.com" }]);
	const answer = await request.post(byProgram, {
		form: { "List-Unsubscribe": "One-Click" },
		maxRedirects: 0,
	});
	expect(answer.status()).toBe(200);
	expect(await waiting(db)).toEqual([]);
});

test("staff see how many wait, by variant", async ({ page, db }) => {
	const { productId, variantId } = await shelveLamp(db);
	for (const email of ["ana@example.com", "bo@example.com"])
		await requestRestockEmail(db, { variantId, email, now: new Date() });
	await signInAt(page, `/dashboard/products/${maskId(productId)}/stock`, emailOf("Admin"));
	const large = page.getByRole("row").filter({ hasText: "Large" });
	await expect(large.getByRole("cell", { name: "2", exact: true })).toBeVisible();
	await expect(page.getByRole("row").filter({ hasText: "Small" })).toContainText("None");
	await page.goto("/dashboard");
	await expect(page.locator(".low-list li").filter({ hasText: "Large" })).toContainText("2 waiting");
});
