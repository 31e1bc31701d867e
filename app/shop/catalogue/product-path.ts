import { maskId } from "#app/common/masked-id.ts";

/** The path of a product; with a variant, that of the variant. */
export const productPath = (productId: number, variantId?: number): string =>
	`/product/${maskId(productId)}${variantId === undefined ? "" : `?variant=${maskId(variantId)}`}`;
