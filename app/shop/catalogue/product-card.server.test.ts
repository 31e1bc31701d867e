import sharp from "sharp";
import { expect } from "vitest";
import { drawSocialCard, isCardDrawn } from "#app/common/photos/social-card.server.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { test } from "#db/testing/database-test.ts";
import { addProductPictures } from "#e2e/helpers/shelf.ts";
import { productCard, productCardLink } from "./product-card.server.ts";
import { readCatalogueProduct } from "./read-product.server.ts";

test("a product's card is 1200 × 630, shows its photo and changes with its price", async ({ db }) => {
	const { productId } = await putOnShelf(db, { title: "Oak lamp", variants: [{ price: 4_900 }] });
	await addProductPictures(db, productId, ["tomato"]);
	const read = async () => {
		const product = await readCatalogueProduct(db, { productId });
		if (!product) throw new Error("gone");
		return { card: productCard(product, "USD"), link: productCardLink(product, "USD") };
	};
	const before = await read();
	expect(before.link.alt).toBe("Oak lamp, $49.00");
	expect(isCardDrawn(before.card)).toBe(false);
	const drawn = await drawSocialCard(db, before.card);
	if (!drawn.ok) throw new Error("busy");
	expect(isCardDrawn(before.card)).toBe(true);
	expect(await sharp(drawn.file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
	const corner = await sharp(drawn.file).extract({ left: 0, top: 0, width: 500, height: 600 }).stats();
	expect(corner.dominant).toMatchObject({ r: 248, b: 72 });

	await db.updateTable("variants").set({ price: 3_900 }).where("product_id", "=", productId).execute();
	const after = await read();
	expect(after.link.path).not.toBe(before.link.path);
	expect(isCardDrawn(after.card)).toBe(false);
	const anew = await drawSocialCard(db, after.card);
	if (!anew.ok) throw new Error("busy");
	expect(Buffer.compare(anew.file, drawn.file)).not.toBe(0);
});

test("a card says from which price on variants cost different ones", async ({ db }) => {
	const { productId } = await putOnShelf(db, {
		title: "Oak lamp",
		variants: [{ price: 4_900 }, { price: 5_900 }],
	});
	const product = await readCatalogueProduct(db, { productId });
	expect(product && productCard(product, "USD").price).toBe("From $49.00");
});
