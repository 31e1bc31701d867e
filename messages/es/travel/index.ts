export * from "./booking/index.ts";
export * from "./stays/index.ts";
