import { expect, test } from "vitest";
import { splitSchema, unitsField } from "./split-form.ts";

const LINES = [
	{ id: 1, title: "Lamp", quantity: 3 },
	{ id: 2, title: "Vase", quantity: 1 },
];
const read = (typed: Record<string, string>) =>
	splitSchema(LINES).safeParse({ count: "3", linesVersion: "4", ...typed });

test("reads the units of each parcel, and an empty field as none", () => {
	const typed = { [unitsField(1, 0)]: "2", [unitsField(1, 2)]: " 1 ", [unitsField(2, 0)]: "1" };
	const parcels = [
		[
			{ lineId: 1, quantity: 2 },
			{ lineId: 2, quantity: 1 },
		],
		[],
		[{ lineId: 1, quantity: 1 }],
	];
	expect(read({ ...typed, [unitsField(1, 1)]: "" }).data).toEqual({ linesVersion: 4, parcels });
	expect(read({ ...typed, whole: "1" }).data).toEqual({ linesVersion: 4, parcels: [[], [], []] });
	// Another parcel is added before the units are checked.
	expect(read({ add: "1" }).data).toEqual({ linesVersion: 4, parcels: null });
});

test("says beside its field that units are missing, too many or no number", () => {
	const issues = (typed: Record<string, string>) =>
		read(typed).error?.issues.map(({ path, message }) => [path[0], message]);
	expect(issues({ [unitsField(1, 0)]: "1", [unitsField(2, 1)]: "2" })).toEqual([
		[unitsField(1, 0), "Lamp: put 3 into parcels, not 1."],
		[unitsField(2, 0), "Vase: put 1 into parcels, not 2."],
	]);
	expect(issues({ [unitsField(1, 0)]: "3", [unitsField(2, 2)]: "-1" })).toEqual([
		[unitsField(2, 2), "Enter a number from 0 to 1."],
	]);
	for (const count of ["0", "11", "1.5", "x"])
		expect(splitSchema(LINES).safeParse({ count, linesVersion: "0" }).success).toBe(false);
});
