export * from "./booking/index.ts";
export * from "./stay-pages/index.ts";
export * from "./stays/index.ts";
