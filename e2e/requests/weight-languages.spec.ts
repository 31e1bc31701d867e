import { brotliCompressSync } from "node:zlib";
import { LANGUAGE_NAMES } from "#app/common/language/languages.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import { seedTravel } from "#demo/travel/seed-travel.ts";
import { stayAhead } from "#e2e/helpers/hotels.ts";
import { emailOf } from "#e2e/helpers/people.ts";
import { publicScreens } from "#e2e/helpers/public-screens.ts";
import { fillShelf } from "#e2e/helpers/shelf.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";
import { MAX_BYTES, sheetsOf, transferred } from "#e2e/helpers/weights.ts";

test.use({ languages: LANGUAGE_NAMES.join(",") });

test("in other languages, public screens as the page cache keeps them fit into a first round trip", async ({
	baseURL,
	db,
	request,
}) => {
	const product = await fillShelf(db);
	const accounts = db.selectFrom("accounts").select(["id", "email"]);
	const ulla = await accounts.where("email", "=", emailOf("User")).executeTakeFirstOrThrow();
	const { id: superId } = await accounts.where("email", "=", emailOf("SuperAdmin")).executeTakeFirstOrThrow();
	await seedTravel(db, { currency: "USD", superId, ulla, now: new Date(), days: 30 });
	const hotels = await db.selectFrom("hotels").select("id").where("status", "=", "approved").execute();
	const { checkIn, checkOut } = stayAhead();
	const screens = [
		...(await publicScreens(request)).filter((path) => !/^\/\w\w(\/|$)/.test(path)),
		product,
		`/hotels/results?checkIn=${checkIn}&checkOut=${checkOut}`,
		"/hotels/results?view=map",
		...hotels.map(({ id }) => hotelPath(id, stayAhead())),
	];
	const sheets = new Map<string, number>();
	const table: { page: string; sum: number }[] = [];
	// The longest texts, and those whose letters take two bytes.
	for (const language of ["fr", "ar"])
		for (const screen of screens) {
			const page = `/${language}${screen === "/" ? "" : screen}`;
			const html = await (await request.get(page)).text();
			// From its second request on, the cache sends a page with Brotli's best level.
			let sum = brotliCompressSync(html).byteLength;
			for (const sheet of sheetsOf(html)) {
				const bytes = sheets.get(sheet) ?? (await transferred(baseURL + sheet)).bytes;
				sheets.set(sheet, bytes);
				sum += bytes;
			}
			table.push({ page, sum });
		}
	console.table(table.sort((one, other) => other.sum - one.sum).slice(0, 12));
	expect(table.length).toBeGreaterThan(70);
	expect(table.filter(({ sum }) => sum > MAX_BYTES)).toEqual([]);
});
