import { expect, test } from "vitest";
import { trackSchema } from "./track-form.ts";

test("a booking is tracked by phone or e-mail, each told apart from what is neither", () => {
	const track = (contact: string) => trackSchema("US").shape.contact.safeParse(contact);
	expect(track("(212) 555-0147").data).toEqual({ e164: "+12125550147" });
	expect(track("Ana@Example.com").data).toEqual({ email: "ana@example.com" });
	expect(track("ana@").error?.issues[0]?.message).toContain("Enter an e-mail address");
	expect(track("ana").error?.issues[0]?.message).toContain("Enter a phone number");
});

test("a number is read as people type it, and a typing error is told from an unknown number", () => {
	const number = (typed: string) => trackSchema("US").shape.number.safeParse(typed);
	expect(number("no number").error?.issues[0]?.message).toContain("M-7KQ3-M9XF-T");
	expect(number("").success).toBe(false);
});
