import { maskId } from "#app/common/masked-id.ts";

/** The most variants on one page of the grid: nine fields each, and a form has at most 200. */
export const VARIANTS_PER_PAGE = 20;

/** The name of a field of a variant, in a form about several of them. */
export const variantField = (name: string, variantId: number): string => `${name}_${maskId(variantId)}`;
