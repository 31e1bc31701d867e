export { invoices } from "./invoices.ts";
export { payments } from "./payments.tsx";
export { wishlist } from "./wishlist.tsx";
