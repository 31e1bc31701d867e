import { addOrder } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { fillBooking } from "#e2e/helpers/moves.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { addProductPictures } from "#e2e/helpers/shelf.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const LIST = "/my-bookings";

test("a signed-in person finds their booking in the list, and cancels it", async ({
	page,
	newBrowser,
	db,
}) => {
	await signInAt(page, LIST, emailOf("User"));
	await expect(page.getByText("No bookings yet")).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Book a move" }).click();
	await fillBooking(page);
	await page.getByRole("button", { name: "Book moving vehicle" }).click();
	await expect(page.getByRole("dialog")).toContainText("Booking successful!");

	// The account's list, not the browser's.
	const elsewhere = await newBrowser();
	await signInAt(elsewhere, LIST, emailOf("User"));
	const row = elsewhere.getByRole("main").getByRole("listitem");
	await expect(row).toContainText("Pending");
	await row.getByRole("link", { name: "View or cancel" }).click();
	await elsewhere.getByRole("link", { name: "Cancel this booking" }).click();
	const dialog = elsewhere.getByRole("dialog");
	await expect(dialog.getByRole("heading")).toContainText("Cancel your move on");
	await dialog.getByRole("link", { name: "Keep booking" }).click();
	await expect(dialog).toBeHidden();
	await elsewhere.getByRole("link", { name: "Cancel this booking" }).click();
	await elsewhere.getByRole("dialog").getByRole("button", { name: "Cancel booking" }).click();
	await expect(elsewhere.getByRole("status").filter({ hasText: "Your booking is cancelled." })).toBeVisible();
	await expect(elsewhere.getByRole("link", { name: "Cancel this booking" })).toHaveCount(0);

	const events = await db
		.selectFrom("changes as event")
		.leftJoin("accounts", "accounts.id", "event.actor_id")
		.select(["event.to_value", "accounts.email"])
		.orderBy("event.id")
		.execute();
	const email = emailOf("User");
	expect(events).toEqual([
		{ to_value: "pending", email },
		{ to_value: "cancelled", email },
	]);
});

test("an order is a row with the picture of its first item, its name, state and total", async ({
	page,
	db,
}) => {
	const { productId, variantIds } = await putOnShelf(db, { title: "Halden lamp" });
	await addProductPictures(db, productId, ["tomato"]);
	const account = db.selectFrom("accounts").select("id").where("email", "=", emailOf("User"));
	const { id: accountId } = await account.executeTakeFirstOrThrow();
	const lines = [{ variantId: variantIds[0] ?? 0, quantity: 2 }];
	const { number } = await addOrder(db, { accountId, lines, placedAt: new Date() });
	await signInAt(page, LIST, emailOf("User"));
	const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Halden lamp × 2" });
	const { image_hash } = await db.selectFrom("product_images").select("image_hash").executeTakeFirstOrThrow();
	await expect(row.locator("img")).toHaveAttribute("src", `/pictures/${image_hash}/160.webp`);
	await expect(row).toContainText("$55.00");
	await expect(row).toContainText("New");
	// The whole row leads to the order.
	await row.click();
	await expect(page).toHaveURL(`/track/${number}`);
});

test("a page that is too old to cancel from says what the booking is now", async ({ page, db }) => {
	await page.goto("/trucking-home");
	await fillBooking(page);
	await page.getByRole("button", { name: "Book moving vehicle" }).click();
	await page.getByRole("dialog").getByRole("link", { name: "Track this booking" }).click();
	await page.getByRole("link", { name: "Cancel this booking" }).click();
	await db.updateTable("moving_bookings").set({ status: "delivered" }).execute();
	await page.getByRole("dialog").getByRole("button", { name: "Cancel booking" }).click();
	await expect(page.getByRole("alert")).toContainText(
		"Failed to cancel booking: This booking was changed to delivered",
	);
});
