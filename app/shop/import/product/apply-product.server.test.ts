import { expect } from "vitest";
import { addPhotos, readPhotos } from "#app/common/photos/photos.server.ts";
import { photosOfProduct, productPhotos } from "#app/shop/products/product-photos.server.ts";
import { moveStock } from "#app/shop/stock/move-stock.server.ts";
import { apply, check, found, IMPORT_NOW } from "#app/testing/shop/importing.ts";
import { pictureOf } from "#app/testing/shop/picture.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";

test("finds a category in any case, and creates it once", async ({ db }) => {
	const text = "Handle,Title,Type,Variant Price\na,Aa,Лампы,1\nb,Bb,лампы,1\nc,Cc,ЛАМПЫ,1\n";
	const { importId } = await check(db, text);
	await apply(db, importId);
	expect(await db.selectFrom("categories").select("name").execute()).toEqual([{ name: "Лампы" }]);
	const dearer = await check(db, text.replaceAll(",1\n", ",2\n"));
	await apply(db, dearer.importId);
	expect(await db.selectFrom("categories").select("slug").execute()).toHaveLength(1);
});

test("swaps SKUs within a product, and takes those of archived variants", async ({ db }) => {
	const { variantIds } = await putOnShelf(db, {
		title: "Shirt",
		slug: "shirt",
		variants: [
			{ option: "S", sku: "ONE" },
			{ option: "M", sku: "TWO" },
		],
	});
	const { variantIds: old } = await putOnShelf(db, { variants: [{ sku: "OLD" }] });
	await db
		.updateTable("variants")
		.set({ archived_at: IMPORT_NOW.toISOString() })
		.where("id", "in", old)
		.execute();
	const head = "Handle,Title,Option1 Name,Option1 Value,Variant SKU\n";
	const { importId, problems } = await check(db, `${head}shirt,Shirt,Size,S,TWO\nshirt,,,M,ONE\n`);
	expect(problems).toEqual([]);
	await apply(db, importId);
	const freed = await check(db, `${head}shirt,Shirt,Size,S,OLD\n`);
	expect(freed.problems).toEqual([]);
	await apply(db, freed.importId);
	const rows = await db
		.selectFrom("variants")
		.select("sku")
		.where("id", "in", variantIds)
		.orderBy("id")
		.execute();
	expect(rows).toEqual([{ sku: "OLD" }, { sku: "ONE" }]);
});

test("reports conflicts that arose after the check", async ({ db }) => {
	const { importId, file } = await check(db, "Handle,Title,Variant SKU,Variant Price\nmug,Mug,M-1,9\n");
	expect(file).toMatchObject({ created_count: 1, problem_count: 0 });
	await putOnShelf(db, { title: "Quicker", variants: [{ sku: "M-1" }] });
	expect(await apply(db, importId)).toMatchObject({ status: "done", created_count: 0, problem_count: 1 });
	const { problems } = await found(db, importId);
	expect(problems).toEqual([expect.stringMatching(/^2 Variant SKU: “M-1” is already the SKU of Quicker/)]);
});

const HEAD = "Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty\n";

test("restores an archived variant with its ledger", async ({ db }) => {
	const { productId, variantIds } = await putOnShelf(db, {
		title: "Shirt",
		slug: "shirt",
		variants: [
			{ option: "Small", stock: 2, sku: "S" },
			{ option: "Large", stock: 7, sku: "L" },
		],
	});
	const [, large = 0] = variantIds;
	await db
		.updateTable("variants")
		.set({ archived_at: IMPORT_NOW.toISOString() })
		.where("id", "=", large)
		.execute();
	const { importId, updates } = await check(db, `${HEAD}shirt,Shirt,Size,large,30,9\n`);
	expect(updates).toEqual([
		"2 shirt: Archived variant large restored ($25.00, 7 in stock); Price of large: $25.00 → $30.00; Stock of large: 7 → 9",
	]);
	await apply(db, importId);
	const rows = await db
		.selectFrom("variants")
		.select(["id", "option1", "sku", "price", "stock", "archived_at"])
		.where("product_id", "=", productId)
		.orderBy("id")
		.execute();
	expect(rows[1]).toEqual({
		id: large,
		option1: "large",
		sku: "L",
		price: 3_000,
		stock: 9,
		archived_at: null,
	});
	expect(rows).toHaveLength(2);
	const ledger = await db
		.selectFrom("stock_movements")
		.select(["quantity", "reason"])
		.where("variant_id", "=", large)
		.orderBy("id")
		.execute();
	expect(ledger).toEqual([
		{ quantity: 7, reason: "received" },
		{ quantity: 2, reason: "imported" },
	]);
});

test("sets the stock of an oversold variant before it stops overselling", async ({ db }) => {
	const { variantIds } = await putOnShelf(db, { title: "Mug", slug: "mug", variants: [{ stock: 0 }] });
	await db.updateTable("variants").set({ is_oversellable: true }).execute();
	const variantId = variantIds[0] ?? 0;
	await transact(db, (trx) =>
		moveStock(trx, { variantId, quantity: -3, reason: "sold", actorId: null, now: IMPORT_NOW }),
	);
	const text = "Handle,Title,Variant Inventory Qty,Variant Inventory Policy\nmug,Mug,4,deny\n";
	const { importId } = await check(db, text);
	expect(await apply(db, importId)).toMatchObject({ status: "done", updated_count: 1 });
	const row = await db.selectFrom("variants").select(["stock", "is_oversellable"]).executeTakeFirst();
	expect(row).toEqual({ stock: 4, is_oversellable: false });
});

test("moves existing photos to their positions in the file", async ({ db }) => {
	const { productId } = await putOnShelf(db, { title: "Mug", slug: "mug" });
	const pictures = ["a", "b", "c"].map(pictureOf);
	await addPhotos(db, productPhotos({ productId, actorId: null, now: IMPORT_NOW }), {
		pictures,
		now: IMPORT_NOW,
	});
	const row = (hash: string, position: string) =>
		`mug,,https://x.example/pictures/${hash}/640.webp,${position}\n`;
	const head = "Handle,Title,Image Src,Image Position\n";
	const { importId, updates } = await check(db, `${head}mug,Mug,,\n${row("c", "1")}${row("a", "3")}`);
	expect(updates).toEqual(["2 mug: Picture order: 3, 2, 1"]);
	await apply(db, importId);
	const photos = await readPhotos(db, photosOfProduct(productId));
	expect(photos.map(({ hash }) => hash)).toEqual(["c", "b", "a"]);
	const product = await db.selectFrom("products").select("image_hash").executeTakeFirst();
	expect(product?.image_hash).toBe("c");
	const again = await check(db, `${head}mug,Mug,,\n${row("c", "1")}${row("a", "3")}`);
	expect(again.file).toMatchObject({ updated_count: 0, unchanged_count: 1 });
});
