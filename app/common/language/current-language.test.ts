import { afterAll, expect, test } from "vitest";
import { inLanguage, pathIn, prefixOf, readLanguageFrom, withoutLanguage } from "./current-language.ts";
import { t } from "./messages.ts";

afterAll(() => readLanguageFrom(() => ({ language: "en", prefix: "" }), ["en"]));

test("a path of the site gets the language of the page, once", () => {
	readLanguageFrom(() => ({ language: "es", prefix: "/es" }), ["en", "es"]);
	for (const [path, localized] of [
		["/", "/es"],
		["/?partner", "/es?partner"],
		["/track", "/es/track"],
		["/es/track", "/es/track"],
		["/estate", "/es/estate"],
		["#main", "#main"],
		["//elsewhere.example", "//elsewhere.example"],
		["https://elsewhere.example/", "https://elsewhere.example/"],
		["mailto:ana@example.com", "mailto:ana@example.com"],
	] as const) {
		expect(inLanguage(path)).toBe(localized);
		expect(inLanguage(localized)).toBe(localized);
	}
	expect(["/es", "/es/track", "/estate"].map(withoutLanguage)).toEqual(["/", "/track", "/estate"]);
	expect(t.form.problem).toBe("Hay un problema");
});

test("the market’s own language has no prefix", () => {
	readLanguageFrom(() => ({ language: "de", prefix: "" }), ["de", "en"]);
	expect(inLanguage("/track")).toBe("/track");
	expect([prefixOf("de"), prefixOf("en")]).toEqual(["", "/en"]);
	expect([pathIn("de", "/track"), pathIn("en", "/track"), pathIn("en", "/")]).toEqual([
		"/track",
		"/en/track",
		"/en",
	]);
	expect(t.form.problem).toBe("Es gibt ein Problem");
});
