import type { Page } from "playwright/test";
import { maskId } from "#app/common/masked-id.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import { openHotel, stayAhead } from "#e2e/helpers/hotels.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const { checkIn, checkOut } = stayAhead();
const RESULTS = `/hotels/results?${new URLSearchParams({ destination: "lisbon", checkIn, checkOut })}`;

async function openPlaced(db: Database, name: string, place: [number, number] | null, price: number) {
	const { hotelId } = await openHotel(db, name, "Lisbon", { price });
	const [latitude, longitude] = place ?? [null, null];
	await db.updateTable("hotels").set({ latitude, longitude }).where("id", "=", hotelId).execute();
	return hotelId;
}

const map = (page: Page) => page.getByRole("region", { name: "Map: Hotels in Lisbon" });
const isLoaded = (page: Page) =>
	map(page)
		.locator("img")
		.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0));

test("a guest sees hotels on the map with their prices, zooms in and opens one", async ({
	page,
	db,
	javaScriptEnabled,
}) => {
	const hill = await openPlaced(db, "Casa do Miradouro", [38.7194, -9.1331], 12_000);
	await openPlaced(db, "Pátio das Flores", [38.7172, -9.1371], 8_000);
	await openPlaced(db, "Hotel Estrela", [38.7069, -9.1769], 10_000);
	await openPlaced(db, "Hotel Nowhere", null, 9_000);
	await page.goto(`${RESULTS}&sort=price`);
	await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Map" }).click();
	await expect(map(page).getByRole("link", { name: "Hotel Estrela: $300 for 3 nights" })).toBeVisible();
	await expect(page).toHaveURL(/sort=price.*view=map/);
	expect(await isLoaded(page)).toBe(true);
	await expect(map(page)).toContainText("1 hotel has no place on the map");
	await expect(map(page)).toContainText("Natural Earth");
	// Two that are too near to be told apart lead to where they are not.
	await map(page).getByRole("link", { name: "2 hotels here, from $240 for 3 nights: zoom in" }).click();
	const pin = map(page).getByRole("link", { name: "Casa do Miradouro: $360 for 3 nights" });
	await expect(pin).toBeVisible();
	const before = page.url();
	await map(page).getByRole("link", { name: "Zoom out" }).click();
	await expect(page).not.toHaveURL(before);
	await map(page).getByRole("link", { name: "Zoom in" }).click();
	await expect(page).toHaveURL(before);
	await map(page).getByRole("link", { name: "Move the map east" }).click();
	await expect(page).not.toHaveURL(before);
	await map(page).getByRole("link", { name: "Move the map west" }).click();
	await expect(page).toHaveURL(before);
	await pin.click();
	const card = page.locator(javaScriptEnabled ? ".map-card" : "article:target");
	await card.getByRole("link", { name: "Casa do Miradouro" }).click();
	await expect(page).toHaveURL(new RegExp(`${hotelPath(hill)}\\?checkIn=${checkIn}`));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Casa do Miradouro");
	const html = await (await page.request.get(hotelPath(hill))).text();
	expect(html).toContain('"geo":{"@type":"GeoCoordinates","latitude":38.7194,"longitude":-9.1331}');
});

test("beside the list on a wide screen, a pin shows the card of its hotel, and leads to it without scripts", async ({
	page,
	db,
	javaScriptEnabled,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	const hill = await openPlaced(db, "Casa do Miradouro", [38.7194, -9.1331], 12_000);
	await openPlaced(db, "Hotel Estrela", [38.7069, -9.1769], 10_000);
	await page.goto(`${RESULTS}&view=map`);
	await expect(page.locator("#list article")).toHaveCount(2);
	expect(await isLoaded(page)).toBe(true);
	await map(page).getByRole("link", { name: "Casa do Miradouro: $360 for 3 nights" }).click();
	if (javaScriptEnabled) {
		const card = page.locator(".map-card");
		await expect(card.getByText("$360.00")).toBeVisible();
		await expect(card.getByRole("link")).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(card).toHaveCount(0);
		await map(page).getByRole("link", { name: "Casa do Miradouro: $360 for 3 nights" }).click();
		await card.getByRole("link", { name: "Casa do Miradouro" }).click();
	} else {
		await expect(page.locator("article:target")).toContainText("Casa do Miradouro");
		await expect(page.locator("article:target")).toBeInViewport();
		await page.locator("article:target").getByRole("link", { name: "Casa do Miradouro" }).click();
	}
	await expect(page).toHaveURL(new RegExp(`${hotelPath(hill)}\\?checkIn=${checkIn}`));
	// The hotel's own page leads to the map, too.
	await page.getByRole("link", { name: "Show on map" }).click();
	await expect(page).toHaveURL(/view=map&at=15\./);
	await expect(map(page).getByRole("link", { name: "Casa do Miradouro: $360 for 3 nights" })).toBeVisible();
});

test("the map is above the list on a phone, and beside it on a wide screen", async ({ page, db }) => {
	await openPlaced(db, "Casa do Miradouro", [38.7194, -9.1331], 12_000);
	const boxes = async () => [
		await map(page).boundingBox(),
		await page.locator("#list article").boundingBox(),
	];
	await page.setViewportSize({ width: 360, height: 780 });
	await page.goto(`${RESULTS}&view=map`);
	const [above, below] = await boxes();
	expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
	await page.setViewportSize({ width: 1280, height: 800 });
	const [right, left] = await boxes();
	expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
});

test("a guest drags the map, and goes back to the list with the same filters", async ({
	page,
	db,
	javaScriptEnabled,
}) => {
	await openPlaced(db, "Casa do Miradouro", [38.7194, -9.1331], 12_000);
	await page.goto(`${RESULTS}&stars=4&view=map`);
	await expect(map(page)).toBeVisible();
	if (javaScriptEnabled) {
		await expect(page.locator(".map-layer")).toHaveClass(/is-movable/);
		const frame = await page.locator(".map-frame").boundingBox();
		if (!frame) throw new Error("no map");
		await page.mouse.move(frame.x + 200, frame.y + 120);
		await page.mouse.down();
		await page.mouse.move(frame.x + 320, frame.y + 200, { steps: 4 });
		await page.mouse.up();
		await expect(page).toHaveURL(/view=map&at=\d/);
		expect(await isLoaded(page)).toBe(true);
	}
	await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "List" }).click();
	await expect(page.getByRole("heading", { name: "Casa do Miradouro" })).toBeVisible();
	await expect(page).toHaveURL(/stars=4/);
	await expect(map(page)).toHaveCount(0);
});

test("an owner places the hotel by a click on the map and by typing, and wrong coordinates are refused", async ({
	page,
	db,
}) => {
	const { hotelId } = await openOwnInn(db);
	const placeOf = () =>
		db
			.selectFrom("hotels")
			.select(["latitude", "longitude"])
			.where("id", "=", hotelId)
			.executeTakeFirstOrThrow();
	await signInAt(page, `/list-new-hotel/${maskId(hotelId)}/place?at=14.124416.100452`, emailOf("Hotel"));
	await page.getByRole("button", { name: "Put the pin here" }).click({ position: { x: 300, y: 100 } });
	await expect(page.getByRole("status")).toContainText("is on the map at 38.7");
	await expect(page).toHaveURL(/at=14\.124416\.100452$/);
	const clicked = await placeOf();
	// To the north and east of the middle.
	expect(clicked.latitude).toBeGreaterThan(38.715);
	expect(clicked.latitude).toBeLessThan(38.75);
	expect(clicked.longitude).toBeGreaterThan(-9.14);
	expect(clicked.longitude).toBeLessThan(-9.12);
	await expect(page.getByLabel("Latitude")).toHaveValue(String(clicked.latitude));

	await page.getByRole("link", { name: "Zoom in" }).click();
	await expect(page).toHaveURL(/at=15\./);
	await page.getByLabel("Latitude").fill("NaN");
	await page.getByLabel("Longitude").fill("1e308");
	await page.getByRole("button", { name: "Save coordinates" }).click();
	await expect(page.getByRole("alert")).toContainText(
		"Enter the latitude as a number from −90 to 90, like 38.7139.",
	);
	await expect(page.getByLabel("Longitude")).toHaveValue("1e308");
	expect(await placeOf()).toEqual(clicked);
	await page.getByLabel("Latitude").fill("38,7194");
	await page.getByLabel("Longitude").fill("−9.1331");
	await page.getByRole("button", { name: "Save coordinates" }).click();
	await expect(page.getByRole("status")).toContainText("is on the map at 38.7194, -9.1331.");
	expect(await placeOf()).toEqual({ latitude: 38.7194, longitude: -9.1331 });
});
