import { afterEach, expect } from "vitest";
import { readText } from "#app/common/changes/stored-text.ts";
import { readLanguageFrom } from "#app/common/language/current-language.ts";
import type { Language } from "#app/common/language/languages.ts";
import { findActiveCategory } from "#app/shop/catalogue/read-collection.server.ts";
import { readCatalogueProduct } from "#app/shop/catalogue/read-product.server.ts";
import { cardOf } from "#app/shop/catalogue/search/card-columns.server.ts";
import { findCategories, findProducts } from "#app/shop/catalogue/search/find-products.server.ts";
import { listDeliveryMethods } from "#app/shop/pricing/delivery-methods.server.ts";
import { duplicateProduct } from "#app/shop/products/change-products.server.ts";
import { readForSale } from "#app/shop/products/for-sale.server.ts";
import { addDelivery } from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import { readHotel } from "#app/travel/search/read-hotel.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { saveTranslation, translationVersion } from "./save-translation.server.ts";
import {
	readTranslatedCategory,
	readTranslatedDelivery,
	readTranslatedProduct,
} from "./translated-goods.server.ts";
import { readTranslatedHotel, readTranslatedRoom } from "./translated-stays.server.ts";
import { type TranslatedThing, translationSchema } from "./translated-things.server.ts";

const speak = (language: Language) => readLanguageFrom(() => ({ language, prefix: "" }), ["en", "es", "de"]);
afterEach(() => readLanguageFrom(() => ({ language: "en", prefix: "" }), ["en"]));

async function shelve(db: Database) {
	const { productId } = await putOnShelf(db, { title: "Desk lamp", variants: [{ stock: 3 }] });
	const thing = await readTranslatedProduct(db, { id: productId });
	if (!thing) throw new Error("no product");
	return thing;
}

test("what is translated is found by its words, in each language, and shown in its own", async ({ db }) => {
	speak("es");
	const thing = await shelve(db);
	const actorId = await addAccount(db, "ana", "Admin");
	const find = async (query: string) => (await findProducts(db, { query, count: 5 })).products;
	expect(await find("lámpara")).toEqual([]);
	const saving = {
		thing,
		language: "es" as const,
		typed: { title: "Lámpara de mesa", description: "" },
		expectedVersion: translationVersion(thing.translations, "es"),
		actorId,
		now: new Date(),
	};
	expect(await saveTranslation(db, saving)).toEqual({ ok: true });
	expect(await find("lampara")).toMatchObject([{ title: "Lámpara de mesa", lang: {} }]);
	expect(await find("desk")).toMatchObject([{ title: "Lámpara de mesa" }]);
	speak("de");
	expect(await find("lampar")).toMatchObject([{ title: "Desk lamp", lang: { title: "en" } }]);
	const change = db.selectFrom("changes").select("detail").where("action", "=", "translation");
	const { detail } = await change.executeTakeFirstOrThrow();
	expect(readText(detail ?? "")).toBe("Titel (es): nichts → Lámpara de mesa");

	// A copy keeps what is translated.
	const copy = await duplicateProduct(db, {
		productId: thing.id,
		idempotencyKey: "copy",
		actorId,
		now: new Date(),
	});
	const copied = copy.ok && (await readTranslatedProduct(db, { id: copy.productId }));
	expect(copied ? copied.translations : null).toBe(JSON.stringify({ es: { title: "Lámpara de mesa" } }));
});

test("who is late with another translation sees the first; other languages are nobody’s conflict", async ({
	db,
}) => {
	const thing = await shelve(db);
	const actorId = await addAccount(db, "ana", "Admin");
	const seen = { es: translationVersion(thing.translations, "es"), de: translationVersion("{}", "de") };
	const save = (language: "es" | "de", title: string) =>
		saveTranslation(db, {
			thing,
			language,
			typed: { title },
			expectedVersion: seen[language],
			actorId,
			now: new Date(),
		});
	expect(await save("es", "Lámpara")).toEqual({ ok: true });
	expect(await save("de", "Lampe")).toEqual({ ok: true });
	expect(await save("es", "Lámpara")).toEqual({ ok: true });
	expect(await save("es", "Foco")).toMatchObject({ ok: false, reason: "changed", by: "ana", isOwn: true });
	const stored = await db
		.selectFrom("products")
		.select(["title", "translations"])
		.where("id", "=", thing.id)
		.executeTakeFirstOrThrow();
	expect(JSON.parse(stored.translations)).toEqual({ es: { title: "Lámpara" }, de: { title: "Lampe" } });
	speak("de");
	expect(cardOf({ ...stored, id: 1 }).title).toBe("Lampe");
});

test("a translation follows the rule of its original, and may be left out", async ({ db }) => {
	const schema = translationSchema((await shelve(db)).texts);
	const read = schema.safeParse({ title: "x", description: "" });
	expect(read.error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
		["title", "Title must be at least 2 characters."],
	]);
	expect(schema.parse({ description: " Una  lámpara\u0007 " })).toMatchObject({
		title: "",
		description: "Una  lámpara",
	});
});

/** Saves a Spanish translation, as its first. */
async function translate(db: Database, thing: TranslatedThing | undefined, typed: Record<string, string>) {
	if (!thing) throw new Error("There is nothing to translate.");
	const actorId = await addAccount(db, `translator of ${thing.subject}`, "Admin");
	const expectedVersion = translationVersion(thing.translations, "es");
	const saving = { thing, language: "es", typed, expectedVersion, actorId, now: new Date() } as const;
	expect(await saveTranslation(db, saving)).toEqual({ ok: true });
}

test("values of options are shown and found in each language; carts and orders keep the original", async ({
	db,
}) => {
	const variants = [{ option: "Large" }, { option: "1.5 [new]" }, { option: "XL" }];
	const { productId, variantIds } = await putOnShelf(db, { title: "Rug", variants });
	const read = () => readTranslatedProduct(db, { id: productId });
	const thing = await read();
	const values = thing?.texts.filter(({ column }) => column.startsWith("value_")) ?? [];
	// Sizes such as XL read the same in every language.
	expect(values.map(({ original }) => original)).toEqual(["Large", "1.5 [new]"]);
	const columns = values.map(({ column }) => column);
	for (const column of columns) expect(column).toMatch(/^\w{1,64}$/);
	await translate(db, thing, { [columns[0] ?? ""]: "Grande", [columns[1] ?? ""]: "1,5 (nuevo)" });
	const change = db.selectFrom("changes").select("detail").where("action", "=", "translation");
	expect(readText((await change.executeTakeFirstOrThrow()).detail ?? "")).toContain(
		"Large (es): none → Grande",
	);

	speak("es");
	const product = await readCatalogueProduct(db, { productId });
	expect(product?.variants.map(({ option1, shown }) => [option1, shown.option1])).toEqual([
		["Large", "Grande"],
		["1.5 [new]", "1,5 (nuevo)"],
		["XL", "XL"],
	]);
	expect(product?.optionNames.lang).toEqual({ option1_name: "en" });
	const forSale = async (id?: number) =>
		(await readForSale(db, variantIds)).find(({ variantId }) => variantId === id);
	const [large, extra] = [await forSale(variantIds[0]), await forSale(variantIds[2])];
	expect(large).toMatchObject({ options: "Grande", writtenOptions: "Large" });
	expect(large?.optionsLang).toBeUndefined();
	expect(extra).toMatchObject({ options: "XL", optionsLang: "en" });
	const find = async (query: string) => (await findProducts(db, { query, count: 5 })).products.length;
	expect([await find("rug grande"), await find("rug large")]).toEqual([1, 1]);
	speak("en");
	expect(await forSale(variantIds[0])).toMatchObject({ options: "Large", writtenOptions: "Large" });
});

test("a translated category is found by its words, and names its page; a delivery method, too", async ({
	db,
}) => {
	await putOnShelf(db, { title: "Ficus", category: "Garden plants" });
	const { id } = await db.selectFrom("categories").select("id").executeTakeFirstOrThrow();
	await translate(db, await readTranslatedCategory(db, { id }), { name: "Plantas" });
	const deliveryId = await addDelivery(db, { name: "Standard" });
	await translate(db, await readTranslatedDelivery(db, { id: deliveryId }), { name: "Envío estándar" });
	const find = async (query: string) => ({
		categories: (await findCategories(db, { query, count: 5 })).map(({ name }) => name),
		products: (await findProducts(db, { query, count: 5 })).products.length,
	});
	speak("es");
	expect(await find("plantas")).toEqual({ categories: ["Plantas"], products: 1 });
	expect(await find("garden")).toEqual({ categories: ["Plantas"], products: 1 });
	expect(await findActiveCategory(db, { slug: "garden-plants" })).toMatchObject({
		name: "Plantas",
		lang: {},
	});
	expect(await listDeliveryMethods(db)).toMatchObject([{ name: "Envío estándar", lang: {} }]);
	speak("de");
	expect(await find("plantas")).toEqual({ categories: ["Garden plants"], products: 1 });
	expect(await listDeliveryMethods(db)).toMatchObject([{ name: "Standard", lang: { name: "en" } }]);
});

test("the team of a hotel translates it and its rooms, and nobody else does", async ({ db }) => {
	const ownerId = await addAccount(db, "olga", "Hotel");
	const { hotelId, roomId } = await openInn(db, { hotel: { ownerId }, room: { name: "Garden room" } });
	const actor = { accountId: ownerId, role: "Hotel" } as const;
	const stranger = { accountId: await addAccount(db, "saul", "Hotel"), role: "Hotel" } as const;
	expect(await readTranslatedHotel(db, { id: hotelId, actor: stranger })).toBeUndefined();
	expect(await readTranslatedRoom(db, { id: roomId, actor: stranger })).toBeUndefined();
	const room = await readTranslatedRoom(db, { id: roomId, actor });
	await translate(db, await readTranslatedHotel(db, { id: hotelId, actor }), { description: "Una casa." });
	await translate(db, room, { name: "Habitación con jardín" });
	speak("es");
	const read = async () => await readHotel(db, { hotelId });
	expect(await read()).toMatchObject({ description: "Una casa.", lang: {} });
	expect((await read())?.rooms).toMatchObject([{ name: "Habitación con jardín" }]);
	speak("de");
	expect(await read()).toMatchObject({
		description: "A quiet house above the river.",
		lang: { description: "en" },
	});
	// Whoever left the team in the meantime saves nothing.
	await db.deleteFrom("hotel_members").where("account_id", "=", ownerId).execute();
	if (!room) throw new Error("no room");
	const late = { thing: room, language: "de", typed: { name: "Gartenzimmer" }, actorId: ownerId } as const;
	expect(await saveTranslation(db, { ...late, expectedVersion: "", now: new Date() })).toEqual({
		ok: false,
		reason: "gone",
	});
});
