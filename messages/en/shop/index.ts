export { cart } from "./cart.tsx";
export { checkout } from "./checkout.tsx";
export { orderReceived } from "./order-received.ts";
export { restock } from "./restock.ts";
