import { addMove } from "#e2e/helpers/moves.ts";
import { ADMIN, emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const PHONE = { width: 360, height: 740 };

test("the sidebar leads to each area with its tabs, and counts what waits", async ({ page, db }) => {
	await addMove(db);
	await signInAt(page, "/orders", ADMIN);
	const areas = page.getByRole("navigation", { name: "Back office" });
	await expect(areas.getByRole("link", { name: "Orders" })).toHaveAttribute("aria-current", "page");
	await areas.getByRole("link", { name: "Moves 1" }).click();
	await expect(page).toHaveURL("/trucking-dashboard");
	await page.getByRole("navigation", { name: "Moves" }).getByRole("link", { name: "Drivers" }).click();
	await expect(page).toHaveURL("/trucking-dashboard/drivers");
	await expect(areas.getByRole("link", { name: "Moves" })).toHaveAttribute("aria-current", "true");
	await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test("on a phone, the areas open over the screen and close again", async ({ page }) => {
	await page.setViewportSize(PHONE);
	await signInAt(page, "/owner/dashboard", emailOf("Hotel"));
	const areas = page.getByRole("navigation", { name: "Back office" });
	await expect(areas).toBeHidden();
	await page.getByRole("link", { name: "All areas, now Today" }).click();
	await expect(areas.getByRole("link", { name: "Statements" })).toBeInViewport({ ratio: 1 });
	await areas.getByRole("link", { name: "Close" }).click();
	await expect(areas).toBeHidden();
	await page.getByRole("link", { name: "All areas, now Today" }).click();
	await areas.getByRole("link", { name: "Reviews" }).click();
	await expect(page).toHaveURL("/owner/reviews");
	await expect(areas).toBeHidden();
});

test("each role has the areas that it may open, and each of them opens", async ({ page }) => {
	for (const role of ["Hotel", "Admin", "SuperAdmin"] as const) {
		await signInAt(page, role === "Hotel" ? "/owner/dashboard" : "/orders", emailOf(role));
		const links = page.getByRole("navigation", { name: "Back office" }).locator("li").getByRole("link");
		const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
		for (const path of paths.filter((each) => each.startsWith("/")))
			expect((await page.request.get(path)).status(), `${path} for ${role}`).toBe(200);
		await page.context().clearCookies();
	}
});

test("a customer's page has no sidebar", async ({ page }) => {
	await signInAt(page, "/my-bookings", emailOf("User"));
	await expect(page.getByRole("navigation", { name: "Back office" })).toHaveCount(0);
	await expect(page.getByRole("contentinfo")).toBeVisible();
});
