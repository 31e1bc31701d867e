import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { putOnShelf } from "#app/testing/shelf.ts";
import { test } from "#db/testing/database-test.ts";
import { readCards, readCatalogueProduct, readVariantsShown } from "./read-product.server.ts";

test("the best of a category are read again for another version of the data, and never list the product itself", async ({
	db,
}) => {
	const shelve = (title: string) => putOnShelf(db, { title, category: "Lighting", variants: [{ stock: 3 }] });
	const [oak, ash] = [await shelve("Oak lamp"), await shelve("Ash lamp")];
	const version = randomUUID();
	const relatedTo = async ({ productId }: { productId: number }, readAt?: string) => {
		const product = await readCatalogueProduct(db, { productId }, readAt);
		return product?.related.map(({ title }) => title);
	};
	expect(await relatedTo(oak, version)).toEqual(["Ash lamp"]);
	const elm = await shelve("Elm lamp");
	expect(await relatedTo(ash, version)).toEqual(["Oak lamp"]);
	expect(await relatedTo(elm, `${version} changed`)).toEqual(["Ash lamp", "Oak lamp"]);
	expect(await relatedTo(oak)).toEqual(["Elm lamp", "Ash lamp"]);
});

test("cards are those of active products, whatever ids a browser sends", async ({ db }) => {
	const { productId } = await putOnShelf(db, { title: "Oak lamp", variants: [{ stock: 3 }] });
	const { productId: draftId } = await putOnShelf(db, { title: "Ash lamp", variants: [{ stock: 3 }] });
	await db.updateTable("products").set({ status: "draft" }).where("id", "=", draftId).execute();
	const productIds = [Number.MAX_SAFE_INTEGER, draftId, productId, 2 ** 31, 0];
	for (const version of [undefined, randomUUID()])
		expect((await readCards(db, { productIds }, version)).map(({ id }) => id)).toEqual([productId]);
	expect(await readCards(db, { productIds: [] })).toEqual([]);
});

test("the number of units is shown only of variants with few left", async ({ db }) => {
	const variants = [{ stock: 6 }, { stock: 5 }, { stock: 0 }];
	const { productId } = await putOnShelf(db, { title: "Oak lamp", variants });
	const product = await readCatalogueProduct(db, { productId });
	expect(product?.variants.map(({ left }) => left)).toEqual([null, 5, 0]);
	expect(await readVariantsShown(db, productId)).toEqual(product?.variants);
});
