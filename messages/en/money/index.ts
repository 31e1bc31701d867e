export { invoices } from "./invoices.ts";
export { paymentDifferences } from "./payment-differences.tsx";
export { payments } from "./payments.tsx";
export { wishlist } from "./wishlist.tsx";
