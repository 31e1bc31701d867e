import { expect, test } from "vitest";
import { explainConflict } from "./conflict.ts";

test("names who changed what to which status, and when", () => {
	const when = "Fri 20 Nov, 12:00";
	expect(explainConflict("booking", { by: "Ada", when, to: "rejected" })).toEqual({
		reason: "Ada changed this booking to rejected (Fri 20 Nov, 12:00).",
		status: 409,
	});
	expect(explainConflict("order", { by: null, when, to: "shipped" }).reason).toBe(
		"This order was changed to shipped (Fri 20 Nov, 12:00).",
	);
	expect(explainConflict("order", { by: "Ada", isOwn: true, when, to: "shipped" }).reason).toBe(
		"You changed this order to shipped in another tab (Fri 20 Nov, 12:00).",
	);
});

test("tells a person whose form came too late that the entries are kept", () => {
	expect(explainConflict("tax rate", { by: "Ada", when: "Fri 20 Nov, 12:00" })).toEqual({
		reason:
			"Ada changed this tax rate while you were editing (Fri 20 Nov, 12:00). Your changes are still here. Check the differences, then save again to keep yours.",
		status: 409,
	});
	expect(explainConflict("discount", { by: "Ada", isOwn: true, when: null }).reason).toContain(
		"You changed this discount in another tab while you were editing. Your changes are still here.",
	);
});
