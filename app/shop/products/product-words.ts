import { MAX_VARIANTS } from "./variants/product-options.ts";

export const TOO_MANY_VARIANTS = `A product has at most ${MAX_VARIANTS} variants; these would be more.`;

/** Why a product was not made or saved, and the field that says so. */
export const CREATE_REFUSALS = {
	slug_taken: { field: "slug", sentence: "Another product has this handle. Choose another one." },
	sku_taken: { field: "sku", sentence: "Another variant has this SKU. Check it, or leave it empty." },
	category_gone: { field: "category", sentence: "This category was deleted. Choose another one." },
	too_many_variants: { field: "option1Values", sentence: TOO_MANY_VARIANTS },
} as const;

/** Said to whoever saves what somebody else has saved since. `when` in words. */
export const sayChanged = (by: string | null, when: string): string =>
	`${by ?? "Somebody"} changed this product at the same time (${when}). What you typed is still here: look at what is different now, then save again to have it your way.`;

export const PRODUCT_GONE = "This product was deleted meanwhile. Nothing was saved.";

export const DELETE_REFUSALS = {
	not_draft: "Only a draft can be deleted. Archive it instead: then nobody finds or buys it.",
	sold: "It was ordered before, and those orders name it. Archive it instead.",
} as const;
