import { readdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { matchPath } from "@remix-run/react";
import openSqlite from "better-sqlite3";
import { type CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { maskId } from "#app/common/masked-id.ts";
import { storeReview } from "#app/reviews/write-review.server.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { transact } from "#db/transact.ts";
import type { CachePolicy } from "./cache-until-changed.server.ts";

/* Checks the declarations of `cacheUntilChanged`: every table that a loader's statements read must count its
   changes for one of the declared subjects. The tables come from SQLite's own query program. */

const site = vi.hoisted(() => ({ statements: [] as CompiledQuery[], db: undefined as unknown }));

vi.mock("#app/http/process/database.server.ts", async () => {
	const { openDatabase: open } = await import("#db/client.ts");
	site.db = open({
		url: `sqlite:${process.env.COUNTED_DB}`,
		onCompile: (query) => site.statements.push(query),
	});
	return { db: site.db, feed: { subscribe: () => () => {} } };
});

const FILE = `node_modules/.cache/meeha-counted-${process.pid}.db`;
process.env.COUNTED_DB = FILE;
const db = openDatabase({ url: `sqlite:${FILE}` });
const numbers = { product: "", hotel: "", ofProduct: "", ofHotel: "" };

beforeAll(async () => {
	await migrate(db);
	for (const title of ["Brass lamp", "Halden lamp", "Bowl"]) {
		const { productId } = await putOnShelf(db, { title, category: "Lighting" });
		numbers.product = maskId(productId);
	}
	const { hotelId, roomId } = await openInn(db);
	numbers.hotel = maskId(hotelId);
	const { id: product_id } = await db
		.selectFrom("products")
		.select("id")
		.orderBy("id", "desc")
		.executeTakeFirstOrThrow();
	const photo = { image_hash: "photo", alt: "", position: 1 };
	await db
		.insertInto("images")
		.values({ hash: "photo", width: 4, height: 3, colour: "#123456", created_at: new Date().toISOString() })
		.execute();
	await db
		.insertInto("product_images")
		.values({ ...photo, product_id })
		.execute();
	await db
		.insertInto("hotel_images")
		.values({ ...photo, hotel_id: hotelId })
		.execute();
	const words = { rating: 4, title: "", message: "Well made.", now: new Date(), author: "Ana L." };
	const { id: order_id } = await addOrder(db);
	const { id: booking_id } = await addBooking(db, { roomId, status: "checked_out" });
	await transact(db, (trx) => storeReview(trx, { product_id, order_id }, words));
	await transact(db, (trx) => storeReview(trx, { hotel_id: hotelId, booking_id }, words));
	for (const { id, hotel_id } of await db.selectFrom("reviews").select(["id", "hotel_id"]).execute()) {
		numbers[hotel_id === null ? "ofProduct" : "ofHotel"] = maskId(id);
		await db
			.insertInto("review_photos")
			.values({ review_id: id, image_hash: "photo", position: 1 })
			.execute();
	}
});

afterAll(async () => {
	await db.destroy();
	for (const end of ["", "-wal", "-shm"]) rmSync(FILE + end, { force: true });
});

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const STAY = `checkIn=${soon(1)}&checkOut=${soon(3)}`;

/** Each declared screen, with its pattern and the paths to request. */
const ASKED: Record<string, [pattern: string, ...paths: string[]]> = {
	"rent/booking/routes/trucking-home.tsx": ["/trucking-home", "/trucking-home", "/trucking-home?reviews=2"],
	"shop/catalogue/routes/collection.tsx": ["/collection", "/collection", "/collection?category=lighting"],
	"shop/catalogue/routes/product.tsx": [
		"/product/:maskedId",
		"/product/PRODUCT",
		"/product/PRODUCT?reviews=2",
		"/product/PRODUCT?stars=4",
	],
	"shop/catalogue/routes/review-photo.tsx": [
		"/product/:maskedId/reviews/:reviewId/photos/:number",
		"/product/PRODUCT/reviews/OF_PRODUCT/photos/1",
	],
	"shop/catalogue/routes/product-photo.tsx": [
		"/product/:maskedId/photos/:number",
		...["/product/PRODUCT/photos/1", "/product/PRODUCT/photos/1?variant=PRODUCT"],
	],
	"shop/catalogue/routes/products.tsx": [
		"/products",
		...["/products", "/products?category=lighting", "/products?q=lamp", "/products?q=lapm&sort=name&max=90"],
	],
	"site/information/routes/contact.tsx": ["/contact", "/contact"],
	"site/information/routes/delivery.tsx": ["/delivery", "/delivery"],
	"site/information/routes/help.tsx": ["/help", "/help"],
	"site/information/routes/privacy.tsx": ["/privacy", "/privacy"],
	"site/information/routes/terms.tsx": ["/terms", "/terms"],
	"site/routes/home.tsx": ["/", "/", "/?for=moves"],
	"travel/search/routes/gomeeha.tsx": ["/gomeeha", "/gomeeha"],
	"travel/search/routes/hotel.tsx": ["/rooms/:hotelId", "/rooms/HOTEL", `/rooms/HOTEL?${STAY}`],
	"travel/search/routes/hotel-prices.tsx": [
		"/rooms/:hotelId/prices",
		"/rooms/HOTEL/prices",
		`/rooms/HOTEL/prices?checkIn=${soon(1)}`,
	],
	"travel/search/routes/hotel-reviews.tsx": [
		"/rooms/:hotelId/reviews",
		...["/rooms/HOTEL/reviews", `/rooms/HOTEL/reviews?stars=4&${STAY}`],
	],
	"travel/search/routes/hotel-photo.tsx": [
		"/rooms/:hotelId/photos/:number",
		...["/rooms/HOTEL/photos/1", `/rooms/HOTEL/photos/1?${STAY}`],
	],
	"travel/search/routes/review-photo.tsx": [
		"/rooms/:hotelId/reviews/:reviewId/photos/:number",
		...["/rooms/HOTEL/reviews/OF_HOTEL/photos/1", `/rooms/HOTEL/reviews/OF_HOTEL/photos/1?${STAY}`],
	],
	"travel/search/routes/results.tsx": [
		"/hotels/results",
		...[
			"/hotels/results",
			"/hotels/results?destination=lisbon",
			"/hotels/results?destination=lisbno&stars=4",
			`/hotels/results?destination=lisbon&${STAY}`,
			`/hotels/results?destination=lisbon&${STAY}&adults=20`,
		],
	],
};

const declared = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
	(file) =>
		/\/routes\/.*\.tsx$/.test(file) && readFileSync(`app/${file}`, "utf8").includes("cacheUntilChanged("),
);

test("each screen that is declared is looked at", () => {
	expect(declared.sort()).toEqual(Object.keys(ASKED).sort());
});

test.each(Object.entries(ASKED))(
	"%s reads only what is counted for it",
	async (file, [pattern, ...paths]) => {
		const { loader } = (await import(resolve("app", file))) as {
			loader: { policy: CachePolicy } & ((args: object) => Promise<Response>);
		};
		for (const path of paths) {
			const own = path
				.replace("OF_PRODUCT", numbers.ofProduct)
				.replace("OF_HOTEL", numbers.ofHotel)
				.replaceAll("PRODUCT", numbers.product)
				.replace("HOTEL", numbers.hotel);
			const request = new Request(`http://localhost${own}`);
			const params = matchPath(pattern, new URL(request.url).pathname)?.params;
			site.statements.length = 0;
			expect((await loader({ request, params, context: {} })).status, path).toBe(200);
			const { of, detail, rankedBy = [] } = loader.policy;
			await detail?.read({ request, params: params ?? {} });
			const subjects = typeof of === "function" ? of(new URL(request.url).searchParams) : of;
			const { tables, apart } = await countedFor([...(subjects ?? []), ...(detail?.of ?? [])]);
			for (const table of tablesRead(site.statements))
				expect(tables, `${path} reads ${table}`).toContain(table);
			for (const { sql: source } of site.statements)
				for (const { table, column } of apart.filter((each) => !isRank(each, rankedBy)))
					expect(
						source.includes(table) && source.includes(column),
						`${path} reads ${column}: ${source}`,
					).toBe(false);
		}
	},
);

const isRank = ({ table, column }: { table: string; column: string }, rankedBy: readonly string[]) =>
	rankedBy.includes(`${table}.${column}`);

/** The tables whose changes count for these subjects, and their columns whose changes do not. */
async function countedFor(subjects: readonly string[]) {
	const { rows } = await sql<{
		tab: string;
		source: string;
	}>`select tbl_name as tab, sql as source from sqlite_master
		where type = 'trigger' and name like 'count\\_%' escape '\\'`.execute(db);
	const counts = ({ source }: { source: string }) =>
		subjects.some((subject) => source.includes(`subject = '${subject}'`));
	const columns = ({ tab, source }: { tab: string; source: string }) =>
		[...source.matchAll(/"?old"?\."?(\w+)/g)].map(([, column = ""]) => ({ table: tab, column }));
	const own = rows.filter(counts);
	const { rows: all } = await sql<{ tab: string; name: string }>`select m.name as tab, c.name as name
		from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'`.execute(db);
	const counted = new Set(own.flatMap(columns).map(({ table, column }) => `${table}.${column}`));
	const tables = new Set(own.filter(({ source }) => source.includes("after insert")).map(({ tab }) => tab));
	return {
		tables: [...tables],
		apart: all
			.map(({ tab, name }) => ({ table: tab, column: name }))
			.filter(({ table, column }) => tables.has(table) && !counted.has(`${table}.${column}`)),
	};
}

/** The tables that a statement reads, and those behind full-text indexes and word lists. */
function tablesRead(statements: readonly CompiledQuery[]): Set<string> {
	const file = openSqlite(FILE, { readonly: true });
	const tableAt = new Map(
		file
			.prepare<[], [number, string]>("select rootpage, tbl_name from sqlite_master where rootpage > 0")
			.raw()
			.all(),
	);
	const tables = new Set<string>();
	for (const statement of statements) {
		// The words of an index: a table of the connection, without content of its own.
		if (statement.sql.startsWith("create virtual table")) file.exec(statement.sql);
		for (const { opcode, p2 } of file
			.prepare(`explain ${statement.sql}`)
			.all(...statement.parameters.map((value) => (typeof value === "string" ? value : 0))) as {
			opcode: string;
			p2: number;
		}[])
			if (opcode === "OpenRead") tables.add(tableAt.get(p2) ?? `page ${p2}`);
		// Maintained by triggers on the tables they are made from.
		for (const [, name] of statement.sql.matchAll(/(\w+)_search\b/g)) tables.add(String(name));
	}
	file.close();
	tables.delete("sqlite_master");
	return tables;
}
