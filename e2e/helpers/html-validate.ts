import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(
	new StaticConfigLoader({
		extends: ["html-validate:recommended", "html-validate:standard"],
		rules: {
			// React writes <br/>, checked="" and autoComplete="", which mean what <br>, checked and autocomplete="" do.
			"void-style": "off",
			"attribute-boolean-style": "off",
			"attr-case": "off",
			// On phones a table's rows become blocks, and some browsers then forget that it is a table.
			"no-redundant-role": "off",
			// A phone number is shown as it was typed; the style sheet keeps it on one line.
			"tel-non-breaking": "off",
			// The boxes of a list share a name: together they say which of its rows are meant.
			"form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
			// Without scripts a list that changes loads itself again after a minute.
			"meta-refresh": "off",
		},
	}),
);

/** What is wrong with a page as it was served, a line each. */
export async function htmlProblems(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
	);
}
