import sharp from "sharp";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { fillCity } from "#e2e/helpers/hotels.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test.use({ languages: "en,de" });

test("a shared link to a product or hotel shows a card of its own, which caches keep", async ({
	db,
	request,
	baseURL,
}) => {
	const { productId } = await putOnShelf(db, { title: "Oak lamp", variants: [{ price: 4_900 }] });
	const { hotel } = await fillCity(db);
	for (const page of [productPath(productId), hotel]) {
		const html = await (await request.get(page)).text();
		const address = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "");
		expect(html).toContain('<meta property="og:image:width" content="1200"/>');
		const card = await request.get(baseURL + address.pathname + address.search);
		expect(card.headers()).toMatchObject({
			"content-type": "image/jpeg",
			"cache-control": "public, max-age=31536000, immutable",
		});
		expect(await sharp(await card.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
		const older = await request.get(`${address.pathname}?v=before`);
		expect(older.headers()["cache-control"]).toBe("public, max-age=300");
	}
	const german = await (await request.get(`/de${productPath(productId)}`)).text();
	expect(german).toMatch(/property="og:image" content="[^"]+\/de\/product\/[^"]+card[.]jpg/);
	const draft = await putOnShelf(db, { title: "Secret lamp", variants: [{ price: 4_900 }] });
	await db.updateTable("products").set({ status: "draft" }).where("id", "=", draft.productId).execute();
	for (const path of [`${productPath(draft.productId)}/card.jpg`, "/rooms/none/card.jpg"])
		expect((await request.get(path)).status(), path).toBe(404);
});
