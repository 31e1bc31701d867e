export { findItems } from "./find-items.ts";
export { productEdit } from "./product-edit.ts";
export { productList } from "./product-list.tsx";
export { productPhotos } from "./product-photos.ts";
export { productStates } from "./product-states.ts";
