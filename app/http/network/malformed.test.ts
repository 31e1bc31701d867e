import { expect, test } from "vitest";
import { faultOf } from "./malformed.ts";

const requestOf = (change: { method?: string; url?: string; host?: string | undefined }) =>
	faultOf({ method: "GET", url: "/track?number=%zz", host: "localhost:3000", ...change });

test("accepts requests of browsers", () => {
	for (const host of [
		"localhost",
		"meeha.example:443",
		"127.0.0.1:80",
		"[::1]:3000",
		"a_b.example",
		"",
		undefined,
	])
		expect(requestOf({ host }), host).toBe(null);
	for (const url of ["/", "/?", "//", "/a%20b", "/%E2%80%99", "/a?%", "/a%00"])
		expect(requestOf({ url }), url).toBe(null);
	for (const method of ["HEAD", "POST"]) expect(requestOf({ method }), method).toBe(null);
});

test("refuses an invalid host", () => {
	for (const host of [
		"a b",
		"a/b",
		"a?b",
		"a@b",
		"[",
		"[::1",
		"[::g]",
		"x:99999",
		"x:a",
		":80",
		"%zz",
		"1.2.3.4.5",
		"<",
	])
		expect(requestOf({ host }), host).toBe(400);
});

test("refuses an invalid path", () => {
	for (const url of ["/%", "/%zz", "/%FF", "/a/%E0%A4%A?b", "*", "http://evil.example/", ""])
		expect(requestOf({ url }), url).toBe(400);
});

test("refuses a method that no page has", () => {
	for (const method of ["TRACE", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "get", ""])
		expect(requestOf({ method }), method).toBe(405);
});
