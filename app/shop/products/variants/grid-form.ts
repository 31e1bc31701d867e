import { z } from "zod";
import { refuseField } from "#app/common/forms/form-fields.ts";
import { code, price, REOPEN_PAGE, ticked, wholeNumber } from "#app/common/forms/number-fields.ts";
import type { VariantRow } from "./save-variants.server.ts";
import { variantField } from "./variant-fields.ts";

/** The form of these variants: one field for each column, named by the column and the variant's masked id. */
export function variantGridSchema(ids: readonly number[], currency: string) {
	const columns = {
		price: price(currency, { name: "Price", missing: "Enter a price, or 0." }),
		compareAt: price(currency, { name: "Compare-at price" }),
		sku: code("SKU"),
		barcode: code("Barcode"),
		weight: wholeNumber({ name: "Weight in grams", max: 10_000_000, otherwise: 0 }),
		lowStockAt: wholeNumber({ name: "Low stock level", max: 1_000_000, otherwise: 0 }),
		taxable: ticked(),
		tracked: ticked(),
		oversellable: ticked(),
	};
	const shape = Object.fromEntries(
		ids.flatMap((id) =>
			Object.entries(columns).map(([name, schema]): [string, z.ZodType] => [variantField(name, id), schema]),
		),
	);
	return z
		.object({ ...shape, expectedVersion: z.string({ error: REOPEN_PAGE }) })
		.transform((typed, context) => {
			const of = (name: string, id: number) => (typed as Record<string, unknown>)[variantField(name, id)];
			const rows = ids.map(
				(id): VariantRow => ({
					id,
					price: of("price", id) as number,
					compare_at: of("compareAt", id) as number | null,
					sku: of("sku", id) as string | null,
					barcode: of("barcode", id) as string | null,
					weight_grams: of("weight", id) as number,
					is_taxable: of("taxable", id) as boolean,
					is_tracked: of("tracked", id) as boolean,
					is_oversellable: of("oversellable", id) as boolean,
					low_stock_at: of("lowStockAt", id) as number,
				}),
			);
			for (const [at, { id, sku }] of rows.entries())
				if (sku !== null && rows.findIndex((row) => row.sku === sku) < at)
					refuseField(context, `Two variants use the SKU ${sku}.`, variantField("sku", id));
			return { rows, expectedVersion: typed.expectedVersion as string };
		});
}
