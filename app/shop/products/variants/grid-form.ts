import { z } from "zod";
import { refuseField } from "#app/common/forms/form-fields.ts";
import { code, price, reopenPage, ticked, wholeNumber } from "#app/common/forms/number-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { ownTaxClass, type TaxClassChoice } from "#app/shop/pricing/tax-class-field.ts";
import type { VariantRow } from "./save-variants.server.ts";

/** The most variants on one page of the grid: nine fields each, and a form has at most 200. */
export const VARIANTS_PER_PAGE = 20;

/** The name of a field of a variant, in a form about several of them. */
export const variantField = (name: string, variantId: number): string => `${name}_${maskId(variantId)}`;

/** The form of these variants: one field for each column, named by the column and the variant's masked id. */
export function variantGridSchema(
	ids: readonly number[],
	{ currency, classes }: { currency: string; classes: readonly TaxClassChoice[] },
) {
	const columns = {
		price: price(currency, { name: () => t.words.price, missing: () => t.productForm.enterPrice }),
		compareAt: price(currency, { name: () => t.productForm.compareAt }),
		sku: code(() => t.productForm.sku),
		barcode: code(() => t.productVariants.barcode),
		weight: wholeNumber({ name: () => t.productVariants.weight, max: 10_000_000, otherwise: 0 }),
		lowStockAt: wholeNumber({ name: () => t.productVariants.lowStockAt, max: 1_000_000, otherwise: 0 }),
		taxClass: ownTaxClass(classes),
		tracked: ticked(),
		oversellable: ticked(),
	};
	const shape = Object.fromEntries(
		ids.flatMap((id) =>
			Object.entries(columns).map(([name, schema]): [string, z.ZodType] => [variantField(name, id), schema]),
		),
	);
	type Typed = { [Name in keyof typeof columns]: z.output<(typeof columns)[Name]> };
	return z
		.object({ ...shape, expectedVersion: z.string({ error: reopenPage }) })
		.transform((sent: Record<string, unknown> & { expectedVersion: string }, context) => {
			const rows = ids.map((id): VariantRow => {
				const fields = Object.keys(columns).map((name) => [name, sent[variantField(name, id)]]);
				const typed = Object.fromEntries(fields) as Typed;
				return {
					id,
					price: typed.price ?? 0,
					compare_at: typed.compareAt,
					sku: typed.sku,
					barcode: typed.barcode,
					weight_grams: typed.weight,
					tax_class: typed.taxClass,
					is_tracked: typed.tracked,
					is_oversellable: typed.oversellable,
					low_stock_at: typed.lowStockAt,
				};
			});
			for (const [at, { id, sku }] of rows.entries())
				if (sku !== null && rows.findIndex((row) => row.sku === sku) < at)
					refuseField(context, t.productVariants.sameSku({ sku }), variantField("sku", id));
			return { rows, expectedVersion: sent.expectedVersion };
		});
}
