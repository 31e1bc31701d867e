import { fillDemo } from "./fill-demo.ts";

console.log((await fillDemo()) ? "Demo data is in." : "There are accounts already; nothing was changed.");
process.exit(0);
