import { addDelivery } from "#app/testing/shop/placing.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import { seedTravel } from "#demo/travel/seed-travel.ts";
import { addProductToCart } from "#e2e/helpers/checkout.ts";
import { fillCity, stayAhead } from "#e2e/helpers/hotels.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { emailOf } from "#e2e/helpers/people.ts";
import { publicScreens } from "#e2e/helpers/public-screens.ts";
import { fillShelf } from "#e2e/helpers/shelf.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";
import { MAX_BYTES, sheetsOf, transferred } from "#e2e/helpers/weights.ts";

test("files are compressed, unless they are already", async ({ baseURL, db }) => {
	await fillShelf(db);
	const page = await (await fetch(`${baseURL}/products`)).text();
	const picture = /\/pictures\/[^" ]+/.exec(page)?.[0] ?? "";
	expect(picture).not.toBe("");
	expect((await transferred(`${baseURL}/feed.xml`)).encoding).toBe("br");
	expect((await transferred(`${baseURL}${picture}`)).encoding).toBeUndefined();
});

test("every public screen fits, with its style sheet, into a connection's first round trip", async ({
	page,
	baseURL,
	db,
}) => {
	const { request } = page;
	const number = await addMove(db);
	const { confirmation_key } = await db
		.selectFrom("moving_bookings")
		.select("confirmation_key")
		.where("number", "=", number)
		.executeTakeFirstOrThrow();
	const product = await fillShelf(db);
	const city = await fillCity(db);
	const table: { screen: string; html: number; css: number; sum: number }[] = [];
	const scriptsOf = (screen: string) => {
		if (screen.startsWith("/products")) return ["enhance", "in-place", "quick-add"];
		if (screen.startsWith("/hotels/results")) return ["enhance", "in-place"];
		if (screen.startsWith("/collection")) return ["enhance", "quick-add"];
		if (/^\/(product|rooms)\//.test(screen)) return ["enhance", "gallery"];
		if (screen === "/login") return ["enhance", "passkeys"];
		return screen.startsWith("/trucking-home") ? ["enhance", "follow-price"] : ["enhance"];
	};
	const measure = async (screen: string, { cookie = "", scripts = scriptsOf(screen) } = {}) => {
		const html = await transferred(baseURL + screen, cookie);
		expect(html.encoding, screen).toBe("br");
		const text = await (await request.get(screen)).text();
		const sheets = sheetsOf(text);
		expect(sheets.length, screen).toBeGreaterThan(0);
		const sizes = await Promise.all(sheets.map((sheet) => transferred(baseURL + sheet)));
		const css = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
		table.push({
			screen: screen.replace(confirmation_key, "…"),
			html: html.bytes,
			css,
			sum: html.bytes + css,
		});

		// A product's structured data is not run as a script.
		const isRun = (attributes = "") => attributes !== ' type="application/ld+json"';
		const run = [...text.matchAll(/<script\b([^>]*)>/g)].map((match) => match[1]).filter(isRun);
		expect(run, screen).toEqual(
			scripts.map((script) => expect.stringMatching(`^ type="module" src="/assets/${script}-[\\w-]+\\.js"$`)),
		);
		expect(text, screen).not.toMatch(/modulepreload|entry\.client|__remix/);
	};
	for (const screen of [
		...(await publicScreens(request)),
		product,
		city.results,
		city.hotel,
		`/trucking-home/booked/${confirmation_key}`,
	])
		await measure(screen);

	await addDelivery(db);
	await addDelivery(db, { name: "Express", price: 1_500 });
	const variants = await db.selectFrom("variants").select("id").orderBy("id").execute();
	for (const at of [0, 3, 6]) await addProductToCart(page, variants[at]?.id ?? 0, 2);
	const cookies = await page.context().cookies();
	const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
	await measure("/checkout", { cookie, scripts: ["enhance", "follow"] });
	expect((await (await request.get("/checkout")).text()).match(/name="quantity_/g)).toHaveLength(3);
	console.table(table);
	expect(table.filter(({ sum }) => sum > MAX_BYTES)).toEqual([]);
});

test("the pages of the demo’s hotels, full ones too, and their lists and maps fit into it", async ({
	baseURL,
	db,
	request,
}) => {
	const idOf = async (email: string) => {
		const account = db.selectFrom("accounts").select("id").where("email", "=", email);
		return (await account.executeTakeFirstOrThrow()).id;
	};
	const email = emailOf("User");
	const ulla = { id: await idOf(email), email };
	const superId = await idOf(emailOf("SuperAdmin"));
	await seedTravel(db, { currency: "USD", superId, ulla, now: new Date(), days: 30 });
	const hotels = await db.selectFrom("hotels").select("id").where("status", "=", "approved").execute();
	const table: { page: string; sum: number }[] = [];
	const { checkIn, checkOut } = stayAhead();
	const lists = ["", "&destination=Lisbon"].flatMap((place) =>
		["list", "map"].flatMap((view) =>
			["", `&checkIn=${checkIn}&checkOut=${checkOut}`].map(
				(dates) => `/hotels/results?view=${view}${place}${dates}`,
			),
		),
	);
	const pages = hotels.flatMap(({ id }) => [hotelPath(id), hotelPath(id, stayAhead())]);
	const measure = async (page: string, state = "") => {
		const html = await transferred(baseURL + page);
		const text = await (await request.get(page)).text();
		const sheets = sheetsOf(text);
		const sizes = await Promise.all(sheets.map((sheet) => transferred(baseURL + sheet)));
		table.push({ page: page + state, sum: sizes.reduce((sum, { bytes }) => sum + bytes, html.bytes) });
	};
	for (const page of [...lists, ...pages]) await measure(page);
	// A full hotel shows other dates and other hotels.
	for (const { id } of hotels) {
		const rooms = db.selectFrom("rooms").select("id").where("hotel_id", "=", id);
		const nights = db.updateTable("nights").where("room_id", "in", rooms);
		const full = nights
			.where("date", ">=", checkIn)
			.where("date", "<", checkOut)
			.where("is_closed", "=", false);
		const closed = await full.set({ is_closed: true }).returning(["room_id", "date"]).execute();
		await measure(hotelPath(id, stayAhead()), " (full)");
		for (const { room_id, date } of closed)
			await db
				.updateTable("nights")
				.set({ is_closed: false })
				.where("room_id", "=", room_id)
				.where("date", "=", date)
				.execute();
	}
	console.table(table.sort((one, other) => other.sum - one.sum).slice(0, 12));
	expect(table.length).toBeGreaterThan(40);
	expect(table.filter(({ sum }) => sum > MAX_BYTES)).toEqual([]);
});
