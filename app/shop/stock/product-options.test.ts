import { expect, test } from "vitest";
import { arrangeVariants, MAX_VARIANTS, type ProductOption, variantName } from "./product-options.ts";

const size = (values: string[], was: number | null = 0): ProductOption => ({ name: "Size", values, was });
const colour = (values: string[], was: number | null = 1): ProductOption => ({ name: "Colour", values, was });

const CURRENT = [
	{ id: 1, values: ["S", "Red", null] as const },
	{ id: 2, values: ["S", "Blue", null] as const },
	{ id: 3, values: ["M", "Red", null] as const },
	{ id: 4, values: ["M", "Blue", null] as const },
];

test("plans each combination of a new product once, the last option changing fastest", () => {
	const made = (options: ProductOption[]) => arrangeVariants([], options).make.map(({ values }) => values);
	expect(made([size(["S", "M"]), colour(["Red", "Blue"])]).map(variantName)).toEqual([
		"S / Red",
		"S / Blue",
		"M / Red",
		"M / Blue",
	]);
	expect(made([])).toEqual([[null, null, null]]);
});

test("keeps missing combinations missing, and adds those of new values", () => {
	const sparse = CURRENT.filter(({ id }) => id === 1 || id === 4);
	const same = arrangeVariants(sparse, [size(["S", "M"]), colour(["Red", "Blue"])]);
	expect(same).toMatchObject({ keep: [{ id: 1 }, { id: 4 }], make: [], go: [] });
	const more = arrangeVariants(sparse, [size(["S", "M"]), colour(["Red", "Blue", "Green"])]);
	expect(more.make.map(({ values }) => variantName(values))).toEqual(["S / Green", "M / Green"]);
	const third = { name: "Finish", values: ["Matt", "Gloss"], was: null };
	const wider = arrangeVariants(sparse, [size(["S", "M"]), colour(["Red", "Blue"]), third]);
	expect(wider.keep.map(({ values }) => variantName(values))).toEqual(["S / Red / Matt", "M / Blue / Matt"]);
	expect(wider.make.map(({ values }) => variantName(values))).toEqual([
		"S / Red / Gloss",
		"M / Blue / Gloss",
	]);
});

test("adds a variant for a value that would lose its last one", () => {
	const sparse = CURRENT.filter(({ id }) => id === 1 || id === 4);
	const plan = arrangeVariants(sparse, [size(["S", "M"]), colour(["Red"])]);
	expect(plan.go).toEqual([4]);
	expect(plan.make.map(({ values }) => variantName(values))).toEqual(["M / Red"]);
});

test("limits a plan to one variant more than allowed", () => {
	const many = Array.from({ length: 3_000 }, (_, at) => String(at));
	const options = ["A", "B", "C"].map((name) => ({ name, values: many, was: null }));
	expect(arrangeVariants([], options).make).toHaveLength(MAX_VARIANTS + 1);
});

test("a new value adds its variants and keeps the others", () => {
	const plan = arrangeVariants(CURRENT, [size(["S", "M", "L"]), colour(["Red", "Blue"])]);
	expect(plan.keep.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
	expect(plan.make.map(({ values }) => variantName(values))).toEqual(["L / Red", "L / Blue"]);
	expect(plan.make.map(({ like }) => like)).toEqual([1, 2]);
	expect(plan.go).toEqual([]);
});

test("a removed value removes its variants", () => {
	const plan = arrangeVariants(CURRENT, [size(["S", "M"]), colour(["Blue"])]);
	expect(plan).toMatchObject({ go: [1, 3], make: [], mayRename: false });
});

test("a renamed value keeps its variants after confirmation", () => {
	const options = [size(["Small", "M"]), colour(["Red", "Blue"])];
	expect(arrangeVariants(CURRENT, options)).toMatchObject({ go: [1, 2], mayRename: true });
	const renamed = arrangeVariants(CURRENT, options, { rename: true });
	expect(renamed).toMatchObject({ go: [], make: [] });
	expect(renamed.keep[0]).toEqual({ id: 1, values: ["Small", "Red", null], position: 1 });
});

test("values that swap places are not renamed", () => {
	const plan = arrangeVariants(CURRENT, [size(["M", "S"]), colour(["Red", "Blue"])], { rename: true });
	expect(plan.keep.map(({ id }) => id)).toEqual([3, 4, 1, 2]);
});

test("a new option gets its first value; a removed one keeps the first of equal variants", () => {
	const first = arrangeVariants([{ id: 7, values: [null, null, null] }], [size(["S", "M"], null)]);
	expect(first.keep).toEqual([{ id: 7, values: ["S", null, null], position: 1 }]);
	expect(first.make).toEqual([{ values: ["M", null, null], position: 2, like: 7 }]);
	const less = arrangeVariants(CURRENT, [colour(["Red", "Blue"])]);
	expect(less.keep.map(({ id, values }) => [id, values[0]])).toEqual([
		[1, "Red"],
		[2, "Blue"],
	]);
	expect(less.go).toEqual([3, 4]);
});
