import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(
	new StaticConfigLoader({
		extends: ["html-validate:recommended", "html-validate:standard"],
		rules: {
			// React writes <br/>, checked="" and autoComplete="", which mean the same as <br>, checked and
			// autocomplete="".
			"void-style": "off",
			"attribute-boolean-style": "off",
			"attr-case": "off",
			// On phones a table's rows become blocks, and some browsers then no longer expose a table.
			"no-redundant-role": "off",
			// A phone number is shown as typed; the style sheet keeps it on one line.
			"tel-non-breaking": "off",
			// The checkboxes of a list share a name: together they select rows.
			"form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
			// Without scripts a changing list reloads after a minute.
			"meta-refresh": "off",
		},
	}),
);

/** The problems of a page as served, one per line. */
export async function htmlProblems(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
	);
}
