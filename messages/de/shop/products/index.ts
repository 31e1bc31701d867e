export { findItems } from "./find-items.ts";
export { productEdit } from "./product-edit.ts";
export { productForm } from "./product-form.ts";
export { productList } from "./product-list.tsx";
export { productPhotos } from "./product-photos.ts";
export { productStates } from "./product-states.ts";
export { productStock } from "./product-stock.tsx";
export { productVariants } from "./product-variants.tsx";
