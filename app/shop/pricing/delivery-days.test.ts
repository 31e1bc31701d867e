import { expect, test } from "vitest";
import { deliveryDays } from "./delivery-days.ts";

const from = (today: string, minDays: number, maxDays = minDays) => deliveryDays({ minDays, maxDays }, today);

test("counts working days, and never delivers at a weekend", () => {
	// A Friday, a Saturday, a Monday.
	expect(from("2026-11-20", 1)).toBe("Arrives Mon 23 Nov.");
	expect(from("2026-11-20", 2, 5)).toBe("Arrives Tue 24 Nov – Fri 27 Nov.");
	expect(from("2026-11-21", 0)).toBe("Arrives Mon 23 Nov.");
	expect(from("2026-11-21", 1)).toBe("Arrives Mon 23 Nov.");
	expect(from("2026-11-23", 0, 10)).toBe("Arrives Mon 23 Nov – Mon 7 Dec.");
	expect(from("2026-12-31", 1)).toBe("Arrives Fri 1 Jan 2027.");
});
