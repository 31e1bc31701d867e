import { expect, test } from "vitest";
import { callSite, describeError } from "./describe-error.ts";

function failureOf(work: () => unknown): unknown {
	try {
		return work();
	} catch (error) {
		return error;
	}
}

test("removes quoted input from error descriptions", () => {
	const typed = "typed-by-a-person";
	for (const error of [
		failureOf(() => JSON.parse(`{"a": ${typed}, "b": "c"}`)),
		failureOf(() => JSON.parse(typed)),
		failureOf(() => new URL(`${typed}//x`)),
		failureOf(() => decodeURIComponent(`%${typed}`)),
		new Error(`invalid input syntax for type integer: "${typed}"`),
		new Error(`No routes matched location '/a/${typed}'`),
		new Error(`ENOENT, open /data/${typed}`),
		new Error(`550 5.1.1 ${typed}@example.com rejected`),
		typed.includes("x") ? typed : `/${typed}`,
		Object.assign(new TypeError("Invalid URL"), { input: typed, code: `"${typed}"` }),
	])
		expect(JSON.stringify(describeError(error)), String(error)).not.toContain(typed);
});

test("keeps what helps to find an error’s cause", () => {
	const error = Object.assign(new Error("UNIQUE constraint failed: accounts.email"), {
		code: "SQLITE_CONSTRAINT_UNIQUE",
	});
	const described = describeError(error);
	expect(described).toMatchObject({
		name: "Error",
		code: "SQLITE_CONSTRAINT_UNIQUE",
		message: "UNIQUE constraint failed: accounts.email",
	});
	expect(described.stack).toContain("describe-error.test.ts");
	expect(callSite(error.stack)).toMatch(/^app\/.*describe-error\.test\.ts:\d+:\d+$/);
});
