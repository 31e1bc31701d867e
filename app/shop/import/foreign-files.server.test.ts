import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect } from "vitest";
import { apply, check, clock, exported, found, IMPORT_NOW, uploadFile } from "#app/testing/shop/importing.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { readImport } from "./imports.server.ts";
import { workOnImports } from "./run-import.server.ts";

const PATH = "Apparel & Accessories > Clothing > Shirts & Tops";

/** Imports a file, exports the shop, and imports that again: it must change nothing. Returns the exported rows. */
async function importAndExport(db: Database, text: string): Promise<Record<string, string>[]> {
	const checked = await check(db, text);
	expect(checked.problems).toEqual([]);
	await apply(db, checked.importId, { publishesPictureless: true });
	const written = await exported(db);
	const again = await check(db, written);
	expect({ problems: again.problems, updates: again.updates, creates: again.creates }).toEqual({
		problems: [],
		updates: [],
		creates: [],
	});
	expect(await exported(db)).toBe(written);
	return parse(written, { bom: true, columns: true });
}

const categoriesOf = (db: Database) =>
	db
		.selectFrom("products")
		.leftJoin("categories", "categories.id", "products.category_id")
		.select(["products.slug", "products.taxonomy", "categories.name"])
		.orderBy("products.slug")
		.execute();

test.for(["Product Category", "Standard Product Type", "Standardized Product Type"])(
	"the last part of the path in “%s” is the category, and exports have the path",
	async (column, { db }) => {
		const text = `Handle,Title,${column},Variant Price,Status\ncat-a,X1,${PATH},9.99,active\n`;
		expect((await check(db, text)).categories).toEqual(["2 cat-a: Shirts & Tops"]);
		const [row] = await importAndExport(db, text);
		expect(row).toMatchObject({ "Product category": PATH, Type: "Shirts & Tops" });
		expect(await categoriesOf(db)).toEqual([{ slug: "cat-a", taxonomy: PATH, name: "Shirts & Tops" }]);
		// The same file again changes nothing, and another path moves the product.
		expect((await check(db, text)).file).toMatchObject({ status: "done", unchanged_count: 1 });
		const moved = await check(db, text.replace("Shirts & Tops", "Dresses"));
		expect(moved.updates[0]).toContain("Category: “Shirts & Tops” → “Dresses”");
	},
);

test.for(["212", "aa-1-13-8", "gid://shopify/TaxonomyCategory/aa-1-13-8"])(
	"the id “%s” of a category makes no category, is named, and is exported again",
	async (id, { db }) => {
		const text = `Handle,Title,Product Category,Variant Price\na,Named by an id,${id},9.99\n`;
		const { warnings, categories } = await check(db, text);
		expect(categories).toEqual([]);
		expect(warnings).toEqual([expect.stringMatching(/^2 Product Category: “.*” is the ID of a category/)]);
		const [row] = await importAndExport(db, text);
		expect(row).toMatchObject({ "Product category": id, Type: "" });
	},
);

test("the type names the category, beside a path of the taxonomy", async ({ db }) => {
	const text = `Handle,Title,Standardized Product Type,Custom Product Type,Variant Price\na,One,${PATH},Blouses,5\nb,Two,,,5\n`;
	await importAndExport(db, text);
	expect(await categoriesOf(db)).toEqual([
		{ slug: "a", taxonomy: PATH, name: "Blouses" },
		{ slug: "b", taxonomy: null, name: null },
	]);
});

/** A line with the characters of markup, in any place but the first and last. */
const markup = fc
	.array(
		fc.constantFrom("<", ">", "&", "&amp;", "<b>", "</script>", "<10 m", "10 > 5", "R&D", "é", "x", " "),
		{
			minLength: 1,
			maxLength: 6,
		},
	)
	.map((parts) => `a${parts.join("")}z`.replace(/\s+/g, " "));

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test("texts with <, > and & go in and come out equal, in every column", async ({ db }) => {
	let made = 0;
	await fc.assert(
		fc.asyncProperty(fc.array(markup, { minLength: 12, maxLength: 12 }), async (texts) => {
			made += 1;
			const [title, vendor, type, taxonomy, tag, option, value, sku, barcode, seo, alt, description] = texts;
			const cells = {
				"URL handle": `p-${made}`,
				Title: title ?? "",
				Description: htmlWith(description ?? ""),
				Vendor: vendor ?? "",
				"Product category": `${taxonomy} > b > ${taxonomy}`,
				Type: type ?? "",
				Tags: `${tag}, second`,
				"Option1 name": option?.slice(0, 40) ?? "",
				"Option1 value": value ?? "",
				SKU: `${made} ${sku}`,
				Barcode: barcode ?? "",
				Price: "5.00",
				"SEO title": seo ?? "",
				"SEO description": `${alt} ${description}`,
			};
			const text = [Object.keys(cells), Object.values(cells).map(quote)]
				.map((row) => row.join(","))
				.join("\n");
			const rows = await importAndExport(db, text);
			expect(rows.find((row) => row["URL handle"] === `p-${made}`)).toMatchObject(cells);
		}),
		{ numRuns: 12 },
	);
});

/** As exports write a description. */
const htmlWith = (text: string) =>
	`<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</p>`;

test("markup in a description is cleaned, and what only looks like it stays", async ({ db }) => {
	const text = [
		"Handle,Title,Body (HTML),Variant Price",
		`script,Script,"<p>Soft.</p><script>alert(1)</script><style>p { color: red }</style>",5`,
		`math,Math,"5 < 10 & 10 > 5, <10 m, R&D",5`,
	].join("\n");
	await importAndExport(db, text);
	const written = await db.selectFrom("products").select("description").orderBy("slug").execute();
	expect(written).toEqual([{ description: "5 < 10 & 10 > 5, <10 m, R&D" }, { description: "Soft." }]);
});

test.for([
	["shopify-apparel.csv", { products: 6, variants: 9 }],
	["shopify-home-and-garden.csv", { products: 7, variants: 8 }],
	["shopify-jewelery.csv", { products: 7, variants: 9 }],
] as const)("a file like Shopify’s sample %s goes in and comes out equal", async ([name, counts], { db }) => {
	const text = readFileSync(`app/testing/shop/${name}`, "utf8");
	const sample: Record<string, string>[] = parse(text, { columns: true });
	const { problems, warnings } = await check(db, text);
	expect(problems).toEqual([]);
	// Only what is not imported is told.
	expect(warnings).toEqual([
		expect.stringMatching(/^1 : Columns that are not imported: Variant Fulfillment/),
	]);
	// All pictures are named, each address once for its product.
	const used = await db.selectFrom("product_import_picture_uses").select("id").execute();
	const named = sample.filter((row) => row["Image Src"] !== "").length;
	const ofVariants = sample.filter((row) => row["Variant Image"] !== "").length;
	expect(used).toHaveLength(named + ofVariants);
	const rows = await importAndExport(db, text);
	const handles = new Set(rows.map((row) => row["URL handle"]));
	expect(handles.size).toBe(counts.products);
	expect(rows.filter((row) => row["Option1 value"] !== "")).toHaveLength(counts.variants);
	for (const row of sample.filter((each) => each.Title !== "")) {
		const written = rows.find((each) => each["URL handle"] === row.Handle);
		expect(written).toMatchObject({
			Title: row.Title,
			Vendor: row.Vendor,
			Type: row.Type,
			Tags: row.Tags,
			"Option1 name": row["Option1 Name"],
			"Option1 value": row["Option1 Value"],
			"Inventory quantity": row["Variant Inventory Qty"],
			"Weight value (grams)": row["Variant Grams"],
		});
		expect(Number(written?.Price)).toBe(Number(row["Variant Price"]));
		expect(Number(written?.["Compare-at price"])).toBe(Number(row["Variant Compare At Price"]));
	}
});

test("rows with surplus or missing cells are told, and a missing cell changes nothing", async ({ db }) => {
	await importAndExport(
		db,
		"Handle,Title,Variant Price,Vendor,Tags\na,First,5,Weave,new\nb,Second,5,Loom,old\n",
	);
	const text = "Handle,Title,Variant Price,Vendor,Tags\na,First,6\nb,Second,6,Loom,old,surplus,more\n";
	const { importId, warnings } = await check(db, text);
	expect(warnings).toEqual([
		"2 : This row has 2 fewer cells than the first row. The values in the last 2 columns stay unchanged.",
		"3 : This row has 2 more cells than the first row. The last 2 cells are not imported.",
	]);
	await apply(db, importId);
	expect(
		await db.selectFrom("products").select(["vendor", "tags", "price_from"]).orderBy("slug").execute(),
	).toEqual([
		{ vendor: "Weave", tags: "new", price_from: 600 },
		{ vendor: "Loom", tags: "old", price_from: 600 },
	]);
});

test("every error names the column as the file has it", async ({ db }) => {
	await importAndExport(db, "Handle,Title,Variant SKU,Variant Price\ntaken,Taken,T-1,5\n");
	const text = [
		"Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty",
		"sku,Sku,,,T-1,5,1",
		"stock,Stock,,,,5,-2",
		"taken,Taken,Size,S,T-1,5,1",
		"taken,Taken,Size,M,,5,1",
	].join("\n");
	expect((await check(db, text)).problems).toEqual([
		expect.stringMatching(/^2 Variant SKU: /),
		expect.stringMatching(/^3 Variant Inventory Qty: /),
		expect.stringMatching(/^4 Variant SKU: .* in row 2/),
		expect.stringMatching(/^4 Variant SKU: .* of Taken/),
		expect.stringMatching(/^4 Option1 Name: /),
	]);
	const { warnings } = await check(db, "HANDLE,title\nnew,New\n");
	expect(warnings).toEqual([expect.stringMatching(/^2 Price: The file has no prices/)]);
});

test("an error gives an example in the market’s currency", async ({ db }) => {
	const text = "Handle,Title,Variant Price\na,First,999.00\nb,Second,1234.99\nc,Third,free\n";
	for (const [currency, example] of [
		["JPY", "1250"],
		["USD", "12.50"],
		["KWD", "12.500"],
	]) {
		const importId = await uploadFile(db, text);
		await workOnImports(db, { ...clock, currency: currency ?? "" });
		const { problems } = await found(db, importId);
		const refusal = (typed: string) => `“${typed}” is not a price. Enter an amount like ${example}.`;
		expect(problems).toEqual([
			...(currency === "JPY" ? [`3 Variant Price: ${refusal("1234.99")}`] : []),
			`4 Variant Price: ${refusal("free")}`,
		]);
	}
	const importId = await uploadFile(db, text);
	await workOnImports(db, { ...clock, currency: "JPY" });
	const { creates } = await found(db, importId);
	expect(creates).toHaveLength(1);
});

test("a check that another process has taken over finds nothing twice", async ({ db }) => {
	const rows = Array.from({ length: 2_000 }, (_, at) => `p-${at},Product ${at}`);
	const importId = await uploadFile(db, ["Handle,Title,Variant Price", ...rows].join("\n"));
	const paused = workOnImports(db, clock);
	await expect
		.poll(async () => (await readImport(db, { importId }))?.file.rows_done, { interval: 1 })
		.toBeGreaterThan(0);
	const later = new Date(IMPORT_NOW.getTime() + 61_000);
	await Promise.all([paused, workOnImports(db, { ...clock, now: () => later })]);
	const { file, counts } = (await readImport(db, { importId })) ?? {};
	expect(file).toMatchObject({ status: "checked", created_count: 2_000 });
	expect(counts).toEqual({ create: 2_000, warning: 4_000 });
});
