import { expect, test } from "vitest";
import { signInPath } from "./sign-in-path.ts";

test("whoever signs in comes back to where they were, with what they had asked for", () => {
	expect(signInPath("https://meeha.example/orders?q=a%20b")).toBe(
		"/login?redirectTo=%2Forders%3Fq%3Da%2520b",
	);
});

test("an address grows no longer than one that a server reads", () => {
	for (const odd of ["%ED%A0%80", "a", "’"])
		expect(signInPath(`https://meeha.example/orders?q=${odd.repeat(4_000)}`)).toBe("/login");
});
