import { maskId } from "#app/common/masked-id.ts";

/** Where a product is shown; of its variants, the one that is given. */
export const productPath = (productId: number, variantId?: number): string =>
	`/product/${maskId(productId)}${variantId === undefined ? "" : `?variant=${maskId(variantId)}`}`;
