export { nightsTable } from "./nights-table.ts";
export { stayLength } from "./stay-length.ts";
