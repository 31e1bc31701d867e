import { expect, test } from "vitest";
import { ownPath } from "./same-origin.server.ts";

const AWAY = [
	"//evil.example",
	"/\\evil.example",
	"\\\\evil.example",
	"https://evil.example/",
	"javascript:alert(1)",
	"/\t/evil.example",
	"/\n//evil.example",
	"///evil.example",
	"evil.example",
	" /path",
	"",
	"/path\\..\\",
	`/${"a".repeat(3_000)}`,
	null,
	undefined,
	["/path"],
	42,
];

for (const text of AWAY)
	test(`${JSON.stringify(text)?.slice(0, 40)} is no path of this site`, () => {
		expect(ownPath(text, "/home")).toBe("/home");
	});

for (const path of ["/", "/track?number=R-1", "/a/b#c", "/@/evil.example", "/%2f%2fevil.example", "/ñ"])
	test(`${path} is a path of this site`, () => {
		const url = new URL(ownPath(path, "/home"), "http://own.example");
		expect(url.host).toBe("own.example");
		expect(decodeURI(url.pathname + url.search + url.hash)).toBe(decodeURI(path));
	});

test("keeps paths with dots above the root on the site", () => {
	expect(ownPath("/..//evil.example", "/home")).toBe("/home");
});
