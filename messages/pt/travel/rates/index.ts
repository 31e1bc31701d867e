export { boards } from "./boards.ts";
export { rateChoice } from "./rate-choice.ts";
export { rateErrors } from "./rate-errors.ts";
export { rateFields } from "./rate-fields.ts";
export { rateForm } from "./rate-form.ts";
export { rateList } from "./rate-list.ts";
export { stayTax } from "./stay-tax.ts";
