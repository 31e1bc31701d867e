import { expect, test } from "vitest";
import { sumDeskMoney } from "./cash-report.server.ts";

test("a day's money is summed by person and method, and what was given back apart", () => {
	const row = { by: "Dina", method: "cash", currency: "USD" } as const;
	const sums = sumDeskMoney([
		{ ...row, amount: 5_000 },
		{ ...row, amount: -1_000 },
		{ ...row, by: "Ana", amount: 700 },
		{ ...row, method: "card", amount: 200 },
	]);
	expect(sums).toEqual([
		{ ...row, by: "Ana", received: 700, givenBack: 0 },
		{ ...row, method: "card", received: 200, givenBack: 0 },
		{ ...row, received: 5_000, givenBack: 1_000 },
	]);
});
