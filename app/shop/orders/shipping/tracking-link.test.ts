import { expect, test } from "vitest";
import { trackingLink } from "./tracking-link.ts";

test("puts the encoded tracking number into its carrier’s address", () => {
	const links = [{ label: "UPS", href: "https://ups.example/track?n={number}" }];
	const link = (carrier: string, tracking_number: string) =>
		trackingLink(links, { carrier, tracking_number });
	expect(link(" ups ", "1Z 99")).toBe("https://ups.example/track?n=1Z%2099");
	expect(link("UPS", "1&to=//evil.example")).toBe("https://ups.example/track?n=1%26to%3D%2F%2Fevil.example");
	expect([link("Ana's van", "7"), link("UPS", "")]).toEqual([null, null]);
});
