import { expect, test } from "vitest";
import { pickUnused, seededRandom } from "./random.ts";

test("texts repeat only after all others were used", () => {
	const random = seededRandom(7);
	const used: string[] = [];
	const picked = Array.from({ length: 6 }, () => pickUnused(random, ["a", "b", "c"], used));
	expect(picked.slice(0, 3).sort()).toEqual(["a", "b", "c"]);
	expect(picked.slice(3).sort()).toEqual(["a", "b", "c"]);
});
