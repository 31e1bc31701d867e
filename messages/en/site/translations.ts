/** The screen on which owners translate what they wrote: a product, a hotel. */
export const translations = {
	title: "Translations",
	/** Above the name of the thing; `language` is the market’s own, by its own name. */
	lead: ({ language }: { language: string }) =>
		`What you wrote in ${language}, beside its translation. Where one is missing, visitors read the original.`,
	/** The links to the languages. */
	languages: "Languages",
	/** After the name of a language. */
	missing: ({ count }: { count: number }) => `${count} missing`,
	missingOf: ({ count, total }: { count: number; total: number }) =>
		`${count} of ${total} ${total === 1 ? "text" : "texts"} ${count === 1 ? "is" : "are"} missing.`,
	complete: "Everything is translated.",
	/** Beside a field. */
	isMissing: "Missing",
	/** The label of a field; `value` is the original, such as “Small”. */
	optionValue: ({ value }: { value: string }) => `Option value: ${value}`,
	save: "Save translation",
	saved: ({ language, name }: { language: string; name: string }) => `${language}: ${name} is saved.`,
	nothing: {
		title: "Nothing to translate",
		text: "The site has one language, or nothing is written here yet.",
	},
};
