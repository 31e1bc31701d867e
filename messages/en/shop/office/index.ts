export { deliverySettings } from "./delivery-settings.ts";
export { discountSettings } from "./discount-settings.ts";
export { phoneOrder } from "./phone-order.tsx";
export { productImport } from "./product-import.tsx";
export { shopCategories } from "./shop-categories.tsx";
export { shopFigures } from "./shop-figures.tsx";
export { shopSettings } from "./shop-settings.ts";
export { taxSettings } from "./tax-settings.ts";
