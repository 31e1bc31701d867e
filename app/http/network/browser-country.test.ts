import { expect, test } from "vitest";
import { browserCountry } from "./browser-country.server.ts";

const of = (languages: string) =>
	browserCountry(new Request("http://localhost", { headers: { "Accept-Language": languages } }));

test("reads the first country in a browser’s languages", () => {
	expect(of("de-AT,de;q=0.9,en-US;q=0.8")).toBe("AT");
	expect(of("en, fr-fr;q=0.5")).toBe("FR");
	expect(of("zh-Hant-TW")).toBe("TW");
	for (const none of ["", "*", "en", "en-XX", "es-419", "-,;q=", "x".repeat(5_000)])
		expect(of(none), none).toBeUndefined();
});
