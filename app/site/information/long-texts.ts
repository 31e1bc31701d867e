import { currentLanguage } from "#app/common/language/current-language.ts";

/** The name of a file in `messages/<language>/texts`. */
export type LongTextName = "about" | "help" | "privacy" | "returns" | "terms";

/** The sections of a Markdown file, converted by the build; see `fillText` for what depends on the settings. */
type Sections = readonly { id: string; title: string; html: string }[];

const files = import.meta.glob<Sections>("../../../messages/*/texts/*.md", {
	query: "?sections",
	import: "default",
	eager: true,
});

/** A long text in the language of the page, or in English where the language lacks it. */
export function longTextOf(name: LongTextName): Sections {
	const inLanguage = (language: string) => files[`../../../messages/${language}/texts/${name}.md`];
	return inLanguage(currentLanguage()) ?? inLanguage("en") ?? [];
}
