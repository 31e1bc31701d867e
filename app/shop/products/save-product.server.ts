import type { Transaction } from "kysely";
import { describeDifferences, recordChange } from "#app/common/audit.server.ts";
import { nextVersion } from "#app/common/conflict.ts";
import { type ChangedSince, changedSince } from "#app/common/latest-changes.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { isUniqueViolation } from "#db/unique-violation.ts";
import { lockProduct } from "./lock-product.server.ts";
import { columnsOf, isCategory, type ProductDetails } from "./product-columns.server.ts";
import { slugOf } from "./slug.ts";
import { summariseProducts } from "./summarise-products.server.ts";
import { applyPlan, type VariantToGo } from "./variants/apply-plan.server.ts";
import { arrangeVariants, MAX_VARIANTS, optionsOf, type ProductOption } from "./variants/product-options.ts";

type Refused<Reason extends string> = { ok: false; reason: Reason };

type ProductChange = {
	productId: number;
	/** The `updated_at` that the editor saw. */
	expectedVersion: string;
	details: ProductDetails;
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
	| Refused<"gone" | "slug_taken" | "category_gone" | "too_many_variants">;

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
				return changedSince(trx, { record: `product ${product.id}`, at: product.updated_at, actorId });
			if (!(await isCategory(trx, details.category_id))) return { ok: false, reason: "category_gone" };
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
			const detail = describeDifferences(before, after);
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

async function isSlugOfAnother(trx: Transaction<Schema>, slug: string, id: number): Promise<boolean> {
	const found = await trx
		.selectFrom("products")
		.select("id")
		.where("slug", "=", slug)
		.where("id", "!=", id)
		.executeTakeFirst();
	return found !== undefined;
}
