import { byLanguage } from "./by-language.ts";

const counts = byLanguage((locale) => new Intl.NumberFormat(locale));

/** `1,234`, as the language of the page writes it. */
export const formatCount = (count: number): string => counts().format(count);
