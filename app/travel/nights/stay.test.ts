import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { weekdayOf } from "#app/common/calendar.ts";
import { countNights, dateOfDay, dayOf, nightsOf } from "./stay.ts";

/** Days since 1970-01-01 of every calendar date with a year of four digits: 0001-01-01 to 9999-12-31. */
const day = fc.integer({ min: -719_162, max: 2_932_896 });
const nights = fc.integer({ min: -400, max: 400 });
const EPOCH = Temporal.PlainDate.from("1970-01-01");

test("counting days agrees with Temporal, for all dates of the calendar", () => {
	fc.assert(
		fc.property(day, nights, (first, length) => {
			const from = EPOCH.add({ days: first });
			const to = from.add({ days: length });
			fc.pre(to.year >= 1 && to.year <= 9999);
			const stay = { checkIn: from.toString(), checkOut: to.toString() };
			expect(dayOf(stay.checkIn)).toBe(first);
			expect(dateOfDay(first)).toBe(stay.checkIn);
			expect(weekdayOf(stay.checkIn)).toBe(from.dayOfWeek);
			expect(countNights(stay)).toBe(from.until(to, { largestUnit: "days" }).days);
			const dates = Array.from({ length: Math.max(0, length) }, (_, days) => from.add({ days }).toString());
			expect(nightsOf(stay)).toEqual(dates);
		}),
	);
});
