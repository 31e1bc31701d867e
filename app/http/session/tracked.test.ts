import { expect, test } from "vitest";
import { trackedCookie } from "#app/http/cookies/cookies.server.ts";
import { askForContact, grantTracking, hasTrackingGrant } from "./tracked.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NUMBERS = ["M7KQ3M9XFT", "R7KQ3M9XFT"] as const;

const requestWith = (cookie: string) =>
	new Request("http://localhost/track", { headers: { Cookie: cookie.split(";")[0] ?? "" } });

test("a copy of the cookie shows a record for a day, whatever else was proved since", async () => {
	const copied = await trackedCookie.serialize([
		{ number: NUMBERS[0], until: Date.now() + DAY_MS },
		{ number: NUMBERS[1], until: Date.now() - 1 },
	]);
	const shown = (request: Request) => Promise.all(NUMBERS.map((number) => hasTrackingGrant(request, number)));
	expect(await shown(requestWith(copied))).toEqual([true, false]);
	const granted = new Headers(await grantTracking(requestWith(copied), "H7KQ3M9XFT"));
	const later = requestWith(granted.get("Set-Cookie") ?? "");
	expect(await shown(later)).toEqual([true, false]);
	expect(await hasTrackingGrant(later, "H7KQ3M9XFT")).toBe(true);
	// The cookie of an earlier version, whose end nobody signed.
	expect(await shown(requestWith(await trackedCookie.serialize(NUMBERS)))).toEqual([false, false]);
});

test("asks for the contact of the typed number, shortened", () => {
	const redirectOf = (typed: string) => askForContact(typed).headers.get("Location");
	expect(redirectOf("r-7kq3 m9xf")).toBe("/track?number=r-7kq3+m9xf");
	expect(redirectOf("’".repeat(4_000))?.length).toBeLessThan(500);
});
