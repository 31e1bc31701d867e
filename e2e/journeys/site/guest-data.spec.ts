import { readFile } from "node:fs/promises";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { mailedToken } from "#app/testing/written-mail.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";
import { unzip } from "#e2e/helpers/unzip.ts";

const EMAIL = "zelda@quist.example";

test("a guest gets a copy of their data by email, and has it erased", async ({ page, db, newBrowser }) => {
	const { number } = await addOrder(db, { name: "Zelda Quist", email: EMAIL });
	await page.goto("/privacy");
	await page.getByRole("link", { name: "ask for your data or its erasure" }).click();
	await page.getByRole("button", { name: "Email me a link" }).click();
	await expect(page.getByRole("alert")).toContainText("Enter your email address.");
	await page.getByLabel("Email").fill(EMAIL);
	await page.getByText("Erase my data").click();
	await page.getByRole("button", { name: "Email me a link" }).click();
	await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

	const link = `/privacy/data/link?token=${await mailedToken(db, EMAIL)}`;
	await page.goto(link);
	await expect(page).toHaveURL("/privacy/data/summary");
	await expect(page.getByRole("listitem").filter({ hasText: "1 order" })).toBeVisible();
	const waiting = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download your data" }).click();
	const files = await unzip(await readFile(await (await waiting).path()));
	expect(JSON.parse(files.get("data.json")?.toString() ?? "")).toMatchObject({
		email: EMAIL,
		orders: [{ number, name: "Zelda Quist" }],
	});
	// The downloaded link opens no further browser.
	const other = await newBrowser();
	await other.goto(link);
	await expect(other.getByRole("heading", { name: "This link no longer works" })).toBeVisible();

	await page.getByRole("link", { name: "Erase your data" }).click();
	await expect(page.getByText(formatReferenceNumber(number))).toBeVisible();
	await page.getByRole("button", { name: "Erase my data" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Your data has been erased." })).toBeVisible();
	const order = db.selectFrom("orders").select(["name", "email", "status"]).where("number", "=", number);
	expect(await order.execute()).toEqual([{ name: "Erased customer", email: "", status: "cancelled" }]);
	const mails = db
		.selectFrom("outbox")
		.select("subject")
		.where("to_address", "=", EMAIL)
		.orderBy("id", "desc");
	expect((await mails.execute())[0]).toEqual({ subject: "Your data has been erased" });
	await page.goto("/privacy/data/summary");
	await expect(page.getByRole("alert")).toContainText("Your link no longer works.");
});
