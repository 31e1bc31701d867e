import { escapeHtml } from "#app/common/plain-text.ts";

/** What a text depends on: a name to fill in, or null for what is switched off. */
export type TextValues = Readonly<Record<string, string | null>>;

const CONDITION = /<(p|li|tr)>(?:<td[^>]*>)?\{(if|unless) (\w+)\} [\s\S]*?<\/\1>\n?/g;

/**
 * Fills in the converted text of a Markdown file: `{market}` becomes a name, and a paragraph, list item or row of a table
 * that begins with `{if provider}` or `{unless provider}` stays only where the site has one, or has none. The build
 * converts the files, and the settings are known only when a page is made.
 */
export function fillText(html: string, values: TextValues): string {
	const readValue = (name: string): string | null => {
		const value = values[name];
		if (value === undefined) throw new Error(`The text depends on ${name}, which has no value`);
		return value;
	};
	const kept = html.replace(CONDITION, (block, _tag, word: string, name: string) =>
		(readValue(name) !== null) === (word === "if") ? block.replace(`{${word} ${name}} `, "") : "",
	);
	return kept.replace(/\{(\w+)\}/g, (_, name: string) => escapeHtml(readValue(name) ?? ""));
}
