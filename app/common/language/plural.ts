import { byLanguage } from "./by-language.ts";

/** The forms of a counted text. Languages differ in which they have: English has two, Arabic six. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = byLanguage((locale) => new Intl.PluralRules(locale));

/** The form of a text for a number: `plural(count, { one: "1 night", other: `${count} nights` })`. */
export const plural = (count: number, forms: Forms): string => forms[rules().select(count)] ?? forms.other;
