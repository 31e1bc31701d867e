import { maskId } from "#app/common/masked-id.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addSiteAccount } from "#e2e/helpers/accounts.ts";
import { chooseFromRowMenu, DASHBOARD, rowOf, rows } from "#e2e/helpers/dashboard.ts";
import { addMove, dayAhead, fillBooking } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test("a visitor with a phone finds the form by the menu and books", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
	await page.locator("summary", { hasText: "Menu" }).tap();
	const menu = page.getByRole("navigation", { name: "Menu" });
	await expect(page.getByText("Explore")).toBeVisible();
	await expect(menu.getByRole("link")).toHaveText([
		"Home",
		"Shop",
		"Travel",
		"Rent",
		"Track Order",
		"Wishlist",
		"Help",
	]);
	await expect(page.getByRole("link", { name: "Log In" }).last()).toBeVisible();
	await menu.getByRole("link", { name: "Rent" }).tap();
	await expect(page).toHaveURL("/trucking-home");
	await fillBooking(page);
	await page.getByRole("button", { name: "Book moving vehicle" }).tap();
	const notification = page.getByRole("dialog", { name: "Notification" });
	await expect(notification).toContainText("Booking successful! Your request has been submitted.");
	await notification.getByRole("link", { name: "Close" }).tap();
	await expect(page.getByRole("heading", { name: "Your bookings" })).toBeVisible();
});

test("nothing is wider than the phone, nor the tables of many columns than a tablet", async ({
	page,
	db,
}) => {
	const email = `${"e".repeat(60)}@example.com`;
	await addMove(db, { name: "W".repeat(100), current_address: "9".repeat(200) });
	await addOrder(db, { email });
	const { productId } = await putOnShelf(db, { title: "W".repeat(150), variants: [{ option: "Large" }] });
	const tables = ["/orders", `/dashboard/products/${maskId(productId)}/variants`];
	await addSiteAccount(db, { email, role: "Admin" });
	await signInAt(page, DASHBOARD, email);
	const fits = async (path: string) => {
		await page.goto(path);
		const [content, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
		expect(content, path).toBeLessThanOrEqual(room ?? 0);
	};
	for (const path of ["/", "/trucking-home", "/track", "/signup", "/collection", "/nowhere", DASHBOARD])
		await fits(path);
	for (const path of ["/profile/email", ...tables]) await fits(path);
	await page.setViewportSize({ width: 768, height: 1024 });
	for (const path of tables) await fits(path);
});

test("an admin with a phone filters by the dialog and acts by the row menu", async ({ page, db }) => {
	await addMove(db, { name: "Kavya Rao", booking_date: dayAhead(4) });
	await addMove(db, { name: "Mei Chen", vehicle_type: "loader", booking_date: dayAhead(6) });
	await signInAt(page, DASHBOARD, ADMIN);
	await expect(page.getByLabel("Status")).toBeHidden();
	await page.getByRole("link", { name: "Filters" }).tap();
	const dialog = page.getByRole("dialog", { name: "Filters" });
	await dialog.getByLabel("Vehicle").selectOption("loader");
	await dialog.getByLabel("Start date").fill(dayAhead(5));
	await dialog.getByRole("button", { name: "Apply Filters" }).tap();
	await expect(dialog).toHaveCount(0);
	await expect(rows(page)).toHaveCount(1);
	await expect(rows(page)).toContainText("Mei Chen");
	await page.getByRole("link", { name: "Clear Filters" }).tap();
	await expect(rows(page)).toHaveCount(2);
	const question = await chooseFromRowMenu(page, "Kavya Rao", "Confirm");
	await question.getByRole("button", { name: "Confirm booking" }).tap();
	await expect(rowOf(page, "Kavya Rao")).toContainText("Confirmed");
});

test("an admin with a phone signs out by the menu", async ({ page }) => {
	await signInAt(page, DASHBOARD, ADMIN);
	await page.locator(".mobile-menu summary").tap();
	await expect(page.locator(".mobile-menu")).toContainText("Ada Nwosu");
	await expect(page.locator(".mobile-menu")).toContainText(ADMIN);
	await expect(page.locator(".mobile-menu").getByRole("link", { name: "Profile" })).toBeVisible();
	await page.getByRole("button", { name: "Logout" }).tap();
	await expect(page).toHaveURL("/");
	await expect(page.getByRole("status").filter({ hasText: "You are signed out." })).toBeVisible();
});
