import type { Transaction } from "kysely";
import { recordChange } from "#app/common/audit.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { isUniqueViolation } from "#db/unique-violation.ts";
import { columnsOf, isCategory, type ProductDetails } from "./product-columns.server.ts";
import { slugOf } from "./slug.ts";
import { summariseProducts } from "./summarise-products.server.ts";
import { applyPlan, type NewVariant } from "./variants/apply-plan.server.ts";
import { arrangeVariants, MAX_VARIANTS, type ProductOption } from "./variants/product-options.ts";

type Refused<Reason extends string> = { ok: false; reason: Reason };

type NewProduct = {
	details: ProductDetails;
	options: ProductOption[];
	/**
	 * The initial values of its variants; the SKU only applies to the only variant of a product without options.
	 */
	variant: NewVariant;
	/** The form's idempotency key: a second submit finds the first one's product. */
	idempotencyKey: string | null;
	actorId: number | null;
	now: Date;
};

/** Creates a product with a variant for each combination of its options, without stock or photos. */
export async function createProduct(
	db: Database,
	{ details, options, variant, idempotencyKey, actorId, now }: NewProduct,
): Promise<
	| { ok: true; productId: number }
	| Refused<"slug_taken" | "sku_taken" | "category_gone" | "too_many_variants">
> {
	const plan = arrangeVariants([], options);
	const first = plan.make.length === 1 ? variant : { ...variant, sku: null };
	if (plan.make.length > MAX_VARIANTS) return { ok: false, reason: "too_many_variants" };
	try {
		return await transact(db, async (trx) => {
			const earlier = idempotencyKey && (await findByKey(trx, idempotencyKey));
			if (earlier) return { ok: true, productId: earlier.id };
			if (!(await isCategory(trx, details.category_id))) return { ok: false, reason: "category_gone" };
			if (variant.sku && (await isSkuTaken(trx, variant.sku))) return { ok: false, reason: "sku_taken" };
			const productId = await insertProduct(trx, { details, options, idempotencyKey, now });
			if (productId === null) return { ok: false, reason: "slug_taken" };
			await applyPlan(trx, { productId, plan, current: [], variant: first, now });
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
		const earlier = isUniqueViolation(error) && idempotencyKey && (await findByKey(db, idempotencyKey));
		if (earlier) return { ok: true, productId: earlier.id };
		if (isUniqueViolation(error)) return { ok: false, reason: "sku_taken" };
		throw error;
	}
}

/** A typed slug that is taken is refused; one made from the title gets a number. */
async function insertProduct(
	trx: Transaction<Schema>,
	{
		details,
		options,
		idempotencyKey,
		now,
	}: Pick<NewProduct, "details" | "options" | "idempotencyKey" | "now">,
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
				once_key: idempotencyKey,
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
	db.selectFrom("products").select("id").where("once_key", "=", idempotencyKey).executeTakeFirst();

async function isSkuTaken(trx: Transaction<Schema>, sku: string): Promise<boolean> {
	const found = await trx.selectFrom("variants").select("id").where("sku", "=", sku).executeTakeFirst();
	return found !== undefined;
}
