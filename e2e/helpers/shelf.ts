import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { drawPicture, savePicture } from "#app/common/photos/images.server.ts";
import { PHOTO_WIDTHS } from "#app/common/photos/pictures.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { summariseProducts } from "#app/shop/stock/summarise-products.server.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";

/** A discounted product in two sizes, one out of stock, with two photos; returns its URL. */
export async function shelvePictured(db: Database): Promise<string> {
	const { productId } = await putOnShelf(db, {
		title: "Halden lamp",
		category: "Lighting",
		vendor: "Nordlys",
		variants: [
			{ option: "Small", price: 2_500, compareAt: 3_000 },
			{ option: "Large", price: 4_500, stock: 0 },
		],
	});
	await putOnShelf(db, { title: "Brass lamp", category: "Lighting" });
	await putOnShelf(db, { title: "Bowl", category: "Kitchen", variants: [{ stock: 0 }] });
	await addProductPictures(db, productId, ["tomato", "teal"]);
	return productPath(productId);
}

/** Gives a product pictures of these colors. */
export async function addProductPictures(
	db: Database,
	productId: number,
	colors: readonly string[],
): Promise<void> {
	const drawn = await Promise.all(
		colors.map(async (background) => {
			const plain = sharp({ create: { width: 200, height: 200, channels: 3, background } });
			return drawPicture(await plain.png().toBuffer(), { widths: PHOTO_WIDTHS, avif: true });
		}),
	);
	await transact(db, async (trx) => {
		for (const [at, one] of drawn.entries()) {
			if (!one.ok) throw new Error("a picture could not be drawn");
			await savePicture(trx, { picture: one.picture, now: new Date() });
			await trx
				.insertInto("product_images")
				.values({ product_id: productId, image_hash: one.picture.hash, position: at + 1, alt: "A lamp" })
				.execute();
		}
		await summariseProducts(trx, [productId]);
	});
}

/**
 * Fills a page of the shop with products that have photos (URLs without files). Returns the URL of a page
 * that shows eight of them.
 */
export async function fillShelf(db: Database): Promise<string> {
	const ids: number[] = [];
	const addPhoto = async (productId: number, position: number) => {
		const hash = randomBytes(32).toString("hex");
		const colour = `#${hash.slice(0, 6)}`;
		await db
			.insertInto("images")
			.values({ hash, width: 1280, height: 1280, colour, created_at: new Date().toISOString() })
			.execute();
		await db
			.insertInto("product_images")
			.values({ product_id: productId, image_hash: hash, position })
			.execute();
	};
	for (let at = 0; at < 30; at++) {
		const word = randomBytes(5).toString("hex");
		const price = 1_000 + 137 * at;
		const { productId } = await putOnShelf(db, {
			title: `Lamp of ${word} brass and linen`,
			category: ["Lighting", "Kitchen", "Garden", "Clothing", "Furniture", "Bags", "Sound", "Play"][at % 8],
			variants: ["Small", "Medium", "Large"].map((option) => ({ option, price, compareAt: price + 900 })),
			description: `Made of ${word}. `.repeat(20),
		});
		await addPhoto(productId, 1);
		ids.push(productId);
	}
	const [first = 0] = ids;
	for (let position = 2; position <= 8; position++) await addPhoto(first, position);
	await transact(db, (trx) => summariseProducts(trx, ids));
	return productPath(first);
}
