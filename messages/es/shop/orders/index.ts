export { orderMails } from "./order-mails.ts";
export { orderProgress } from "./order-progress.ts";
export { ownOrder } from "./own-order.tsx";
export { returnRequest } from "./return-request.tsx";
