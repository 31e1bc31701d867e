import { expect, test } from "vitest";
import { describeConsequence } from "./staff-actions.ts";

const GOES_BACK = "The remaining nights go back on sale.";

test("checking a guest out says that nights go back on sale only when some remain", () => {
	const consequences = (today: string) =>
		describeConsequence("departure", { check_out: "2026-12-10", status: "confirmed" }, today);
	expect(consequences("2026-12-08")).toContain(GOES_BACK);
	expect(consequences("2026-12-09")).toContain(GOES_BACK);
	expect(consequences("2026-12-10")).not.toContain(GOES_BACK);
	expect(consequences("2026-12-11")).not.toContain(GOES_BACK);
});

test("a booking that ends after its last night says nothing of nights", () => {
	for (const name of ["rejection", "cancellation", "absence"] as const)
		expect(
			describeConsequence(name, { check_out: "2026-12-10", status: "confirmed" }, "2026-12-10").join(" "),
		).not.toMatch(/nights/);
});
