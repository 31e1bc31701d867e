import type { Selectable, Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";
import { optionNameColumns, type ProductOption } from "./variants/product-options.ts";

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
	| "status"
	| "seo_title"
	| "seo_description"
>;

/** All columns of a product's form, without the slug. */
export const columnsOf = ({ slug: _, ...details }: ProductDetails, options: readonly ProductOption[]) => ({
	...details,
	...optionNameColumns(options.map(({ name }) => name)),
});

/** Whether there is such a category; "no category" is valid, too. */
export async function isCategory(trx: Transaction<Schema>, id: number | null): Promise<boolean> {
	if (id === null) return true;
	const found = await trx.selectFrom("categories").select("id").where("id", "=", id).executeTakeFirst();
	return found !== undefined;
}
