import { MAX_VARIANTS } from "./variants/product-options.ts";

export const TOO_MANY_VARIANTS = `A product can have up to ${MAX_VARIANTS} variants. These options make more.`;

/** Why a product was not made or saved, and the field that says so. */
export const CREATE_REFUSALS = {
	slug_taken: { field: "slug", sentence: "Another product uses this handle. Enter a different one." },
	sku_taken: {
		field: "sku",
		sentence: "Another variant uses this SKU. Enter a different one or leave it empty.",
	},
	category_gone: { field: "category", sentence: "This category was deleted. Choose another." },
	too_many_variants: { field: "option1Values", sentence: TOO_MANY_VARIANTS },
} as const;

/** Said to whoever saves what somebody else has saved since. `when` in words. */
export const sayChanged = (by: string | null, when: string): string =>
	`${by ?? "Someone"} changed this product at the same time (${when}). Your changes are still here. Check the differences, then save again to keep yours.`;

export const PRODUCT_GONE = "This product was deleted in the meantime. Nothing was saved.";

export const DELETE_REFUSALS = {
	not_draft: "Only drafts can be deleted. Archive the product to hide it from customers.",
	sold: "This product has orders. Archive it instead.",
} as const;
