import { currentLanguage } from "./current-language.ts";

/** A label as a sentence has it, such as `postal code`. German writes nouns with a capital. */
export const inSentence = (label: string): string =>
	currentLanguage() === "de" ? label : label.charAt(0).toLowerCase() + label.slice(1);
