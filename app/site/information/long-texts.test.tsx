import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fillText, type TextValues } from "./fill-text.ts";
import help from "./help.md?sections";
import privacy from "./privacy.md?sections";
import terms from "./terms.md?sections";

const textOf = (sections: typeof terms, values: TextValues) =>
	sections.map(({ html }) => fillText(html, { market: "Meeha", ...values })).join("\n");

const termsWith = (provider: string | null) => textOf(terms, { provider });
const privacyWith = (values: { provider: string | null; openid: string | null }) => textOf(privacy, values);

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
	const helpWith = (provider: string | null) => textOf(help, { provider, payWithin: "7" });
	expect(helpWith("Mollie")).toContain("on the secure page of Mollie");
	expect(helpWith(null)).toContain("you pay at the hotel.");
	expect(helpWith(null)).not.toMatch(/pay it online|Online:|[{}]/);
});

test("no condition is left in a text, and a text names no setting that it is not given", () => {
	for (const value of ["A & B", null])
		for (const text of [termsWith(value), privacyWith({ provider: value, openid: value })]) {
			expect(text).not.toMatch(/[{}]/);
			expect(text).not.toContain("A & B");
		}
	expect(() => fillText("<p>{if weather} It rains.</p>", {})).toThrow("weather");
});

test("the privacy page names each cookie of the site", () => {
	const source = readFileSync("app/http/cookies/cookies.server.ts", "utf8");
	const names = [...source.matchAll(/"(meeha_\w+)"/g)].map(([, name]) => name);
	expect(names.length).toBeGreaterThan(8);
	const text = privacyWith({ provider: null, openid: "Example ID" });
	for (const name of names) expect(text).toContain(`<code>${name}</code>`);
});
