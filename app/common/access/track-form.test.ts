import { expect, test } from "vitest";
import { trackSchema } from "./track-form.ts";

test("reads a phone number or an email address, and rejects other text", () => {
	const track = (contact: string) => trackSchema("US").shape.contact.safeParse(contact);
	expect(track("(212) 555-0147").data).toEqual({ e164: "+12125550147", ending: "2125550147" });
	// As typed with an order to Germany.
	expect(track("030 901820").data).toEqual({ e164: "", ending: "30901820" });
	expect(track("0049 30 901820").data).toEqual({ e164: "", ending: "4930901820" });
	expect(track("Ana@Example.com").data).toEqual({ email: "ana@example.com" });
	expect(track("ana@").error?.issues[0]?.message).toContain("Enter an email address");
	for (const typed of ["ana", "0901820", "30%901820", "30_901820", "000000000"])
		expect(track(typed).error?.issues[0]?.message).toContain("Enter the email address or phone number");
});

test("reads a number as people type it and detects typing errors", () => {
	const number = (typed: string) => trackSchema("US").shape.number.safeParse(typed);
	expect(number("no number").error?.issues[0]?.message).toContain("M-7KQ3-M9XF-T");
	expect(number("").success).toBe(false);
});
