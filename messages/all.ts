import { messages as ar } from "./ar/index.ts";
import { messages as de } from "./de/index.ts";
import { messages as en } from "./en/index.ts";
import { messages as es } from "./es/index.ts";
import { messages as fr } from "./fr/index.ts";
import { messages as pt } from "./pt/index.ts";

/** The messages of all languages, for the server. */
export const all = { ar, de, en, es, fr, pt };
