import { hotelPath } from "#app/travel/nights/stay.ts";
import { openHotel } from "#e2e/helpers/hotels.ts";
import { emailOf, sendSignIn } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("a guest saves hotels with their hearts, finds them on the wishlist, and keeps them in the account", async ({
	page,
	db,
}) => {
	const { hotelId } = await openHotel(db, "Hotel Miramar", "Lisbon");
	await openHotel(db, "Casa Azul", "Lisbon");
	await page.goto("/hotels/results?destination=lisbon");
	await page.getByRole("button", { name: "Save: Hotel Miramar" }).click();
	await expect(page.getByRole("button", { name: "Remove from wishlist: Hotel Miramar" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Save: Casa Azul" })).toBeVisible();
	await expect(page).toHaveURL(/\/hotels\/results\?destination=lisbon/);
	// Other pages know it, too.
	await page.goto("/gomeeha");
	await page.getByRole("button", { name: "Save: Casa Azul" }).click();
	await page.getByRole("button", { name: "Remove from wishlist: Casa Azul" }).click();
	await expect(page.getByRole("button", { name: "Save: Casa Azul" })).toBeVisible();

	// And so does the hotel's own page.
	await page.goto(hotelPath(hotelId));
	await page.getByRole("button", { name: "Saved (remove from wishlist)" }).click();
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page).toHaveURL(hotelPath(hotelId));
	await expect(page.getByRole("button", { name: "Saved (remove from wishlist)" })).toBeVisible();

	await page.goto("/wishlist");
	await expect(page.getByRole("heading", { level: 2 })).toHaveText("Hotels");
	await expect(page.getByText("From $100.00 a night")).toBeVisible();
	await page.goto("/login?redirectTo=/wishlist");
	await sendSignIn(page, emailOf("User"));
	await page.getByRole("link", { name: "Choose dates at Hotel Miramar" }).click();
	await expect(page).toHaveURL(`${hotelPath(hotelId)}#search`);

	await page.goto("/wishlist");
	await page.getByRole("button", { name: "Remove Hotel Miramar" }).click();
	await expect(page.getByText("Removed from your wishlist: Hotel Miramar.")).toBeVisible();
	await expect(page.getByText("Your wishlist is empty")).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("link", { name: "Hotel Miramar", exact: true })).toBeVisible();
});
