export { dayCsv } from "./day-csv.ts";
export { orderCsv } from "./order-csv.ts";
