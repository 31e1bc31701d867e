export * from "./booking/index.ts";
export * from "./hotel-page/index.ts";
export * from "./map/index.ts";
export * from "./search/index.ts";
export * from "./stay-pages/index.ts";
export * from "./stays/index.ts";
