import { expect, test } from "vitest";
import { mayReadMetrics } from "./metrics-access.ts";

const TOKEN = "a-token-of-twenty-characters";

const may = (asker: {
	address?: string;
	headers?: Record<string, string>;
	proxies?: number;
	token?: string;
}) =>
	mayReadMetrics({
		address: asker.address ?? "203.0.113.9",
		headers: new Headers(asker.headers),
		proxies: asker.proxies ?? 0,
		token: asker.token,
	});

test("lets only this machine read metrics without a token", () => {
	expect(may({ address: "127.0.0.1" })).toBe(true);
	expect(may({ address: "::1" })).toBe(true);
	expect(may({})).toBe(false);
	expect(may({ address: "unknown" })).toBe(false);
	expect(may({ address: "127.0.0.1.evil.example" })).toBe(false);
});

test("treats requests through a local proxy as remote", () => {
	expect(may({ address: "127.0.0.1", proxies: 1 })).toBe(false);
	for (const name of ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
		expect(may({ address: "127.0.0.1", headers: { [name]: "127.0.0.1" } }), name).toBe(false);
});

test("accepts the token from anywhere and no other token", () => {
	const bearing = (given: string) => ({ Authorization: `Bearer ${given}` });
	expect(may({ headers: bearing(TOKEN), token: TOKEN, proxies: 1 })).toBe(true);
	for (const given of [`${TOKEN}x`, TOKEN.slice(1), "undefined"])
		expect(may({ headers: bearing(given), token: TOKEN }), given).toBe(false);
	expect(may({ headers: bearing("undefined") })).toBe(false);
	// A wrong token is an attack, even from this machine.
	expect(may({ address: "127.0.0.1", headers: bearing("wrong"), token: TOKEN })).toBe(false);
});
