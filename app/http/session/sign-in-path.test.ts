import { expect, test } from "vitest";
import { landingPath, signInPath } from "./sign-in-path.ts";

test("returns to the requested page after sign-in", () => {
	expect(signInPath("https://meeha.example/orders?q=a%20b")).toBe(
		"/login?redirectTo=%2Forders%3Fq%3Da%2520b",
	);
});

test("leaves out a return path that is too long", () => {
	for (const odd of ["%ED%A0%80", "a", "’"])
		expect(signInPath(`https://meeha.example/orders?q=${odd.repeat(4_000)}`)).toBe("/login");
});

test("leads to the requested page, or to the first page of somebody’s work", () => {
	expect(landingPath("Hotel", "/")).toBe("/owner/dashboard");
	expect(landingPath("Hotel", "/profile")).toBe("/profile");
	expect(landingPath("User", "/")).toBe("/");
});
