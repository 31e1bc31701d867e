import { expect, test } from "vitest";
import { addPageHeaders, bringsSession, commonHeaders, pagePolicy } from "./security-headers.server.ts";

test("forbids inline scripts and styles", () => {
	expect(pagePolicy(null)).not.toMatch(/unsafe|nonce|\*|https?:/);
	expect(pagePolicy("abc")).toContain("script-src 'self' 'nonce-abc';");
	for (const part of [
		"default-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
		"img-src 'self'",
		"font-src 'self'",
	])
		expect(pagePolicy(null).split("; ")).toContain(part);
});

test("requires https only on https sites", () => {
	expect(commonHeaders({ isHttps: false, isBuilt: true })).not.toHaveProperty("Strict-Transport-Security");
	const secure = commonHeaders({ isHttps: true, isBuilt: true });
	expect(secure["Strict-Transport-Security"]).toMatch(/^max-age=31536000/);
	// With `no-referrer`, our own forms would come with `Origin: null` and be refused.
	expect(secure["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
});

test("forbids storing private pages by default", () => {
	const cached = (isPrivate: boolean, own?: string) => {
		const headers = new Headers(own ? { "Cache-Control": own } : {});
		addPageHeaders(headers, { nonce: null, isPrivate });
		return headers.get("Cache-Control");
	};
	expect(cached(true)).toBe("no-store");
	expect(cached(false)).toBe("private, no-cache");
	expect(cached(false, "no-store")).toBe("no-store");
});

test("recognizes a session cookie that has a value", () => {
	const hasSession = (cookie: string) => bringsSession(cookie);
	expect(hasSession("meeha_visitor=a; meeha_session=b")).toBe(true);
	expect(hasSession("meeha_session=b")).toBe(true);
	expect(hasSession("meeha_session=; meeha_visitor=a")).toBe(false);
	expect(hasSession("not_meeha_session=b")).toBe(false);
	expect(hasSession("")).toBe(false);
});
