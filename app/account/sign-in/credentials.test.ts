import { expect, test } from "vitest";
import { newPassword } from "./credentials.ts";

const read = (password: string) =>
	newPassword((each) => each === "a common one").safeParse(password).error?.issues[0]?.message ?? "taken";

test("a new password of one repeated character, or of spaces, is refused", () => {
	const repeats = "This password repeats one character. Choose another one.";
	for (const password of ["a".repeat(12), "aAaAaAaA", " ".repeat(8), "\u00a0 ".repeat(5), "🔑".repeat(8)])
		expect(read(password), password).toBe(repeats);
	expect(read("a common one")).toContain("too common");
	expect(read("aaaaaaab")).toBe("taken");
});

test("a new password has 8 to 128 characters, whatever the characters are", () => {
	expect(read("🔑🗝🔒🔓🔏🔐🛡")).toBe("Choose a password with at least 8 characters.");
	expect(read("🔑🗝🔒🔓🔏🔐🛡!")).toBe("taken");
	expect(read("🔑🗝".repeat(64))).toBe("taken");
	expect(read(`${"🔑🗝".repeat(64)}!`)).toBe("A password must be 128 characters or fewer.");
});
