import { expect, test } from "vitest";
import { linesToPack } from "./lines-to-pack.ts";

test("what was refunded before shipping is not packed, and nothing of an order that ended", () => {
	const lines = [
		{ id: 1, quantity: 3, returned: 1 },
		{ id: 2, quantity: 2, returned: 2 },
		{ id: 3, quantity: 1, returned: 0 },
	];
	expect(linesToPack({ status: "confirmed", lines })).toMatchObject([
		{ id: 1, quantity: 2 },
		{ id: 3, quantity: 1 },
	]);
	expect(linesToPack({ status: "cancelled", lines })).toEqual([]);
});
