import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";
import type { LineTax, PricedOrder } from "./price-order.ts";

/** The rate that a line of an order keeps; null when it is not taxed. */
export const ratePpmOf = (tax: LineTax): number | null =>
	tax === null || tax === "exempt" ? null : tax.ratePpm;

/** Writes the taxes of an order, and what of it is exempt. */
export async function insertTaxes(
	trx: Transaction<Schema>,
	orderId: number,
	{ taxes, exempt }: PricedOrder,
): Promise<void> {
	const rows = [
		...taxes.map(({ ratePpm, ...tax }) => ({ ...tax, rate_ppm: ratePpm, is_exempt: false })),
		...(exempt > 0 ? [{ name: "", rate_ppm: 0, base: exempt, amount: 0, is_exempt: true }] : []),
	];
	for (const row of rows)
		await trx
			.insertInto("order_taxes")
			.values({ ...row, order_id: orderId })
			.execute();
}
