import { afterEach, expect } from "vitest";
import { readText } from "#app/common/changes/stored-text.ts";
import { readLanguageFrom } from "#app/common/language/current-language.ts";
import type { Language } from "#app/common/language/languages.ts";
import { cardOf } from "#app/shop/catalogue/search/card-columns.server.ts";
import { findProducts } from "#app/shop/catalogue/search/find-products.server.ts";
import { duplicateProduct } from "#app/shop/products/change-products.server.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { saveTranslation, translationVersion } from "./save-translation.server.ts";
import { readTranslatedProduct } from "./translated-goods.server.ts";
import { translationSchema } from "./translated-things.server.ts";

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
