export { payStay } from "./pay-stay.ts";
export { stayAnotherEmail } from "./stay-another-email.tsx";
export { stayCancellation } from "./stay-cancellation.tsx";
export { stayPrices } from "./stay-prices.ts";
export { stayReceipt } from "./stay-receipt.ts";
export { stayReview } from "./stay-review.ts";
export { staysToErase } from "./stays-to-erase.ts";
