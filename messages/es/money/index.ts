export { differenceCsv } from "./difference-csv.ts";
export { invoiceCsv } from "./invoice-csv.ts";
export { invoices } from "./invoices.ts";
export { paymentCsv } from "./payment-csv.ts";
export { paymentDifferences } from "./payment-differences.tsx";
export { payments } from "./payments.tsx";
export { wishlist } from "./wishlist.tsx";
