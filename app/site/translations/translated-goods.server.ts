import type { Transaction } from "kysely";
import type { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { isTranslatable, isValueKey, valueKey } from "#app/shop/catalogue/option-values.server.ts";
import { lockProduct } from "#app/shop/products/lock-product.server.ts";
import { optionValueText, productTexts } from "#app/shop/products/product-form.ts";
import { PRODUCT_FIELD_NAMES } from "#app/shop/products/product-messages.ts";
import { categorySchema, deliverySchema } from "#app/shop/settings/setting-forms.server.ts";
import { summariseProducts } from "#app/shop/stock/summarise-products.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { filled, type TranslatedThing } from "./translated-things.server.ts";

export async function readTranslatedProduct(
	db: Database,
	{ id }: { id: number },
): Promise<TranslatedThing | undefined> {
	const product = await db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirst();
	if (!product) return undefined;
	const values = await readValues(db, id);
	const names = PRODUCT_FIELD_NAMES;
	const option = (column: "option1_name" | "option2_name" | "option3_name", label: string) => ({
		column,
		label,
		original: product[column] ?? "",
		rule: productTexts.option1Name,
	});
	return {
		table: "products",
		id,
		subject: `product ${id}`,
		name: product.title,
		path: `/dashboard/products/${maskId(id)}`,
		translations: product.translations,
		texts: filled([
			{ column: "title", label: names.title, original: product.title, rule: productTexts.title },
			{
				column: "description",
				label: names.description,
				original: product.description,
				rows: 8,
				rule: productTexts.description,
			},
			{
				column: "size_guide",
				label: names.sizeGuide,
				original: product.size_guide,
				rows: 4,
				rule: productTexts.sizeGuide,
			},
			option("option1_name", names.option1Name),
			option("option2_name", names.option2Name),
			option("option3_name", names.option3Name),
			...values.filter(isTranslatable).map((value) => ({
				column: valueKey(value),
				label: t.translations.optionValue({ value }),
				original: value,
				rule: optionValueText,
			})),
			{
				column: "seo_title",
				label: names.seoTitle,
				original: product.seo_title ?? "",
				rule: productTexts.seoTitle,
			},
			{
				column: "seo_description",
				label: names.seoDescription,
				original: product.seo_description ?? "",
				rows: 2,
				rule: productTexts.seoDescription,
			},
		]),
		lock: async (trx) => (await lockProduct(trx, id))?.product,
		finish: async (trx, differing) => {
			const isSearched = (column: string) => column === "title" || isValueKey(column);
			if (differing.some(isSearched)) await summariseProducts(trx, [id]);
		},
	};
}

/** The values of a product's options, in the order of its variants. */
async function readValues(db: Database, productId: number): Promise<string[]> {
	const variants = await db
		.selectFrom("variants")
		.select(["option1", "option2", "option3"])
		.where("product_id", "=", productId)
		.where("archived_at", "is", null)
		.orderBy("position")
		.orderBy("id")
		.execute();
	const columns = ["option1", "option2", "option3"] as const;
	return [...new Set(columns.flatMap((column) => variants.flatMap((variant) => variant[column] ?? [])))];
}

export async function readTranslatedCategory(
	db: Database,
	{ id }: { id: number },
): Promise<TranslatedThing | undefined> {
	const category = await db.selectFrom("categories").selectAll().where("id", "=", id).executeTakeFirst();
	return (
		category && {
			table: "categories",
			id,
			subject: `category ${id}`,
			name: category.name,
			path: `/dashboard/categories/${maskId(id)}`,
			translations: category.translations,
			texts: named(category, categorySchema.shape),
			lock: lockRow("categories", id),
			finish: async (trx, differing) => {
				if (!differing.includes("name")) return;
				const products = trx.selectFrom("products").select("id").where("category_id", "=", id);
				await summariseProducts(
					trx,
					(await products.execute()).map((product) => product.id),
				);
			},
		}
	);
}

export async function readTranslatedDelivery(
	db: Database,
	{ id }: { id: number },
): Promise<TranslatedThing | undefined> {
	const method = await db.selectFrom("delivery_methods").selectAll().where("id", "=", id).executeTakeFirst();
	return (
		method && {
			table: "delivery_methods",
			id,
			subject: `delivery method ${id}`,
			name: method.name,
			path: `/dashboard/delivery/${maskId(id)}`,
			translations: method.translations,
			// Its texts do not depend on the currency.
			texts: named(method, deliverySchema("USD").shape, { isShort: true }),
			lock: lockRow("delivery_methods", id),
		}
	);
}

/** The texts of a setting. */
const named = (
	{ name, description }: { name: string; description: string },
	rules: { name: z.ZodType<string>; description: z.ZodType<string> },
	{ isShort = false } = {},
) =>
	filled([
		{ column: "name", label: t.words.name, original: name, rule: rules.name },
		{
			column: "description",
			label: t.words.description,
			original: description,
			rule: rules.description,
			...(isShort ? {} : { rows: 4 }),
		},
	]);

const lockRow = (table: "categories" | "delivery_methods", id: number) => (trx: Transaction<Schema>) =>
	trx
		.selectFrom(table as "categories")
		.select("translations")
		.where("id", "=", id)
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
