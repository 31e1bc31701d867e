import { existsSync, readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { readLanguageFrom } from "#app/common/language/current-language.ts";
import { LANGUAGE_NAMES, type Language } from "#app/common/language/languages.ts";
import { t } from "#app/common/language/messages.ts";
import { fillText, type TextValues } from "./fill-text.ts";
import { type LongTextName, longTextOf } from "./long-texts.ts";

const NAMES: LongTextName[] = ["about", "help", "privacy", "returns", "terms"];
const ALL_VALUES = {
	provider: "Mollie",
	openid: "Example ID",
	payWithin: "7",
	withdrawalDays: "14",
	problemYears: "2",
};
const IN_ALL_LANGUAGES = LANGUAGE_NAMES.flatMap((language) => NAMES.map((name) => ({ language, name })));

const readIn = (language: Language) => readLanguageFrom(() => ({ language, prefix: "" }), ["en"]);
afterEach(() => readIn("en"));

const textOf = (name: LongTextName, values: TextValues) =>
	longTextOf(name)
		.map(({ html }) => fillText(html, { market: "Meeha", ...values }))
		.join("\n");

const termsWith = (provider: string | null) => textOf("terms", { provider });
const privacyWith = (values: { provider: string | null; openid: string | null }) => textOf("privacy", values);

test("the terms say that moves and rooms are paid online only where the site takes online payments", () => {
	const [with_, without] = [termsWith("Stripe"), termsWith(null)];
	expect(with_).toContain("If your move has a deposit");
	expect(with_).toContain("a deposit or the full price online");
	expect(with_).not.toMatch(/takes no payment|Nothing is paid online|You pay at the hotel\./);
	expect(without).toContain("You pay on the day of the move. Nothing is paid online.");
	expect(without).toContain("You pay at the hotel.");
	expect(without).not.toMatch(/deposit|pay(?:s|ing)? it online/);
});

test("the privacy page names who handles payments and who signs people in, where the site uses them", () => {
	const all = privacyWith({ provider: "Mollie", openid: "Example ID" });
	expect(all).toContain("You enter your card on Mollie’s page");
	expect(all).toContain("Sign-in with Example ID");
	expect(all).toContain("meeha_openid");
	const none = privacyWith({ provider: null, openid: null });
	expect(none).not.toMatch(/your card|Online payments|Sign-in with|meeha_openid/);
});

test("the help page names the provider where the site takes online payments, and nothing to pay online where not", () => {
	const helpWith = (provider: string | null) => textOf("help", { provider, payWithin: "7" });
	expect(helpWith("Mollie")).toContain("on the secure page of Mollie");
	expect(helpWith(null)).toContain("you pay at the hotel.");
	expect(helpWith(null)).not.toMatch(/pay it online|Online:|[{}]/);
});

test("no condition is left in a text, and a text names no setting that it is not given", () => {
	for (const { language, name } of IN_ALL_LANGUAGES)
		for (const value of ["A & B", null]) {
			readIn(language);
			const text = textOf(name, { ...ALL_VALUES, provider: value, openid: value });
			expect(text).not.toMatch(/[{}]/);
			expect(text).not.toContain("A & B");
		}
	expect(() => fillText("<p>{if weather} It rains.</p>", {})).toThrow("weather");
});

test("the privacy page names each cookie of the site, in each language", () => {
	const source = readFileSync("app/http/cookies/cookies.server.ts", "utf8");
	const names = [...source.matchAll(/"(meeha_\w+)"/g)].map(([, name]) => name);
	expect(names.length).toBeGreaterThan(8);
	for (const language of LANGUAGE_NAMES) {
		readIn(language);
		const text = privacyWith({ provider: null, openid: "Example ID" });
		for (const name of names) expect(text).toContain(`<code>${name}</code>`);
	}
});

/** What a text has in every language: its sections, paragraphs, items and rows, links and conditions. */
const outlineOf = (name: LongTextName) =>
	longTextOf(name).map(({ id, html }) => ({
		id,
		blocks: html.match(/<(?:p|li|tr|h3|th|code|strong)(?=[ >])|\{(?:if|unless) \w+\}/g),
		links: html.match(/href="[^"]*"/g)?.sort(),
	}));

test.each(IN_ALL_LANGUAGES)(
	"$name is written in $language, with what the English text has",
	({ language, name }) => {
		expect(existsSync(`messages/${language}/texts/${name}.md`)).toBe(true);
		const english = outlineOf(name);
		readIn(language);
		expect(outlineOf(name)).toEqual(english);
	},
);

test.each(LANGUAGE_NAMES)(
	"the texts in %s call screens, buttons and statuses what these are called",
	(language) => {
		readIn(language);
		const [help, terms, returns] = (["help", "terms", "returns"] as const).map((name) =>
			textOf(name, ALL_VALUES),
		);
		for (const link of [t.frame.links.track, t.frame.pages.myBookings]) {
			expect(help).toContain(`>${link}</a>`);
			expect(terms).toContain(link);
		}
		for (const text of [terms, returns]) expect(text).toContain(t.returnRequest.returnItems);
		expect(terms).toContain(t.moveStatus.label.confirmed);
	},
);
