import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";
import type { ProductStatus } from "./product-status.ts";
import type { ProductOption } from "./variants/product-options.ts";

/** The details of a product, checked by `productSchema` or by the import. */
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

/** The columns of a product's form, without the slug. */
export const columnsOf = (details: ProductDetails, options: readonly ProductOption[]) => ({
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

/** Whether there is such a category; "no category" is valid, too. */
export async function isCategory(trx: Transaction<Schema>, id: number | null): Promise<boolean> {
	if (id === null) return true;
	const found = await trx.selectFrom("categories").select("id").where("id", "=", id).executeTakeFirst();
	return found !== undefined;
}
