export { orderMails } from "./order-mails.ts";
export { orderPage } from "./order-page.tsx";
export { orderParcels } from "./order-parcels.ts";
export { orderProgress } from "./order-progress.ts";
export { orderReturns } from "./order-returns.ts";
export { orderStates } from "./order-states.ts";
export { ownOrder } from "./own-order.tsx";
export { returnRequest } from "./return-request.tsx";
