export { commission } from "./commission.ts";
export { commissionMail } from "./commission-mail.ts";
export { commissionRate } from "./commission-rate.ts";
