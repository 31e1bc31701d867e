import fc from "fast-check";
import { expect, test } from "vitest";
import { dateOfDay } from "#app/travel/nights/stay.ts";
import { proposeUnits } from "./propose.ts";

const dates = ([from, nights]: [number, number]) => ({
	checkIn: dateOfDay(20_000 + from),
	checkOut: dateOfDay(20_000 + from + nights),
});

test("a stay goes where it fits most closely", () => {
	const taken = [
		{ unitId: 1, ...dates([0, 2]) },
		{ unitId: 2, ...dates([0, 4]) },
		{ unitId: 2, ...dates([7, 2]) },
	];
	const proposed = proposeUnits([1, 2, 3], taken, [{ key: "a", ...dates([4, 3]) }]);
	expect(proposed).toEqual(new Map([["a", 2]]));
});

const span = fc.tuple(fc.nat(25), fc.integer({ min: 1, max: 7 }));

test("no unit is proposed twice on a night, and as many units as the fullest night needs are enough", () => {
	fc.assert(
		fc.property(fc.array(span, { maxLength: 30 }), (spans) => {
			const stays = spans.map((each, key) => ({ key, ...dates(each) }));
			const on = (day: number) => spans.filter(([from, nights]) => from <= day && day < from + nights).length;
			const most = Math.max(0, ...Array.from({ length: 40 }, (_, day) => on(day)));
			const units = Array.from({ length: most }, (_, at) => at + 1);
			const proposed = proposeUnits(units, [], stays);
			expect(proposed.size).toBe(stays.length);
			for (const one of stays)
				for (const other of stays)
					if (one.key < other.key && proposed.get(one.key) === proposed.get(other.key))
						expect(one.checkOut <= other.checkIn || other.checkOut <= one.checkIn).toBe(true);
		}),
	);
});

test("what a unit has already stays free of proposals", () => {
	fc.assert(
		fc.property(fc.array(span, { maxLength: 8 }), fc.array(span, { maxLength: 12 }), (before, spans) => {
			const taken = before.map((each, at) => ({ unitId: (at % 3) + 1, ...dates(each) }));
			const stays = spans.map((each, key) => ({ key, ...dates(each) }));
			for (const [key, unitId] of proposeUnits([1, 2, 3], taken, stays)) {
				const { checkIn, checkOut } = stays[key] ?? { checkIn: "", checkOut: "" };
				for (const other of taken.filter((each) => each.unitId === unitId))
					expect(checkOut <= other.checkIn || other.checkOut <= checkIn).toBe(true);
			}
		}),
	);
});
