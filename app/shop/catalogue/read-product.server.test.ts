import { expect } from "vitest";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { test } from "#db/testing/database-test.ts";
import { readCards, readCatalogueProduct, readVariantsShown } from "./read-product.server.ts";

test("a product is never among the best of its own category", async ({ db }) => {
	const shelve = (title: string) => putOnShelf(db, { title, category: "Lighting", variants: [{ stock: 3 }] });
	const [oak, ash] = [await shelve("Oak lamp"), await shelve("Ash lamp")];
	const relatedTo = async ({ productId }: { productId: number }) =>
		(await readCatalogueProduct(db, { productId }))?.related.map(({ title }) => title);
	expect(await relatedTo(oak)).toEqual(["Ash lamp"]);
	const elm = await shelve("Elm lamp");
	expect(await relatedTo(elm)).toEqual(["Ash lamp", "Oak lamp"]);
	expect(await relatedTo(ash)).toEqual(["Elm lamp", "Oak lamp"]);
});

test("cards are those of active products, whatever ids a browser sends", async ({ db }) => {
	const { productId } = await putOnShelf(db, { title: "Oak lamp", variants: [{ stock: 3 }] });
	const { productId: draftId } = await putOnShelf(db, { title: "Ash lamp", variants: [{ stock: 3 }] });
	await db.updateTable("products").set({ status: "draft" }).where("id", "=", draftId).execute();
	const productIds = [Number.MAX_SAFE_INTEGER, draftId, productId, 2 ** 31, 0];
	expect((await readCards(db, { productIds })).map(({ id }) => id)).toEqual([productId]);
	expect(await readCards(db, { productIds: [] })).toEqual([]);
});

test("the number of units is shown only of variants with few left", async ({ db }) => {
	const variants = [{ stock: 4 }, { stock: 3 }, { stock: 0 }];
	const { productId } = await putOnShelf(db, { title: "Oak lamp", variants });
	const product = await readCatalogueProduct(db, { productId });
	expect(product?.variants.map(({ left }) => left)).toEqual([null, 3, 0]);
	expect(product?.variants).toMatchObject(await readVariantsShown(db, productId));
});
