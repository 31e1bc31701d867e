import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test("counts all addresses of an IPv6 client’s network as one", () => {
	const own = "2001:db8:0:7::/64";
	for (const address of [
		"2001:db8:0:7::1",
		"2001:DB8:0:7:ffff:ffff:ffff:ffff",
		"2001:0db8:0000:0007:0:0:0:1",
		"2001:db8::7:a:b:c:d",
		"[2001:db8:0:7::1]",
		"[2001:db8:0:7::1]:4711",
		"2001:db8:0:7::1%eth0",
		"2001:db8:0:7::192.0.2.1",
	])
		expect(networkOf(address), address).toBe(own);
	expect(networkOf("2001:db8:0:8::1")).not.toBe(own);
	expect(networkOf("::1")).toBe("0:0:0:0::/64");
});

test("counts each IPv4 address as a client and returns other text unchanged", () => {
	expect(networkOf("192.0.2.1")).toBe("192.0.2.1");
	expect(networkOf("192.0.2.1:4711")).toBe("192.0.2.1");
	expect(networkOf("192.0.2.2")).not.toBe(networkOf("192.0.2.1"));
	expect(networkOf("unknown")).toBe("unknown");
	expect(networkOf("")).toBe("");
});
