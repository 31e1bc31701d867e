export const MAX_VARIANTS = 100;

/** One option of a product with all its values, in their order. */
export type ProductOption = {
	name: string;
	values: string[];
	/** Which option of the product it was until now (0, 1 or 2); null for one that is new. */
	was: number | null;
};

/** The values of a variant for the product's first, second and third option; null where there is no such option. */
export type OptionValues = readonly [string | null, string | null, string | null];

/** Every combination of the options' values, the last option changing fastest; one empty one without options. */
export function combineOptions(options: readonly ProductOption[]): string[][] {
	return options.reduce<string[][]>(
		(combined, { values }) => combined.flatMap((before) => values.map((value) => [...before, value])),
		[[]],
	);
}

type Current = { id: number; values: OptionValues };

/** What becomes of a product's variants when its options change. Positions count from 1. */
export type VariantPlan = {
	keep: { id: number; values: OptionValues; position: number }[];
	/** Combinations that are missing; `like` is the variant whose price and settings they begin with. */
	make: { values: OptionValues; position: number; like: number | null }[];
	go: number[];
	/** Whether what goes may be the same things by another name: as many values as before, in their places. */
	mayRename: boolean;
};

/**
 * Arranges variants for these options. A variant stays when its combination does; to an option that is new it
 * brings that option's first value. With `rename`, a value that stands in another's place is that value by
 * another name.
 */
export function arrangeVariants(
	current: readonly Current[],
	options: readonly ProductOption[],
	{ rename = false }: { rename?: boolean } = {},
): VariantPlan {
	const named = options.map((option) => renamesOf(current, option));
	const translated = current.map(({ id, values }) => ({
		id,
		values: options.map(({ was, values: all }, at) => {
			if (was === null) return all[0] ?? "";
			const value = values[was] ?? all[0] ?? "";
			return (rename ? named[at]?.get(value) : undefined) ?? value;
		}),
	}));
	const left = new Set(translated);
	const plan: VariantPlan = { keep: [], make: [], go: [], mayRename: false };
	for (const [at, combination] of combineOptions(options).entries()) {
		const found = translated.find((one) => left.has(one) && isSame(one.values, combination));
		const values = asOptionValues(combination);
		if (found) {
			left.delete(found);
			plan.keep.push({ id: found.id, values, position: at + 1 });
		} else plan.make.push({ values, position: at + 1, like: nearest(translated, combination) });
	}
	plan.go = [...left].map(({ id }) => id);
	plan.mayRename = !rename && plan.go.length > 0 && named.some((renames) => renames.size > 0);
	return plan;
}

/** The values of an option in the order in which variants have them first. */
export function valuesOf(current: readonly { values: OptionValues }[], slot: number): string[] {
	return [...new Set(current.flatMap(({ values }) => values[slot] ?? []))];
}

function renamesOf(current: readonly Current[], option: ProductOption): Map<string, string> {
	const before = option.was === null ? [] : valuesOf(current, option.was);
	if (before.length !== option.values.length) return new Map();
	const changed = before.flatMap((value, at): [string, string][] => {
		const next = option.values[at] ?? value;
		return next === value ? [] : [[value, next]];
	});
	const isClear = changed.every(([old, next]) => !option.values.includes(old) && !before.includes(next));
	return new Map(isClear ? changed : []);
}

const isSame = (a: readonly string[], b: readonly string[]) => a.every((value, at) => value === b[at]);

const asOptionValues = ([one, two, three]: string[]): OptionValues => [
	one ?? null,
	two ?? null,
	three ?? null,
];

function nearest(
	variants: readonly { id: number; values: string[] }[],
	combination: string[],
): number | null {
	let best: { id: number; shared: number } | null = null;
	for (const { id, values } of variants) {
		const shared = values.filter((value, at) => value === combination[at]).length;
		if (!best || shared > best.shared) best = { id, shared };
	}
	return best?.id ?? null;
}

/** "Small / Blue"; empty for the one variant of a product without options. */
export const variantName = (values: OptionValues): string =>
	values.filter((value) => value !== null).join(" / ");
