import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import {
	apply,
	check,
	clock,
	exported,
	found,
	IMPORT_NOW,
	someAccount,
} from "#app/testing/shop/importing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { test } from "#db/testing/database-test.ts";
import { listFindings } from "./findings.server.ts";
import { applyImport, cancelImport, readImport, startImport } from "./imports.server.ts";
import { workOnImports } from "./run-import.server.ts";

const OLD = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Taxable,Image Src,Status
shirt,"Shirt, plain","<p>Soft.</p>",Weave,Clothes,"new, cotton",TRUE,Size,S,SH-S,200,shopify,5,deny,19.90,25,TRUE,,active
shirt,,,,,,,,M,SH-M,220,shopify,0,continue,19.90,,TRUE,,
mug,Mug,,,Kitchen,,FALSE,Title,Default Title,,,,7,deny,8,,FALSE,,active
`;

const NEW = `Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Charge tax,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams)
"Shirt, plain",shirt,<p>Soft.</p>,Weave,Clothes,"new, cotton",TRUE,Active,SH-S,Size,S,19.90,25,TRUE,shopify,5,DENY,200
,shirt,,,,,,,SH-M,,M,19.90,,TRUE,shopify,0,CONTINUE,220
Mug,mug,,,Kitchen,,FALSE,Active,,Title,Default Title,8,,FALSE,,7,DENY,0
`;

test.for([
	["the old column names", OLD],
	["the new column names", NEW],
] as const)("checks a file with %s without changes, then applies it", async ([, text], { db }) => {
	const { importId, file, creates, categories, problems } = await check(db, text);
	expect(categories).toEqual(["2 shirt: Clothes", "4 mug: Kitchen"]);
	expect(problems).toEqual([]);
	expect(file).toMatchObject({ status: "checked", created_count: 2, problem_count: 0, row_count: 3 });
	expect(creates?.[0]).toContain("Shirt, plain, 2 variants");
	expect(await db.selectFrom("products").select("id").execute()).toEqual([]);
	const publishing = { publishesPictureless: true };
	expect(await apply(db, importId, publishing)).toMatchObject({
		status: "done",
		created_count: 2,
		rows_done: 3,
	});
	const products = await db
		.selectFrom("products")
		.leftJoin("categories", "categories.id", "products.category_id")
		.selectAll("products")
		.select("categories.name as category")
		.orderBy("products.slug")
		.execute();
	expect(products).toMatchObject([
		{ slug: "mug", status: "draft", price_from: 800, category: "Kitchen" },
		{
			slug: "shirt",
			title: "Shirt, plain",
			description: "Soft.",
			vendor: "Weave",
			tags: "new, cotton",
			status: "active",
			price_from: 1990,
			category: "Clothes",
		},
	]);
	const variants = await db
		.selectFrom("variants")
		.select(["option1", "sku", "stock", "compare_at", "is_oversellable", "is_tracked", "tax_class"])
		.orderBy("id")
		.execute();
	expect(variants).toEqual([
		{
			option1: "S",
			sku: "SH-S",
			stock: 5,
			compare_at: 2500,
			is_oversellable: false,
			is_tracked: true,
			tax_class: null,
		},
		{
			option1: "M",
			sku: "SH-M",
			stock: 0,
			compare_at: null,
			is_oversellable: true,
			is_tracked: true,
			tax_class: null,
		},
		{
			option1: null,
			sku: null,
			stock: 7,
			compare_at: null,
			is_oversellable: false,
			is_tracked: false,
			tax_class: "exempt",
		},
	]);
	const ledger = await db
		.selectFrom("stock_movements")
		.select(["quantity", "reason"])
		.orderBy("id")
		.execute();
	expect(ledger).toEqual([
		{ quantity: 5, reason: "imported" },
		{ quantity: 7, reason: "imported" },
	]);
	const again = await check(db, text);
	expect(again.file).toMatchObject({
		status: "done",
		created_count: 0,
		updated_count: 0,
		unchanged_count: 2,
	});
});

test("importing an export changes nothing", async ({ db }) => {
	await putOnShelf(db, {
		title: '=HYPERLINK(1), "quoted"',
		slug: "odd",
		description: "First  line\nand <b>not</b> markup; & more.\n\n- a list\n- of two",
		vendor: "@home, 'inc'",
		tags: "a, +b",
		category: "Lámparas & co",
		variants: [
			{ option: "-S", price: 29, compareAt: 5_000, stock: 3, sku: "=SKU" },
			{ option: "M;L", price: 123_456_7, stock: 0 },
		],
	});
	for (const status of ["draft", "archived"] as const)
		await putOnShelf(db, { status, variants: [{ stock: 2 }] });
	const text = await exported(db);
	for (const cell of ["'=HYPERLINK", "'@home", "'-S", "'=SKU"]) expect(text).toContain(cell);
	const { file, problems, updates } = await check(db, text);
	expect({ problems, updates }).toEqual({ problems: [], updates: [] });
	expect(file).toMatchObject({ status: "done", created_count: 0, updated_count: 0, unchanged_count: 3 });
	expect(await exported(db)).toBe(text);
});

test("describes changes, and keeps what the file leaves out", async ({ db }) => {
	await putOnShelf(db, {
		title: "Desk lamp",
		slug: "desk-lamp",
		description: "Bright.",
		variants: [
			{ option: "Small", price: 1_000, stock: 4 },
			{ option: "Large", price: 2_000, stock: 1 },
		],
	});
	const text =
		"Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty\ndesk-lamp,Desk lamp,Size,Small,12.50,9\n";
	const { importId, updates, warnings } = await check(db, text);
	expect(updates).toEqual(["2 desk-lamp: Price of Small: $10.00 → $12.50; Stock of Small: 4 → 9"]);
	expect(warnings).toEqual(["2 : Not in the file, so kept as they are: Large."]);
	await apply(db, importId);
	const rows = await db.selectFrom("variants").select(["option1", "price", "stock"]).orderBy("id").execute();
	expect(rows).toEqual([
		{ option1: "Small", price: 1_250, stock: 9 },
		{ option1: "Large", price: 2_000, stock: 1 },
	]);
	expect(await db.selectFrom("products").select("description").executeTakeFirst()).toEqual({
		description: "Bright.",
	});
});

test("reports errors by row and column, and leaves out only those products", async ({ db }) => {
	await putOnShelf(db, { title: "Taken", slug: "taken", variants: [{ sku: "T-1" }] });
	const text = [
		"Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Status",
		"fine,Fine,,,F-1,5,1,active",
		"Bad Handle,Bad,,,,5,1,active",
		"no-title,,,,,5,1,active",
		"price,Price,,,,cheap,1,active",
		"stock,Stock,,,,5,-2,active",
		"half,Half,,,,5,1.5,active",
		"status,Status,,,,5,1,sold",
		"sku,Sku,,,T-1,5,1,active",
		"fine,Fine again,,,,5,1,active",
		"twice,Twice,Size,S,,5,1,active",
		"twice,,,s,,5,1,",
		"formula,=1+1,,,,5,1,active",
		"same-sku,Same,,,F-1,5,1,active",
		",No handle,,,,5,1,active",
		`long,"${"x".repeat(1_000_000)}",,,,5,1,active`,
	].join("\n");
	const { importId, file, problems } = await check(db, text);
	expect(problems).toEqual([
		expect.stringMatching(/^3 Handle: Use lowercase letters/),
		expect.stringMatching(/^4 Title: Enter a title of 2 to 150/),
		expect.stringMatching(/^5 Variant Price: “cheap” is not a price/),
		expect.stringMatching(/^6 Variant Inventory Qty: “-2” is below 0/),
		expect.stringMatching(/^7 Variant Inventory Qty: “1.5” is not a whole number/),
		expect.stringMatching(/^8 Status: “sold” is not a status/),
		expect.stringMatching(/^9 Variant SKU: “T-1” is already the SKU of Taken/),
		expect.stringMatching(/^10 Handle: “fine” is already in row 2/),
		expect.stringMatching(/^12 Option1 Value: This repeats the variant in row 11/),
		expect.stringMatching(/^13 Title: Remove the = or @/),
		expect.stringMatching(/^14 Variant SKU: “F-1” is already the SKU in row 2/),
		"15 Handle: Enter the handle of the product. Every row needs one.",
		"16 : Row 16 is longer than 200,000 characters.",
	]);
	expect(file).toMatchObject({ status: "checked", created_count: 1, problem_count: 13 });
	expect(await apply(db, importId)).toMatchObject({ status: "done", created_count: 1 });
	const slugs = await db.selectFrom("products").select("slug").orderBy("slug").execute();
	expect(slugs).toEqual([{ slug: "fine" }, { slug: "taken" }]);
});

test("rejects an invalid file and applies nothing", async ({ db }) => {
	const { importId, file } = await check(db, "PK\u0003\u0004 not a csv");
	expect(file).toMatchObject({ status: "refused", fault: expect.stringContaining("Excel") });
	expect(
		await applyImport(db, { importId, publishesPictureless: false, actorId: null, now: IMPORT_NOW }),
	).toBe(false);
});

test("continues where a process died, and writes no product twice", async ({ db }) => {
	const lines = Array.from({ length: 40 }, (_, at) => `p-${at},Product ${at},5,${at + 1}`);
	const { importId } = await check(
		db,
		["Handle,Title,Variant Price,Variant Inventory Qty", ...lines].join("\n"),
	);
	await applyImport(db, { importId, publishesPictureless: false, actorId: null, now: IMPORT_NOW });
	let calls = 0;
	// The process dies half-way: its clock is read a few times for each product.
	const dying = () => {
		calls += 1;
		if (calls === 50) throw new Error("power cut");
		return IMPORT_NOW;
	};
	await workOnImports(db, { currency: "USD", now: dying }).catch(() => {});
	const before = await db.selectFrom("products").select("id").execute();
	expect(before.length).toBeGreaterThan(0);
	expect(before.length).toBeLessThan(40);
	// What a killed process leaves behind: an import that is still being applied, with a valid lease.
	await db
		.updateTable("product_imports")
		.set({
			status: "applying",
			fault: "",
			leased_until: new Date(IMPORT_NOW.getTime() + 60_000).toISOString(),
		})
		.where("id", "=", importId)
		.execute();
	expect(await workOnImports(db, clock)).toBe(false);
	const later = () => new Date(IMPORT_NOW.getTime() + 61_000);
	expect(await workOnImports(db, { currency: "USD", now: later })).toBe(true);
	expect((await found(db, importId)).file).toMatchObject({
		status: "done",
		created_count: 40,
		rows_done: 40,
	});
	expect(await db.selectFrom("stock_movements").select("id").execute()).toHaveLength(40);
});

test("stores a file once, applies it once, and cancels it for good", async ({ db }) => {
	const accountId = await someAccount(db);
	const upload = {
		idempotencyKey: randomUUID(),
		accountId,
		fileName: "p.csv",
		bytes: new TextEncoder().encode(NEW),
		now: IMPORT_NOW,
	};
	const ids = await Promise.all([startImport(db, upload), startImport(db, upload), startImport(db, upload)]);
	expect(new Set(ids).size).toBe(1);
	const importId = ids[0] ?? 0;
	const [one, two] = await Promise.all([workOnImports(db, clock), workOnImports(db, clock)]);
	expect([one, two].filter(Boolean)).toHaveLength(1);
	expect(await cancelImport(db, { importId, actorId: null, now: IMPORT_NOW })).toBe(true);
	expect(
		await applyImport(db, { importId, publishesPictureless: false, actorId: null, now: IMPORT_NOW }),
	).toBe(false);
	expect(await workOnImports(db, clock)).toBe(false);
	expect(await db.selectFrom("products").select("id").execute()).toEqual([]);
});

test("reports a product with too many rows once, and reads the next one", async ({ db }) => {
	const endless = Array.from({ length: 3_000 }, (_, at) => `lamp,,1,S-${at}`).join("\n");
	const text = `Handle,Title,Price,SKU\nlamp,Lamp,1,S\n${endless}\nmug,Mug,8,M\n`;
	const { file, problems, creates } = await check(db, text);
	expect(problems).toEqual([
		"2 Handle: The product has 3,001 rows. A product can have up to 100 variants and 20 pictures.",
	]);
	expect(file).toMatchObject({ row_count: 3_002, rows_done: 3_002, created_count: 1, problem_count: 1 });
	expect(creates).toEqual(["3003 mug: Mug, 1 variant; Draft"]);
});

test("reports HTML that is nested too deeply, and imports the rest", async ({ db }) => {
	const deep = `${"<div>".repeat(3_000)}x${"</div>".repeat(3_000)}`;
	const text = `Handle,Title,Body (HTML),Variant Price\nlamp,Lamp,${deep},1\nmug,Mug,<p>Good</p>,8\n`;
	const { importId, file, problems } = await check(db, text);
	expect(problems).toEqual(["2 Body (HTML): The HTML is nested more than 100 levels deep."]);
	expect(file).toMatchObject({ status: "checked", created_count: 1, problem_count: 1 });
	expect(await apply(db, importId)).toMatchObject({ status: "done", created_count: 1 });
});

test("reports a row without a handle, and imports the product around it", async ({ db }) => {
	const head = "Handle,Title,Option1 Name,Option1 Value,Variant Price\n";
	const text = `${head}shirt,Shirt,Size,S,5\n,Stray,Size,M,5\nshirt,,,L,5\n`;
	const { importId, problems, creates } = await check(db, text);
	expect(problems).toEqual(["3 Handle: Enter the handle of the product. Every row needs one."]);
	expect(creates).toEqual(["2 shirt: Shirt, 2 variants; Draft"]);
	expect(await apply(db, importId)).toMatchObject({ created_count: 1, rows_done: 3 });
});

test("each list has as many rows as its count", async ({ db }) => {
	const rows = Array.from({ length: 3_000 }, (_, at) => `p-${at},Product ${at},cheap`);
	const { importId, file } = await check(db, `Handle,Title,Variant Price\n${rows.join("\n")}`);
	const last = await listFindings(db, { importId, kind: "problem", page: 60, size: 50 });
	expect(file?.problem_count).toBe(3_000);
	expect((await readImport(db, { importId }))?.counts).toEqual({ problem: 3_000 });
	expect(last.at(-1)).toMatchObject({ row_number: 3_001 });
});

test("a size guide comes in, is exported, and is told when it can’t be read", async ({ db }) => {
	const guide = "Size guide (product.metafields.custom.size_guide)";
	const file = (cell: string) => `Handle,Title,Price,${guide}\nshirt,Shirt,19.90,"${cell}"\n`;
	const { importId } = await check(db, file("Size | Chest\nS | 34–36"));
	await apply(db, importId, { publishesPictureless: true });
	const product = () => db.selectFrom("products").select("size_guide").executeTakeFirstOrThrow();
	expect(await product()).toEqual({ size_guide: "Size | Chest\nS | 34–36" });
	const again = await check(db, await exported(db));
	expect(again.file).toMatchObject({ unchanged_count: 1, updated_count: 0, problem_count: 0 });
	const without = await check(db, "Handle,Title,Price\nshirt,Shirt,19.90\n");
	expect(without.file).toMatchObject({ unchanged_count: 1 });
	const { problems } = await check(db, file("Size | Chest\nS"));
	expect(problems).toEqual([expect.stringContaining("Line 2 has 1 column. Enter 2, as in the first line.")]);
});
