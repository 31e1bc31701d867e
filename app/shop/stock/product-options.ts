export const MAX_VARIANTS = 100;

/** One option of a product with all its values, in their order. */
export type ProductOption = {
	name: string;
	values: string[];
	/** The place of the option in the product until now (0, 1 or 2); null for a new one. */
	was: number | null;
};

/** A variant's values for the first, second and third option; null where there is no such option. */
export type OptionValues = readonly [string | null, string | null, string | null];

type Current = { id: number; values: OptionValues };

/** What happens to a product's variants when its options change. Positions count from 1. */
export type VariantPlan = {
	keep: { id: number; values: OptionValues; position: number }[];
	/** Combinations to create; `like` is the variant that their price and settings come from. */
	make: { values: OptionValues; position: number; like: number | null }[];
	go: number[];
	/** Whether removed variants may be renamed ones: as many values as before, in their places. */
	mayRename: boolean;
};

/**
 * Plans the variants for these options. A variant stays when its combination does; for a new option it gets
 * that option's first value. A new value is combined with the existing combinations of the other options, so
 * that gaps stay. With `rename`, a value in another's place is the same value with a new name. A plan has at
 * most `MAX_VARIANTS` + 1 variants.
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
	const remaining = new Map<string, number>();
	const plan: VariantPlan = { keep: [], make: [], go: [], mayRename: false };
	for (const { id, values } of translated) {
		const stays = options.every((option, at) => option.values.includes(values[at] ?? ""));
		if (stays && !remaining.has(keyOf(values))) remaining.set(keyOf(values), id);
		else plan.go.push(id);
	}
	const staying = translated.filter(({ id }) => !plan.go.includes(id)).map(({ values }) => values);
	for (const [at, combination] of requestedVariants(staying, options).entries()) {
		const values = asOptionValues(combination);
		const id = remaining.get(keyOf(combination));
		if (id === undefined)
			plan.make.push({ values, position: at + 1, like: nearest(translated, combination) });
		else plan.keep.push({ id, values, position: at + 1 });
	}
	plan.mayRename = !rename && plan.go.length > 0 && named.some((renames) => renames.size > 0);
	return plan;
}

/** The combinations that stay and those that new values add, in the options' order. */
function requestedVariants(staying: string[][], options: readonly ProductOption[]): string[][] {
	const first = options.map(({ values }) => values[0] ?? "");
	let all = staying.length > 0 ? staying : [first];
	for (const [at, { values }] of options.entries()) {
		const used = new Set(all.map((combination) => combination[at]));
		const rests = [...new Map(all.map((one) => [keyOf(one.with(at, "")), one])).values()];
		const news = values.filter((value) => !used.has(value));
		const room = MAX_VARIANTS + 1 - all.length;
		all = [...all, ...firstPairs(news, rests, room).map(([value, rest]) => rest.with(at, value))];
	}
	const placeOf = options.map(({ values }) => new Map(values.map((value, place) => [value, place])));
	const place = (one: string[], at: number) => placeOf[at]?.get(one[at] ?? "") ?? 0;
	return all.sort((a, b) => {
		const at = options.findIndex((_, slot) => place(a, slot) !== place(b, slot));
		return at === -1 ? 0 : place(a, at) - place(b, at);
	});
}

/** Each of these with each of those, up to a limit. */
function firstPairs<A, B>(these: readonly A[], those: readonly B[], room: number): [A, B][] {
	return these
		.slice(0, Math.max(0, room))
		.flatMap((one) => those.map((other): [A, B] => [one, other]))
		.slice(0, Math.max(0, room));
}

function valuesOf(current: readonly { values: OptionValues }[], slot: number): string[] {
	return [...new Set(current.flatMap(({ values }) => values[slot] ?? []))];
}

export function optionsOf(
	product: { option1_name: string | null; option2_name: string | null; option3_name: string | null },
	variants: readonly { values: OptionValues }[],
): ProductOption[] {
	return [product.option1_name, product.option2_name, product.option3_name].flatMap((name, was) =>
		name === null ? [] : [{ name, values: valuesOf(variants, was), was }],
	);
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

const keyOf = (values: readonly string[]) => JSON.stringify(values);

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

/** "Small / Blue"; empty for the only variant of a product without options. */
export const variantName = (values: OptionValues): string =>
	values.filter((value) => value !== null).join(" / ");

type Three<Value> = readonly (Value | null | undefined)[];

/** Up to three values as a variant's columns. */
export const optionColumns = ([one, two, three]: Three<string>) => ({
	option1: one ?? null,
	option2: two ?? null,
	option3: three ?? null,
});

/** Up to three options as a product's columns. */
export const optionNameColumns = ([one, two, three]: Three<string>) => ({
	option1_name: one ?? null,
	option2_name: two ?? null,
	option3_name: three ?? null,
});
