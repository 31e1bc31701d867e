import type { Insertable, Selectable, Transaction } from "kysely";
import { type OptionValues, optionColumns, type VariantPlan } from "#app/shop/stock/product-options.ts";
import type { Schema } from "#db/schema.ts";

/** The initial values of a new variant, in minor units. */
export type NewVariant = Pick<Insertable<Schema["variants"]>, "price" | "compare_at" | "sku">;

export type VariantToGo = { id: number; values: OptionValues; sku: string | null; stock: number };

type Current = Selectable<Schema["variants"]> & { values: OptionValues };

type Applied = {
	productId: number;
	plan: VariantPlan;
	current: readonly Current[];
	variant?: NewVariant;
	now: Date;
};

/**
 * Changes the variants as the plan says. A removed variant is deleted if it never was in an order or a cart,
 * otherwise archived. A combination that was archived before is restored with its SKU and stock.
 */
export async function applyPlan(trx: Transaction<Schema>, applied: Applied): Promise<void> {
	const { productId, plan, current, now } = applied;
	const at = now.toISOString();
	await removeVariants(trx, plan.go, at);
	await setOptions(trx, plan.keep, at);
	for (const { values, position, like } of plan.make) {
		const archived = await findArchived(trx, productId, values);
		if (archived) {
			await trx
				.updateTable("variants")
				.set({ archived_at: null, position, updated_at: at })
				.where("id", "=", archived.id)
				.execute();
			continue;
		}
		const model = current.find(({ id }) => id === like);
		await trx
			.insertInto("variants")
			.values({
				product_id: productId,
				position,
				...optionColumns(values),
				...(model ? copyOf(model) : { price: 0, ...applied.variant }),
				created_at: at,
				updated_at: at,
			})
			.execute();
	}
}

async function removeVariants(trx: Transaction<Schema>, ids: readonly number[], at: string): Promise<void> {
	if (ids.length === 0) return;
	await trx
		.deleteFrom("variants")
		.where("id", "in", ids)
		.where((eb) =>
			eb.and(
				(["order_lines", "cart_lines"] as const).map((table) =>
					eb.not(
						eb.exists(
							eb.selectFrom(table).select(`${table}.id`).whereRef(`${table}.variant_id`, "=", "variants.id"),
						),
					),
				),
			),
		)
		.where((eb) =>
			eb.not(
				eb.exists(
					eb
						.selectFrom("stock_movements")
						.select("stock_movements.id")
						.whereRef("stock_movements.variant_id", "=", "variants.id")
						.where("stock_movements.order_id", "is not", null),
				),
			),
		)
		.execute();
	await trx.updateTable("variants").set({ archived_at: at, updated_at: at }).where("id", "in", ids).execute();
}

/** Two steps when values are swapped: no two variants may have the same values in between. */
async function setOptions(trx: Transaction<Schema>, keep: VariantPlan["keep"], at: string): Promise<void> {
	if (keep.length === 0) return;
	const ids = keep.map(({ id }) => id);
	await trx.updateTable("variants").set({ archived_at: at }).where("id", "in", ids).execute();
	for (const { id, values, position } of keep)
		await trx
			.updateTable("variants")
			.set({ ...optionColumns(values), position, archived_at: null, updated_at: at })
			.where("id", "=", id)
			.execute();
}

function findArchived(trx: Transaction<Schema>, productId: number, values: OptionValues) {
	const { option1, option2, option3 } = optionColumns(values);
	return trx
		.selectFrom("variants")
		.select("id")
		.where("product_id", "=", productId)
		.where("archived_at", "is not", null)
		.where("option1", "is not distinct from", option1)
		.where("option2", "is not distinct from", option2)
		.where("option3", "is not distinct from", option3)
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
}

/** The price and settings of another variant; SKU and barcode must be unique. */
const copyOf = (model: Current) => ({
	price: model.price,
	compare_at: model.compare_at,
	weight_grams: model.weight_grams,
	tax_class: model.tax_class,
	is_tracked: model.is_tracked,
	is_oversellable: model.is_oversellable,
	low_stock_at: model.low_stock_at,
});
