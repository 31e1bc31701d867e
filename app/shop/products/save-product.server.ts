import type { Transaction } from "kysely";
import { recordChange, sayDifferences } from "#app/shop/settings/record-change.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { isUniqueViolation } from "#db/unique-violation.ts";
import { type ChangedSince, changedSince, holdProduct, nextVersion } from "./hold-product.server.ts";
import type { ProductStatus } from "./product-status.ts";
import { slugOf } from "./slug.ts";
import { summariseProducts } from "./summarise-products.server.ts";
import { applyPlan, type NewVariant, type VariantToGo } from "./variants/apply-plan.server.ts";
import {
	arrangeVariants,
	combineOptions,
	MAX_VARIANTS,
	type ProductOption,
	valuesOf,
} from "./variants/product-options.ts";

/** What a product says of itself; checked by `productSchema` or by whoever reads a file. */
export type ProductDetails = {
	title: string;
	/** Empty: made from the title. */
	slug: string;
	description: string;
	vendor: string;
	/** Separated by ", ". */
	tags: string;
	categoryId: number | null;
	status: ProductStatus;
	seoTitle: string | null;
	seoDescription: string | null;
};

type Refused<Reason extends string> = { ok: false; reason: Reason };

type NewProduct = {
	details: ProductDetails;
	options: ProductOption[];
	/** What each of its variants begins with; a SKU only goes to the one variant of a product without options. */
	variant: NewVariant;
	/** Its form's one-time key: the second submit finds the first one's product. */
	onceKey: string | null;
	actorId: number | null;
	now: Date;
};

/** Makes a product with a variant for each combination of its options, without stock or photos. */
export async function createProduct(
	db: Database,
	{ details, options, variant, onceKey, actorId, now }: NewProduct,
): Promise<
	| { ok: true; productId: number }
	| Refused<"slug_taken" | "sku_taken" | "category_gone" | "too_many_variants">
> {
	if (combineOptions(options).length > MAX_VARIANTS) return { ok: false, reason: "too_many_variants" };
	try {
		return await db.transaction().execute(async (trx) => {
			const earlier = onceKey && (await findByKey(trx, onceKey));
			if (earlier) return { ok: true, productId: earlier.id };
			if (!(await isCategory(trx, details.categoryId))) return { ok: false, reason: "category_gone" };
			if (variant.sku && (await isSkuTaken(trx, variant.sku))) return { ok: false, reason: "sku_taken" };
			const productId = await insertProduct(trx, { details, options, onceKey, now });
			if (productId === null) return { ok: false, reason: "slug_taken" };
			await applyPlan(trx, { productId, plan: arrangeVariants([], options), current: [], variant, now });
			await recordChange(trx, {
				actorId,
				action: "product created",
				subject: `product ${productId}`,
				detail: details.title,
				now,
			});
			await summariseProducts(trx, [productId]);
			return { ok: true, productId };
		});
	} catch (error) {
		const earlier = isUniqueViolation(error) && onceKey && (await findByKey(db, onceKey));
		if (earlier) return { ok: true, productId: earlier.id };
		if (isUniqueViolation(error)) return { ok: false, reason: "sku_taken" };
		throw error;
	}
}

/** A slug that was typed is taken or not; one made from the title gets a number. */
async function insertProduct(
	trx: Transaction<Schema>,
	{ details, options, onceKey, now }: Pick<NewProduct, "details" | "options" | "onceKey" | "now">,
): Promise<number | null> {
	const wanted = details.slug || slugOf(details.title) || "product";
	const at = now.toISOString();
	for (let tried = 1; tried <= (details.slug ? 1 : 1_000); tried++) {
		const slug = tried === 1 ? wanted : `${wanted}-${tried}`;
		const made = await trx
			.insertInto("products")
			.values({
				...columnsOf(details, options),
				slug,
				once_key: onceKey,
				published_at: details.status === "active" ? at : null,
				created_at: at,
				updated_at: at,
			})
			.onConflict((conflict) => conflict.column("slug").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (made) return made.id;
	}
	return null;
}

type ProductChange = {
	productId: number;
	/** `updated_at` as the editor saw it. */
	seen: string;
	details: ProductDetails;
	/** Null leaves options and variants as they are. */
	options: ProductOption[] | null;
	/** What becomes of variants whose values are gone; null asks first. */
	goneValues: "replace" | "rename" | null;
	actorId: number | null;
	now: Date;
};

type SaveRefusal =
	| ChangedSince
	| { ok: false; reason: "variants_go"; going: VariantToGo[]; mayRename: boolean }
	| Refused<"gone" | "slug_taken" | "category_gone" | "too_many_variants">;

/**
 * Saves a product as one editor has it. Refused when another was faster (`changed`), and, until
 * `goneValues` says what to do, when variants would go: sold ones are archived then, others deleted.
 */
export async function saveProduct(
	db: Database,
	change: ProductChange,
): Promise<{ ok: true; made: number; gone: number } | SaveRefusal> {
	const { productId, seen, details, actorId, now } = change;
	if (change.options && combineOptions(change.options).length > MAX_VARIANTS)
		return { ok: false, reason: "too_many_variants" };
	try {
		return await db.transaction().execute(async (trx) => {
			const held = await holdProduct(trx, productId);
			if (!held) return { ok: false, reason: "gone" };
			const { product, variants } = held;
			if (product.updated_at !== seen) return changedSince(trx, product);
			if (!(await isCategory(trx, details.categoryId))) return { ok: false, reason: "category_gone" };
			const slug = details.slug || slugOf(details.title) || product.slug;
			if (await isSlugOfAnother(trx, slug, productId)) return { ok: false, reason: "slug_taken" };
			const current = variants.map((variant) => ({
				...variant,
				values: [variant.option1, variant.option2, variant.option3] as const,
			}));
			const options = change.options ?? optionsOf(product, current);
			const isSame = JSON.stringify(options) === JSON.stringify(optionsOf(product, current));
			const plan = arrangeVariants(current, options, { rename: change.goneValues === "rename" });
			const after = { ...columnsOf(details, options), slug };
			let gone = 0;
			if (!isSame) {
				// Renaming answers for all that would go, or for nothing: what else was removed is asked about.
				const isAnswered = change.goneValues === "replace" || plan.go.length === 0;
				if (!isAnswered) {
					const asked = arrangeVariants(current, options, { rename: false });
					const renamed = arrangeVariants(current, options, { rename: true });
					const going = current.filter(({ id }) => asked.go.includes(id));
					const mayRename = asked.mayRename && renamed.go.length === 0;
					return { ok: false, reason: "variants_go", going, mayRename };
				}
				gone = plan.go.length;
				await applyPlan(trx, { productId, plan, current, now });
			}
			const isFirstTime = details.status === "active" && product.published_at === null;
			await trx
				.updateTable("products")
				.set({
					...after,
					...(isFirstTime ? { published_at: now.toISOString() } : {}),
					updated_at: nextVersion(product.updated_at, now),
				})
				.where("id", "=", productId)
				.execute();
			const before = Object.fromEntries(
				Object.keys(after).map((name) => [name, product[name as keyof typeof after]]),
			);
			const detail = sayDifferences(before, after);
			if (detail || !isSame)
				await recordChange(trx, {
					actorId,
					action: "product",
					subject: `product ${productId}`,
					detail: detail || "Option values",
					now,
				});
			await summariseProducts(trx, [productId]);
			return { ok: true, made: isSame ? 0 : plan.make.length, gone };
		});
	} catch (error) {
		if (isUniqueViolation(error)) return { ok: false, reason: "slug_taken" };
		throw error;
	}
}

/** A product's options as its variants have them. */
export function optionsOf(
	product: { option1_name: string | null; option2_name: string | null; option3_name: string | null },
	variants: Parameters<typeof valuesOf>[0],
): ProductOption[] {
	return [product.option1_name, product.option2_name, product.option3_name].flatMap((name, was) =>
		name === null ? [] : [{ name, values: valuesOf(variants, was), was }],
	);
}

const columnsOf = (details: ProductDetails, options: readonly ProductOption[]) => ({
	title: details.title,
	description: details.description,
	vendor: details.vendor,
	tags: details.tags,
	category_id: details.categoryId,
	status: details.status,
	option1_name: options[0]?.name ?? null,
	option2_name: options[1]?.name ?? null,
	option3_name: options[2]?.name ?? null,
	seo_title: details.seoTitle,
	seo_description: details.seoDescription,
});

const findByKey = (db: Database, onceKey: string) =>
	db.selectFrom("products").select("id").where("once_key", "=", onceKey).executeTakeFirst();

async function isCategory(trx: Transaction<Schema>, id: number | null): Promise<boolean> {
	if (id === null) return true;
	const found = await trx.selectFrom("categories").select("id").where("id", "=", id).executeTakeFirst();
	return found !== undefined;
}

async function isSkuTaken(trx: Transaction<Schema>, sku: string): Promise<boolean> {
	const found = await trx.selectFrom("variants").select("id").where("sku", "=", sku).executeTakeFirst();
	return found !== undefined;
}

async function isSlugOfAnother(trx: Transaction<Schema>, slug: string, id: number): Promise<boolean> {
	const found = await trx
		.selectFrom("products")
		.select("id")
		.where("slug", "=", slug)
		.where("id", "!=", id)
		.executeTakeFirst();
	return found !== undefined;
}
