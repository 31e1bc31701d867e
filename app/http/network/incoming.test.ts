import { expect, test } from "vitest";
import { addressOf } from "./incoming.server.ts";

test("ignores forwarded addresses without a proxy", () => {
	expect(addressOf("203.0.113.9", "1.2.3.4", 0)).toBe("203.0.113.9");
	expect(addressOf("::ffff:203.0.113.9", undefined, 0)).toBe("203.0.113.9");
	expect(addressOf(undefined, undefined, 0)).toBe("unknown");
});

test("trusts as many forwarded hops as there are proxies", () => {
	expect(addressOf("10.0.0.1", "6.6.6.6, 203.0.113.9", 1)).toBe("203.0.113.9");
	expect(addressOf("10.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.2", 2)).toBe("203.0.113.9");
	expect(addressOf("10.0.0.1", ["6.6.6.6", "203.0.113.9"], 1)).toBe("203.0.113.9");
	expect(addressOf("10.0.0.1", undefined, 1)).toBe("10.0.0.1");
});
