import { currentLanguage } from "./current-language.ts";

/** A label as a sentence has it, such as `postal code`. German writes nouns with a capital. */
export const inSentence = (label: string): string =>
	currentLanguage() === "de" ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** Ends a sentence whose last word may be a date: German and French dates can end with a period, such as `4. Dez.` */
export const endSentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`);
