export { counts } from "./counts.ts";
export { dates } from "./dates.ts";
export { figures } from "./figures.ts";
export { form } from "./form.ts";
export { frame } from "./frame.ts";
export { words } from "./words.ts";
