import { expect, test } from "vitest";
import { childBandsSchema, describeChildBands, typedChildBands } from "./child-bands-form.ts";

const read = (form: Record<string, string>) => childBandsSchema("USD").safeParse(form);
const refusalsOf = (form: Record<string, string>) =>
	Object.fromEntries(read(form).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);

const TYPED = {
	upTo1: "11",
	charge1: "percent",
	value1: "50 %",
	upTo2: "3",
	charge2: "free",
	value2: "",
	cot2: "on",
	upTo3: "",
	charge3: "free",
	value3: "",
};

test("bands are stored in the order of age, and typed as they are stored", () => {
	const bands = read(TYPED).data?.bands ?? "";
	expect(JSON.parse(bands)).toEqual([
		{ upTo: 3, charge: "free", value: 0, cot: true },
		{ upTo: 11, charge: "percent", value: 50, cot: false },
	]);
	expect(read(typedChildBands(bands, "USD")).data?.bands).toBe(bands);
	expect(describeChildBands(bands, "USD")).toMatchObject({
		band1: ["0–3", { label: "free" }, { label: "cot" }],
		band2: ["4–11", "50 %"],
		band3: null,
	});
	expect(read({}).data?.bands).toBe("[]");
});

test("an age without a price, a price without an age, and an age twice are said at their fields", () => {
	expect(
		refusalsOf({ ...TYPED, upTo1: "18", value1: "101", upTo3: "3", charge3: "amount", value3: "x" }),
	).toEqual({
		upTo1: "The age is from 0 to 17.",
		value1: "The percentage is from 0 to 100.",
		upTo3: "Another age band ends at this age. Enter a different age.",
		value3: "The amount must be an amount, like 12.50.",
	});
	expect(refusalsOf({ charge1: "amount", value1: "5" })).toEqual({
		upTo1: "Enter an age, or leave the whole band empty.",
	});
	expect(refusalsOf({ upTo1: "4", charge1: "amount" })).toEqual({ value1: "Enter the amount per night." });
	expect(refusalsOf({ upTo1: "4", charge1: "half" })).toHaveProperty("charge1");
});
