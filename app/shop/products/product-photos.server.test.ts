import { expect } from "vitest";
import { readText } from "#app/common/changes/stored-text.ts";
import {
	addPhotos,
	describePhoto,
	movePhoto,
	readPhotos,
	removePhoto,
} from "#app/common/photos/photos.server.ts";
import { sweepPictures } from "#app/common/photos/picture-owners.server.ts";
import { pictureOf } from "#app/testing/shop/picture.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { chooseVariantPhotos, photosOfProduct, productPhotos } from "./product-photos.server.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const LATER = new Date("2026-11-20T14:00:00Z");
const by = { actorId: null, now: NOW };
const add = (db: Database, productId: number, names: string[]) =>
	addPhotos(db, productPhotos({ productId, ...by }), { pictures: names.map(pictureOf), now: NOW });
const hashesOf = async (db: Database, productId: number) =>
	(await readPhotos(db, photosOfProduct(productId))).map(({ hash }) => hash);

test("stores photos in order, each once", async ({ db }) => {
	const { productId } = await putOnShelf(db);
	expect(await add(db, productId, ["b", "a", "b"])).toEqual({ ok: true, added: 2, overLimit: 0 });
	expect(await add(db, productId, ["a", "c"])).toEqual({ ok: true, added: 1, overLimit: 0 });
	expect(await hashesOf(db, productId)).toEqual(["b", "a", "c"]);
	const [first] = await readPhotos(db, photosOfProduct(productId));
	await movePhoto(db, productPhotos({ productId, ...by }), { photoId: first?.id ?? 0, by: 1 });
	expect(await hashesOf(db, productId)).toEqual(["a", "b", "c"]);
	const product = await db
		.selectFrom("products")
		.select("image_hash")
		.where("id", "=", productId)
		.executeTakeFirst();
	expect(product?.image_hash).toBe("a");
});

test("accepts twenty photos, even at once", async ({ db }) => {
	const { productId } = await putOnShelf(db);
	const names = (from: number) => Array.from({ length: 12 }, (_, at) => `p${from + at}`);
	const answers = await Promise.all([add(db, productId, names(0)), add(db, productId, names(20))]);
	expect(answers.map((answer) => answer.ok && answer.overLimit).toSorted()).toEqual([0, 4]);
	expect(await hashesOf(db, productId)).toHaveLength(20);
});

test("removes a photo from its variants, and deletes it when unused", async ({ db }) => {
	const one = await putOnShelf(db);
	const two = await putOnShelf(db);
	await add(db, one.productId, ["own", "shared"]);
	await add(db, two.productId, ["shared"]);
	const variantId = one.variantIds[0] ?? 0;
	await chooseVariantPhotos(db, { productId: one.productId, choices: new Map([[variantId, "own"]]), ...by });
	for (const photo of await readPhotos(db, photosOfProduct(one.productId)))
		await removePhoto(db, productPhotos({ productId: one.productId, ...by }), { photoId: photo.id });
	const variant = await db
		.selectFrom("variants")
		.select("image_hash")
		.where("id", "=", variantId)
		.executeTakeFirst();
	expect(variant?.image_hash).toBeNull();
	expect(await db.selectFrom("images").select("hash").execute()).toEqual([{ hash: "shared" }]);
});

test("the sweep keeps pictures of products, categories and orders", async ({ db }) => {
	const { productId } = await putOnShelf(db, { category: "Lamps" });
	await add(db, productId, ["photo", "category", "unused"]);
	await db.updateTable("categories").set({ image_hash: "category" }).execute();
	await db.deleteFrom("product_images").where("image_hash", "!=", "photo").execute();
	expect(await sweepPictures(db, { now: LATER })).toBe(1);
	const left = await db.selectFrom("images").select("hash").orderBy("hash").execute();
	expect(left.map(({ hash }) => hash)).toEqual(["category", "photo"]);
});

test("each change of photos raises the product’s version", async ({ db }) => {
	const { productId, variantIds } = await putOnShelf(db);
	const version = async () => {
		const row = await db
			.selectFrom("products")
			.select("updated_at")
			.where("id", "=", productId)
			.executeTakeFirst();
		return row?.updated_at ?? "";
	};
	const raises = async (change: () => Promise<unknown>) => {
		const before = await version();
		await change();
		return (await version()) > before;
	};
	expect(await raises(() => add(db, productId, ["a", "b"]))).toBe(true);
	expect(await raises(() => add(db, productId, ["a"]))).toBe(false);
	const [first, second] = await readPhotos(db, photosOfProduct(productId));
	const rules = productPhotos({ productId, ...by });
	const of = (photo: typeof first) => ({ photoId: photo?.id ?? 0 });
	expect(await raises(() => movePhoto(db, rules, { ...of(first), by: -1 }))).toBe(false);
	expect(await raises(() => movePhoto(db, rules, { ...of(first), by: 1 }))).toBe(true);
	expect(await raises(() => describePhoto(db, rules, { ...of(first), alt: "A lamp" }))).toBe(true);
	expect(await raises(() => describePhoto(db, rules, { ...of(first), alt: "A lamp" }))).toBe(false);
	const choices = new Map([[variantIds[0] ?? 0, "a"]]);
	expect(await raises(() => chooseVariantPhotos(db, { productId, choices, ...by }))).toBe(true);
	expect(await raises(() => chooseVariantPhotos(db, { productId, choices, ...by }))).toBe(false);
	expect(await raises(() => removePhoto(db, rules, of(second)))).toBe(true);
});

test("two equal changes of a photo at once count once", async ({ db }) => {
	const { productId } = await putOnShelf(db);
	await add(db, productId, ["a"]);
	const [photo] = await readPhotos(db, photosOfProduct(productId));
	const rules = productPhotos({ productId, ...by });
	const of = { photoId: photo?.id ?? 0 };
	const twice = <Made>(change: () => Promise<Made>) => Promise.all([change(), change()]);
	const described = await twice(() => describePhoto(db, rules, { ...of, alt: "A lamp" }));
	expect(described).toEqual([{ ok: true }, { ok: true }]);
	const removed = await twice(() => removePhoto(db, rules, of));
	expect(removed.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
	const records = await db.selectFrom("changes").select("detail").orderBy("id").execute();
	expect(records.map(({ detail }) => readText(detail ?? "")).slice(-2)).toEqual([
		"Photo described",
		"Photo removed",
	]);
	expect(records).toHaveLength(3);
});
