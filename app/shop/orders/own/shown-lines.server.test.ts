import { afterEach, expect } from "vitest";
import { readLanguageFrom } from "#app/common/language/current-language.ts";
import type { Language } from "#app/common/language/languages.ts";
import { offerLanguages, writeIn } from "#app/common/language/write-in.server.ts";
import { valueKey } from "#app/shop/catalogue/option-values.server.ts";
import { placeOrder } from "#app/shop/checkout/place-order.server.ts";
import { readMailedLines } from "#app/shop/orders/change-order.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import { ORDER_NOW } from "#app/testing/shop/order.ts";
import { addDelivery, fillCart, placingOf, withCurrentQuote } from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { readOwnOrder } from "./own-orders.server.ts";

afterEach(() => readLanguageFrom(() => ({ language: "en", prefix: "" }), ["en"]));

test("customers read what they ordered in their language, staff as it was ordered", async ({ db }) => {
	offerLanguages(["en", "de"]);
	const variants = [{ option: "Large" }, { option: "Small" }];
	const { productId, variantIds } = await putOnShelf(db, { title: "Desk lamp", variants });
	const translations = { de: { title: "Schreibtischlampe", [valueKey("Large")]: "Groß" } };
	await db
		.updateTable("products")
		.set({ translations: JSON.stringify(translations) })
		.where("id", "=", productId)
		.execute();
	const deliveryMethodId = await addDelivery(db, { name: "Standard" });
	await db
		.updateTable("delivery_methods")
		.set({ translations: JSON.stringify({ de: { name: "Standardversand" } }) })
		.execute();
	const lines = variantIds.map((variantId) => ({ variantId, quantity: 1 }));
	const cartId = await fillCart(db, lines, { tokenHash: "this browser" });
	const placed = await writeIn("de", async () =>
		placeOrder(db, await withCurrentQuote(db, placingOf({ cartId, deliveryMethodId }))),
	);
	if (!placed.ok) throw new Error("The order was refused.");
	const { number } = placed;
	const viewer = { isGranted: true, guestHash: null, accountId: null };
	const read = (language: Language) =>
		writeIn(language, async () => {
			const order = await readOwnOrder(db, { number, viewer, now: ORDER_NOW });
			return [
				order?.delivery_name,
				...(order?.lines ?? []).map(({ title, options }) => `${title}, ${options}`),
			];
		});
	const german = ["Standardversand", "Schreibtischlampe, Groß", "Schreibtischlampe, Small"];
	const original = ["Standard", "Desk lamp, Large", "Desk lamp, Small"];
	expect(await read("de")).toEqual(german);
	expect(await read("en")).toEqual(original);
	const order = await readOrder(db, { number });
	expect(order?.lines.map(({ title, options }) => `${title}, ${options}`)).toEqual(original.slice(1));
	const mailed = await transact(db, (trx) => readMailedLines(trx, { id: order?.id ?? 0, language: "de" }));
	expect(mailed.map(({ title, options }) => `${title}, ${options}`)).toEqual(german.slice(1));

	// Another name since then is not what was ordered.
	await db.updateTable("products").set({ title: "Floor lamp" }).where("id", "=", productId).execute();
	expect(await read("de")).toEqual(["Standardversand", "Desk lamp, Groß", "Desk lamp, Small"]);
});
