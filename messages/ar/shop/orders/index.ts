export { orderChanges } from "./order-changes.ts";
export { orderMails } from "./order-mails.ts";
export { orderProgress } from "./order-progress.ts";
export { orderRefusals } from "./order-refusals.ts";
export { orderStates } from "./order-states.ts";
export { ownOrder } from "./own-order.tsx";
export { returnRequest } from "./return-request.tsx";
