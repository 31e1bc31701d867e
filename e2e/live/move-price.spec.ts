import { addRateCard, addZone } from "#app/testing/rent/rates.ts";
import type { Database } from "#db/client.ts";
import { dayAhead, fillBooking } from "#e2e/helpers/moves.ts";
import { ADMIN } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const QUEENS = {
	currentAddress: "5 Orchard Lane, Queens, NY 11101",
	newAddress: "7 Mill Road, Queens, NY 11102",
	bookingDate: dayAhead(12),
};

async function addRates(db: Database): Promise<void> {
	const { id } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", ADMIN)
		.executeTakeFirstOrThrow();
	await addZone(db, { name: "Queens", prefixes: ["111"], actorId: id });
	await addRateCard(db, {
		actorId: id,
		prices: { weekend_percent: 0, helper_price: 4_000 },
		now: new Date(),
	});
}

test("the price follows what the customer changes, without losing the focus", async ({ page, db }) => {
	await addRates(db);
	await page.goto("/trucking-home");
	await page.getByText(/^Floors, helpers and packing/).click();
	await fillBooking(page, QUEENS);
	const price = page.getByRole("region", { name: "Your price" });
	await expect(price).toContainText("$200.00");
	await expect(page.getByRole("button", { name: "Book for $200.00" })).toBeVisible();
	const helpers = page.getByLabel("Helpers");
	await helpers.selectOption("2");
	await helpers.focus();
	await expect(price).toContainText("2 helpers");
	await expect(price).toContainText("$280.00");
	await expect(helpers).toBeFocused();
	await page.getByLabel("Your name").fill("");
	await expect(page.getByRole("alert")).toHaveCount(0);

	await page.getByLabel("Moving to").fill("");
	await expect(price).toContainText("This price is for earlier answers.");
	await page.getByLabel("Moving to").fill("18 Lakeside Drive, New Paltz, NY 12561");
	await expect(page.getByRole("heading", { name: "We’ll call you with a price" })).toBeVisible();
	await page.getByLabel("Moving to").fill(QUEENS.newAddress);
	await page.getByLabel("Your name").fill("Zoë Laurent");
	await page.getByRole("button", { name: "Book for $280.00" }).click();
	await expect(page.getByRole("dialog", { name: "Notification" })).toContainText("$280.00");
});

test("of two answers the last one is shown, and nothing is asked before a price is wanted", async ({
	page,
	db,
}) => {
	await addRates(db);
	const asked: string[] = [];
	let release = () => {};
	const released = new Promise<void>((done) => {
		release = done;
	});
	await page.route("/trucking-home", async (route) => {
		if (route.request().method() !== "POST") return route.continue();
		const helpers = new URLSearchParams(route.request().postData() ?? "").get("helpers") ?? "";
		asked.push(helpers);
		const response = await route.fetch();
		if (helpers === "1") await released;
		// The page has given up on the first one.
		await route.fulfill({ response }).catch(() => {});
	});
	await page.goto("/trucking-home");
	await fillBooking(page, QUEENS);
	const details = page.getByText(/^Floors, helpers and packing/);
	await details.click();
	const helpers = page.getByLabel("Helpers");
	await helpers.selectOption("1");
	await expect.poll(() => asked).toEqual(["1"]);
	await helpers.selectOption("3");
	const price = page.getByRole("region", { name: "Your price" });
	await expect(price).toContainText("3 helpers");
	release();
	await page.getByLabel("Packing assistance").check();
	await expect(price).toContainText("Packing assistance");
	await expect(price).toContainText("3 helpers");
	expect(asked).toEqual(["1", "3", "3"]);
});

test("a price that can’t be asked for any more says so, and booking shows the current one", async ({
	page,
	db,
}) => {
	await addRates(db);
	await page.goto("/trucking-home");
	await page.getByText(/^Floors, helpers and packing/).click();
	await fillBooking(page, QUEENS);
	const price = page.getByRole("region", { name: "Your price" });
	await expect(price).toContainText("$200.00");
	await page.route("/trucking-home", (route) =>
		route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 429, body: "" }),
	);
	await page.getByLabel("Helpers").selectOption("1");
	await expect(price).toContainText("This price is for earlier answers.");
	await page.getByRole("button", { name: "Book for $200.00" }).click();
	await expect(page.getByRole("alert").getByRole("row", { name: "Total" })).toContainText("$240.00");
});
