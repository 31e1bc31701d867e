import { expect, test } from "vitest";
import { byUnitName, floorOf, readUnitNames, suggestUnitNames } from "./unit-names.ts";

test("a range of room numbers counts up, with its letters and leading zeros", () => {
	expect(readUnitNames("101–103, 201\nGarden, 201")).toEqual(["101", "102", "103", "201", "Garden"]);
	expect(readUnitNames("A08-A10; B 1—B 2")).toEqual(["A08", "A09", "A10", "B 1", "B 2"]);
	expect(readUnitNames("098 - 101")).toEqual(["098", "099", "100", "101"]);
	// Two letters are not a range.
	expect(readUnitNames("A1-B2")).toEqual(["A1-B2"]);
	expect(readUnitNames(" , ")).toEqual([]);
	expect(readUnitNames("Garden  room, Garden room")).toEqual(["Garden room"]);
});

test("a range that counts down, and one that is too long, are refused", () => {
	expect(readUnitNames("112-101")).toBeNull();
	expect(readUnitNames("1-301")).toBeNull();
	expect(readUnitNames("1-200, 1001-1200")).toBeNull();
	expect(readUnitNames("1-300,".repeat(10_000))).toBeNull();
});

test("a number tells its floor, and new numbers follow those that exist", () => {
	expect(["101", "1204", "7", "Garden"].map(floorOf)).toEqual(["1", "12", "", ""]);
	expect(suggestUnitNames([], 12)).toBe("101–112");
	expect(suggestUnitNames(["101", "204", "Garden"], 1)).toBe("205");
	const names = ["10", "9", "A2", "A10"].map((name) => ({ name }));
	expect(names.toSorted(byUnitName).map(({ name }) => name)).toEqual(["9", "10", "A2", "A10"]);
});
