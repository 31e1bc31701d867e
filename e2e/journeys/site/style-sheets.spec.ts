import type { Page } from "playwright/test";
import { maskId } from "#app/common/masked-id.ts";
import { openOwnInn, photo } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** The addresses of the style sheets in use. */
const sheetsOf = (page: Page) =>
	page.evaluate(() =>
		[...document.styleSheets]
			.filter(({ cssRules }) => cssRules.length > 0)
			.map(({ href }) => href)
			.filter((href) => href !== null),
	);

/** Whoever opens the same address anew gets no style sheet that is missing here. */
async function expectStyled(page: Page): Promise<void> {
	const anew = await page.context().newPage();
	await anew.goto(page.url());
	const expected = expect.arrayContaining(await sheetsOf(anew));
	await anew.close();
	// A page can be read before its style sheets have arrived.
	await expect.poll(() => sheetsOf(page), page.url()).toEqual(expected);
}

test("every screen has its style sheets: after an upload, a refused form, a redirect and the back button", async ({
	page,
	db,
}) => {
	const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
	const { hotelId } = await openOwnInn(db);
	await signInAt(page, `/add-room/${maskId(hotelId)}`, emailOf("Hotel"));
	await page.getByLabel("Photos").setInputFiles(await photo("olive"));
	await press("Add room");
	await expect(page.getByRole("alert").first()).toBeVisible();
	await expectStyled(page);
	await page.getByLabel("Room name").fill("Double room");
	await page.getByLabel("Beds").fill("1 double bed");
	await page.getByLabel("Price per night").fill("95.50");
	await page.getByLabel("photos").setInputFiles(await photo("teal"));
	await press("Add room");
	await expect(page.getByText("Double room is added")).toBeVisible();
	await expectStyled(page);
	await page.goto(`/list-new-hotel/${maskId(hotelId)}/photos`);
	await page.goBack();
	await expect(page.getByRole("heading", { name: "Change nights" })).toBeVisible();
	await expectStyled(page);
	await page.goForward();
	await page.getByLabel("Photos").setInputFiles(await photo("tomato"));
	await press("Add photos");
	await expect(page.getByText("1 photo added.")).toBeVisible();
	await expectStyled(page);

	await page.goto("/profile/avatar");
	await page.getByLabel("Picture").setInputFiles(await photo("navy"));
	await press("Upload picture");
	await expect(page.getByRole("status")).toBeVisible();
	await expectStyled(page);
});
