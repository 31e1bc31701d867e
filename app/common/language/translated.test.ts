import { afterAll, expect, test } from "vitest";
import { readLanguageFrom } from "./current-language.ts";
import type { Language } from "./languages.ts";
import { translated } from "./translated.ts";

const speak = (language: Language, languages: Language[] = ["en", "es", "de"]) =>
	readLanguageFrom(() => ({ language, prefix: "" }), languages);
afterAll(() => speak("en", ["en"]));

const LAMP = {
	id: 5,
	title: "Lamp",
	description: "Plain.",
	size_guide: "",
	translations: JSON.stringify({ es: { title: "Lámpara", description: "", size_guide: "Talla" } }),
};
const TEXTS = ["title", "description", "size_guide"] as const;

test("a row is in the language of the page, and names the language of what is not translated", () => {
	speak("es");
	expect(translated(LAMP, TEXTS)).toEqual({
		id: 5,
		title: "Lámpara",
		description: "Plain.",
		size_guide: "",
		lang: { description: "en" },
	});
	speak("de");
	expect(translated(LAMP, ["title"])).toMatchObject({ title: "Lamp", lang: { title: "en" } });
});

test("the market’s own language shows what its owners wrote, and says nothing about it", () => {
	for (const languages of [["en"], ["en", "es"]] as Language[][]) {
		speak("en", languages);
		const { translations: _, ...written } = LAMP;
		expect(translated(LAMP, TEXTS)).toEqual(written);
	}
});
