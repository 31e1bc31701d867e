import { expect, test } from "vitest";
import type { MerchantProduct } from "./list-for-feeds.server.ts";
import { merchantItems } from "./merchant-items.ts";

const HASH = "a".repeat(64);
const VARIANT = { id: 1, product_id: 1, price: 1_999, barcode: "4006381333931", image_hash: null };
const PRODUCT = {
	id: 1,
	title: "Lamp",
	description: "",
	vendor: "Nordlys",
	image_hash: HASH,
	category: null,
};

const itemOf = (product: object, variant: object) =>
	merchantItems({ ...PRODUCT, ...product, variants: [{ ...VARIANT, ...variant }] } as MerchantProduct, {
		origin: "https://meeha.example",
		currency: "USD",
		shipping: undefined,
	})[0];

test("what has no picture or no price is not in the feed", () => {
	expect(itemOf({}, {})).toMatchObject({ title: "Lamp", "g:image_link": expect.stringContaining(HASH) });
	expect(itemOf({ image_hash: null }, {})).toBeUndefined();
	expect(itemOf({ image_hash: null }, { image_hash: HASH })).toBeDefined();
	expect(itemOf({}, { price: 0 })).toBeUndefined();
});

test("an item without a GTIN says that it has no identifier, whatever its SKU", () => {
	const withGtin = itemOf({}, { sku: "LMP-S" });
	expect(withGtin).toMatchObject({ "g:gtin": "4006381333931", "g:identifier_exists": undefined });
	const without = itemOf({}, { sku: "LMP-S", barcode: null });
	expect(without).toMatchObject({ "g:gtin": undefined, "g:identifier_exists": "no" });
	for (const item of [withGtin, without]) expect(item).not.toHaveProperty("g:mpn");
});
