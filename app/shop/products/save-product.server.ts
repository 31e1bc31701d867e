import type { Selectable, Transaction } from "kysely";
import {
	type ChangedSince,
	changedSince,
	describeDifferences,
	recordChange,
} from "#app/common/changes/changes.server.ts";
import { nextVersion } from "#app/common/changes/conflict.ts";
import { storeLabel } from "#app/common/changes/stored-text.ts";
import { nameTaxClasses } from "#app/shop/pricing/tax-classes.server.ts";
import {
	arrangeVariants,
	MAX_VARIANTS,
	optionNameColumns,
	optionsOf,
	type ProductOption,
} from "#app/shop/stock/product-options.ts";
import { summariseProducts } from "#app/shop/stock/summarise-products.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { isUniqueViolation } from "#db/unique-violation.ts";
import { chooseGoesWith } from "./goes-with.server.ts";
import { lockProduct } from "./lock-product.server.ts";
import { slugOf } from "./slug.ts";
import { applyPlan, type NewVariant, type VariantToGo } from "./variants/apply-plan.server.ts";

/**
 * The columns of a product's form, as `productSchema` checks them. An empty `slug` is made from the title;
 * `tags` are separated by ", ".
 */
export type ProductDetails = Pick<
	Selectable<Schema["products"]>,
	| "title"
	| "slug"
	| "description"
	| "vendor"
	| "tags"
	| "category_id"
	| "tax_class"
	| "status"
	| "size_guide"
	| "seo_title"
	| "seo_description"
>;

type Refused<Reason extends string> = { ok: false; reason: Reason };

type UnknownProduct = { ok: false; reason: "unknown_product"; typed: string };

/** Undoes a transaction that would name a product that does not exist. */
class UnknownProductError extends Error {
	readonly outcome: UnknownProduct;

	constructor(typed: string) {
		super("no such product");
		this.outcome = { ok: false, reason: "unknown_product", typed };
	}
}

type NewProduct = {
	details: ProductDetails;
	options: ProductOption[];
	/** See `chooseGoesWith`. */
	goesWith?: readonly string[];
	/**
	 * The initial values of its variants; the SKU only applies to the only variant of a product without options.
	 */
	variant: NewVariant;
	/** The form's idempotency key: a second submit finds the first one's product. */
	idempotencyKey: string | null;
	actorId: number | null;
	now: Date;
};

/**
 * Creates a product with a variant for each combination of its options, without stock or photos. A typed slug that
 * is taken is refused; one made from the title gets a number.
 */
export async function createProduct(
	db: Database,
	product: NewProduct,
): Promise<
	| { ok: true; productId: number }
	| Refused<"slug_taken" | "sku_taken" | "category_gone" | "too_many_variants">
	| UnknownProduct
> {
	const { details, variant, idempotencyKey, actorId, now } = product;
	const plan = arrangeVariants([], product.options);
	const first = plan.make.length === 1 ? variant : { ...variant, sku: null };
	if (plan.make.length > MAX_VARIANTS) return { ok: false, reason: "too_many_variants" };
	try {
		return await transact(db, async (trx) => {
			const earlier = idempotencyKey && (await findByKey(trx, idempotencyKey));
			if (earlier) return { ok: true, productId: earlier.id };
			if ((await nameOfCategory(trx, details.category_id)) === undefined)
				return { ok: false, reason: "category_gone" };
			const productId = await insertProduct(trx, product);
			if (productId === null) return { ok: false, reason: "slug_taken" };
			await applyPlan(trx, { productId, plan, current: [], variant: first, now });
			await chooseOrFail(trx, productId, product.goesWith);
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
		if (error instanceof UnknownProductError) return error.outcome;
		const earlier = isUniqueViolation(error) && idempotencyKey && (await findByKey(db, idempotencyKey));
		if (earlier) return { ok: true, productId: earlier.id };
		if (isUniqueViolation(error)) return { ok: false, reason: "sku_taken" };
		throw error;
	}
}

async function chooseOrFail(
	trx: Transaction<Schema>,
	productId: number,
	typed: readonly string[] = [],
): Promise<boolean> {
	const chosen = await chooseGoesWith(trx, { productId, typed });
	if (!chosen.ok) throw new UnknownProductError(chosen.unknown);
	return chosen.isChanged;
}

async function insertProduct(
	trx: Transaction<Schema>,
	{ details, options, idempotencyKey, now }: NewProduct,
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
				idempotency_key: idempotencyKey,
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

const findByKey = (db: Database, idempotencyKey: string) =>
	db.selectFrom("products").select("id").where("idempotency_key", "=", idempotencyKey).executeTakeFirst();

type ProductChange = {
	productId: number;
	/** The `updated_at` that the editor saw. */
	expectedVersion: string;
	details: ProductDetails;
	/** See `chooseGoesWith`. */
	goesWith?: readonly string[];
	/** Null leaves options and variants as they are. */
	options: ProductOption[] | null;
	/** What happens to variants whose values were removed; null asks first. */
	goneValues: "replace" | "rename" | null;
	actorId: number | null;
	now: Date;
};

type SaveRefusal =
	| ChangedSince
	| { ok: false; reason: "variants_go"; going: VariantToGo[]; mayRename: boolean }
	| Refused<"gone" | "slug_taken" | "category_gone" | "too_many_variants">
	| UnknownProduct;

/**
 * Saves one editor's changes to a product. Refused when another editor was faster (`changed`). Also refused
 * when variants would be removed, until `goneValues` confirms it: variants that were sold are then archived,
 * others deleted.
 */
export async function saveProduct(
	db: Database,
	change: ProductChange,
): Promise<{ ok: true; made: number; gone: number } | SaveRefusal> {
	const { productId, expectedVersion, details, actorId, now } = change;
	try {
		return await transact(db, async (trx) => {
			const locked = await lockProduct(trx, productId);
			if (!locked) return { ok: false, reason: "gone" };
			const { product, variants } = locked;
			if (product.updated_at !== expectedVersion)
				return changedSince(trx, { subject: `product ${product.id}`, at: product.updated_at, actorId });
			const category = await nameOfCategory(trx, details.category_id);
			if (category === undefined) return { ok: false, reason: "category_gone" };
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
				// "Rename" answers for all removed variants or for none: other removals need an answer.
				const isAnswered = change.goneValues === "replace" || plan.go.length === 0;
				if (!isAnswered) {
					const arranged = arrangeVariants(current, options, { rename: false });
					const renamed = arrangeVariants(current, options, { rename: true });
					const going = current.filter(({ id }) => arranged.go.includes(id));
					const mayRename = arranged.mayRename && renamed.go.length === 0;
					return { ok: false, reason: "variants_go", going, mayRename };
				}
				if (plan.keep.length + plan.make.length > MAX_VARIANTS)
					return { ok: false, reason: "too_many_variants" };
				gone = plan.go.length;
				await applyPlan(trx, { productId, plan, current, now });
			}
			const isRechosen = await chooseOrFail(trx, productId, change.goesWith);
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
			) as typeof after;
			const nameOfClass = await nameTaxClasses(trx);
			const describe = (
				{ category_id: _, status, tax_class, ...columns }: typeof after,
				of: string | null,
			) => ({
				...columns,
				category: of,
				tax_class: nameOfClass(tax_class),
				status: { label: status, of: "productStatus" } as const,
			});
			const categoryBefore = (await nameOfCategory(trx, product.category_id)) ?? null;
			const detail = describeDifferences(describe(before, categoryBefore), describe(after, category));
			if (detail || !isSame || isRechosen)
				await recordChange(trx, {
					actorId,
					action: "product",
					subject: `product ${productId}`,
					detail: detail || storeLabel({ label: isSame ? "goesWith" : "options", of: "field" }),
					now,
				});
			await summariseProducts(trx, [productId]);
			return { ok: true, made: isSame ? 0 : plan.make.length, gone };
		});
	} catch (error) {
		if (error instanceof UnknownProductError) return error.outcome;
		if (isUniqueViolation(error)) return { ok: false, reason: "slug_taken" };
		throw error;
	}
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

/** All columns of a product's form, without the slug. */
const columnsOf = ({ slug: _, ...details }: ProductDetails, options: readonly ProductOption[]) => ({
	...details,
	...optionNameColumns(options.map(({ name }) => name)),
});

/** Null for no category, undefined for one that does not exist. */
async function nameOfCategory(
	trx: Transaction<Schema>,
	id: number | null,
): Promise<string | null | undefined> {
	if (id === null) return null;
	const found = await trx.selectFrom("categories").select("name").where("id", "=", id).executeTakeFirst();
	return found?.name;
}
