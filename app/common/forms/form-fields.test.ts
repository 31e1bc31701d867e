import { expect, test } from "vitest";
import { email, line, messageText, optionalLine, personName } from "./form-fields.ts";

const name = (typed: unknown) => personName().safeParse(typed);
const address = (typed: string) => email().safeParse(typed);

test("a name is stored without the direction marks that were pasted with it", () => {
	for (const typed of ["\u202aAna Lima\u202c", "\u2068Ana\u2069 Lima", "Ana\u200e Lima", "Ana Lima\ufe0f"])
		expect(name(typed).data, JSON.stringify(typed)).toBe("Ana Lima");
	// A zero-width non-joiner is part of how a Persian name is written.
	expect(name("علی\u200cرضا").data).toBe("علی\u200cرضا");
	expect(messageText("").parse("Ring \u202atwice\u202c,\u200b please")).toBe("Ring twice, please");
});

test("characters are counted, not the units that they are stored in", () => {
	expect(name("🦊".repeat(100)).success).toBe(true);
	expect(name("🦊".repeat(101)).error?.issues[0]?.message).toBe("A name must be 100 characters or fewer.");
	expect(name("🦊").error?.issues[0]?.message).toBe("A name must be at least 2 characters.");
	expect(optionalLine({ max: 3, name: "It" }).safeParse("🦊🦊🦊").success).toBe(true);
});

test("an address line has 2 to 200 characters, as in Mannheim", () => {
	expect(line({ missing: "Enter it.", name: "An address" }).safeParse("C4 6").data).toBe("C4 6");
	expect(line({ missing: "Enter it.", name: "An address" }).safeParse("C").success).toBe(false);
});

test.each([
	["user@exämple.org", "user@xn--exmple-cua.org"],
	["User@EXÄMPLE.org", "user@xn--exmple-cua.org"],
	["user@exa\u0308mple.org", "user@xn--exmple-cua.org"],
	["user@пример.рф", "user@xn--e1afmkfd.xn--p1ai"],
	["user@xn--e1afmkfd.xn--p1ai", "user@xn--e1afmkfd.xn--p1ai"],
	["o'hara+shop@example.com", "o'hara+shop@example.com"],
])("the domain of %s is stored in Punycode", (typed, stored) => {
	expect(address(typed).data).toBe(stored);
});

test.each([
	"user@exämple",
	"user@exämple..org",
	"user@①②⑦.0.0.1",
	"ä@example.org",
	"user@exä mple.org",
	"user@exämple.org/a",
	"user@x@exämple.org",
])("%s is no address", (typed) => {
	expect(address(typed).error?.issues[0]?.message).toContain("in the correct format");
});

test("an empty text gets the sentence of a missing one, and only that", () => {
	for (const typed of [undefined, "", " \u00a0"])
		expect(name(typed).error?.issues.map(({ message }) => message)).toEqual(["Enter your name."]);
});
