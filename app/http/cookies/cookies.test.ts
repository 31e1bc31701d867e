import { expect, test } from "vitest";
import { flashCookie, trackedCookie } from "./cookies.server.ts";

test("accepts a signed cookie under its own name only", async () => {
	const [pair = ""] = (await trackedCookie.serialize(["M7KQ3M9XFT"])).split(";");
	expect(await trackedCookie.parse(pair)).toEqual(["M7KQ3M9XFT"]);
	expect(await flashCookie.parse(pair.replace("meeha_tracked", "meeha_flash"))).toBe(null);
});
