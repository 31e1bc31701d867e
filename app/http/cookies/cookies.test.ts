import { expect, test } from "vitest";
import { clearBrowserCookies } from "#app/http/session/forget-browser.server.ts";
import { clearCookie, flashCookie, trackedCookie } from "./cookies.server.ts";

test("accepts a signed cookie under its own name only", async () => {
	const [pair = ""] = (await trackedCookie.serialize(["M7KQ3M9XFT"])).split(";");
	expect(await trackedCookie.parse(pair)).toEqual(["M7KQ3M9XFT"]);
	expect(await flashCookie.parse(pair.replace("meeha_tracked", "meeha_flash"))).toBe(null);
});

test("a signature that was checked before is valid for no other value", async () => {
	const [pair = ""] = (await trackedCookie.serialize(["M7KQ3M9XFT"])).split(";");
	const [other = ""] = (await trackedCookie.serialize(["M0000000AA"])).split(";");
	const signature = pair.slice(pair.lastIndexOf("."));
	for (const cookies of [pair, `${pair}; a=b`, `a=b;${pair}`])
		expect(await trackedCookie.parse(cookies)).toEqual(["M7KQ3M9XFT"]);
	expect(await trackedCookie.parse(other.slice(0, other.lastIndexOf(".")) + signature)).toBe(null);
	expect(await trackedCookie.parse(`${pair}x`)).toBe(null);
	expect(await trackedCookie.parse(`not_${pair}`)).toBe(null);
	expect(await trackedCookie.parse(other)).toEqual(["M0000000AA"]);
	expect(await trackedCookie.parse("")).toBe(null);
});

test("of two cookies with one name none counts", async () => {
	const [pair = ""] = (await trackedCookie.serialize(["M7KQ3M9XFT"])).split(";");
	for (const planted of ["meeha_tracked=planted", "meeha_tracked=", " meeha_tracked = x", pair])
		for (const cookies of [`${planted}; ${pair}`, `${pair}; a=b; ${planted}`])
			expect(await trackedCookie.parse(cookies), cookies).toBe(null);
});

test("a removed cookie has expired for browsers that know only one of the two ways to say so", async () => {
	const removed = [
		await clearCookie(flashCookie),
		...(await clearBrowserCookies()).map(([, cookie]) => cookie),
	];
	for (const cookie of removed) {
		expect(cookie).toContain("; Max-Age=0;");
		expect(cookie).toContain("; Expires=Thu, 01 Jan 1970 00:00:00 GMT;");
	}
});
