export { nightsChange } from "./nights-change.ts";
export { nightsForm } from "./nights-form.ts";
export { nightsTable } from "./nights-table.ts";
export { stayLength } from "./stay-length.ts";
