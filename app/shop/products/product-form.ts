import { z } from "zod";
import {
	idempotencyKey,
	line,
	longText,
	optionalLine,
	refuseField,
	tidyLine,
} from "#app/common/forms/form-fields.ts";
import { code, price, reopenPage } from "#app/common/forms/number-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { countCharacters } from "#app/common/typed-text.ts";
import { MAX_SIZE_GUIDE, readSizeGuide } from "#app/shop/catalogue/size-guide.ts";
import { type TaxClassChoice, taxClassField } from "#app/shop/pricing/tax-class-field.ts";
import type { ProductFormFields } from "#app/shop/products/ui/product-fields.tsx";
import { MAX_VARIANTS, type ProductOption } from "#app/shop/stock/product-options.ts";
import type { TaxClass } from "#db/schema/columns.ts";
import { PRODUCT_STATUS_NAMES } from "./product-status.ts";
import type { readProduct } from "./read-product.server.ts";
import { isHandle, slugOf } from "./slug.ts";

const tags = () =>
	optionalLine({ max: 500, name: () => t.productForm.tags }).transform((text) => {
		const all = text.split(",").map((tag) => tag.trim());
		return [...new Set(all.filter(Boolean))].join(", ");
	});

/** A category's masked number, or "" for none. */
const category = () =>
	z
		.string()
		.optional()
		.transform((masked, context) => {
			if (!masked) return null;
			const id = unmaskId(masked);
			if (id !== null) return id;
			return refuseField(context, t.productForm.chooseCategory);
		});

/** Products that staff choose to go with another one. */
const MOST_GOES_WITH = 4;

/** The fields of a product, which its translations share. */
export const productTexts = {
	title: line({ missing: () => t.productForm.enterTitle, min: 2, max: 150, name: () => t.productForm.title }),
	slug: optionalLine({ max: 150, name: () => t.productForm.handle }).transform((text, context) => {
		// A handle from a file stays, so that the file finds its product again.
		const slug = isHandle(text) ? text : slugOf(text);
		if (text === "" || slug !== "") return slug;
		return refuseField(context, t.productForm.handleRule);
	}),
	description: longText({ max: 20_000, name: () => t.productForm.description }),
	vendor: optionalLine({ max: 100, name: () => t.productForm.vendor }),
	tags: tags(),
	category: category(),
	status: z.enum(PRODUCT_STATUS_NAMES, { error: () => t.productForm.chooseStatus }),
	sizeGuide: longText({ max: MAX_SIZE_GUIDE, name: () => t.productForm.sizeGuide }).transform(
		(typed, context) => {
			const read = readSizeGuide(typed);
			return read.ok ? read.stored : refuseField(context, read.sentence);
		},
	),
	goesWith: longText({ max: 2_000, name: () => t.productForm.goesWith }).transform((text, context) => {
		const lines = text.split("\n").map(tidyLine).filter(Boolean);
		return lines.length > MOST_GOES_WITH
			? refuseField(context, t.productForm.goesWithMost({ most: MOST_GOES_WITH }))
			: lines;
	}),
	seoTitle: optionalLine({ max: 150, name: () => t.productForm.pageTitle }).transform((text) => text || null),
	seoDescription: optionalLine({ max: 320, name: () => t.productForm.metaDescription }).transform(
		(text) => text || null,
	),
	option1Name: optionalLine({ max: 40, name: () => t.productForm.optionName }),
	option1Values: longText({ max: 6_000, name: () => t.productForm.values }),
	option2Name: optionalLine({ max: 40, name: () => t.productForm.optionName }),
	option2Values: longText({ max: 6_000, name: () => t.productForm.values }),
	option3Name: optionalLine({ max: 40, name: () => t.productForm.optionName }),
	option3Values: longText({ max: 6_000, name: () => t.productForm.values }),
};

const MAX_VALUE = 60;

/** A value of an option, in another language. */
export const optionValueText = optionalLine({ max: MAX_VALUE, name: () => t.productForm.values });

type TypedOptions = Record<`option${1 | 2 | 3}Name` | `option${1 | 2 | 3}Values`, string>;

/** The typed options, one value per line; errors are reported at their fields. */
function readOptions(typed: TypedOptions, context: z.RefinementCtx): ProductOption[] {
	const refuse = (path: string, message: string) => refuseField(context, message, path);
	const options = ([1, 2, 3] as const).flatMap((slot): ProductOption[] => {
		const name = typed[`option${slot}Name`];
		const values = typed[`option${slot}Values`].split("\n").map(tidyLine).filter(Boolean);
		if (name === "" && values.length === 0) return [];
		if (name === "") refuse(`option${slot}Name`, t.productForm.enterOptionName);
		if (values.length === 0) refuse(`option${slot}Values`, t.productForm.enterValue);
		if (new Set(values.map((value) => value.toLowerCase())).size < values.length)
			refuse(`option${slot}Values`, t.productForm.valueTwice);
		if (values.some((value) => countCharacters(value) > MAX_VALUE))
			refuse(`option${slot}Values`, t.productForm.valueTooLong);
		return [{ name, values, was: slot - 1 }];
	});
	const names = options.map(({ name }) => name.toLowerCase());
	if (new Set(names).size < names.length) refuse("option1Name", t.productForm.optionTwice);
	return options;
}

type TypedProduct = z.output<z.ZodObject<typeof productTexts>> & { taxClass: TaxClass };

function split(typed: TypedProduct, context: z.RefinementCtx) {
	const { title, slug, description, vendor, tags: tagged, status } = typed;
	return {
		options: readOptions(typed, context),
		goesWith: typed.goesWith,
		details: {
			title,
			slug,
			description,
			vendor,
			tags: tagged,
			category_id: typed.category,
			tax_class: typed.taxClass,
			status,
			size_guide: typed.sizeGuide,
			seo_title: typed.seoTitle,
			seo_description: typed.seoDescription,
		},
	};
}

/** The form of a new product. `currency` is the market's. */
export const newProductSchema = (currency: string, classes: readonly TaxClassChoice[]) =>
	z
		.object({
			...productTexts,
			taxClass: taxClassField(classes),
			idempotencyKey: idempotencyKey(),
			price: price(currency, { name: () => t.words.price, missing: () => t.productForm.enterPrice }),
			compareAt: price(currency, { name: () => t.productForm.compareAt }),
			sku: code(() => t.productForm.sku),
		})
		.transform((typed, context) => {
			const read = split(typed, context);
			const count = read.options.reduce((product, { values }) => product * values.length, 1);
			if (count > MAX_VARIANTS)
				refuseField(context, t.productForm.tooManyVariants({ most: MAX_VARIANTS }), "option1Values");
			if (typed.sku !== null && count > 1) refuseField(context, t.productForm.skuHint, "sku");
			return { ...read, typed, options: read.options.map((option) => ({ ...option, was: null })) };
		});

/**
 * The form of an existing product. `optionCount` is the number of its options, which tells new ones apart. The number
 * of variants is checked by the rule, because a product need not have every combination.
 */
export const productSchema = (optionCount: number, classes: readonly TaxClassChoice[]) =>
	z
		.object({
			...productTexts,
			taxClass: taxClassField(classes),
			expectedVersion: z.string({ error: reopenPage }),
			goneValues: z.enum(["replace", "rename"]).optional(),
		})
		.transform((typed, context) => {
			const read = split(typed, context);
			const options = read.options.map((option) => ({
				...option,
				was: option.was !== null && option.was < optionCount ? option.was : null,
			}));
			return { ...read, typed, options };
		});

type SavedProduct = NonNullable<Awaited<ReturnType<typeof readProduct>>>;

/** A product as its form shows it. */
export const productFields = (found: SavedProduct): ProductFormFields => ({
	title: found.title,
	slug: found.slug,
	description: found.description,
	vendor: found.vendor,
	tags: found.tags,
	taxClass: found.tax_class,
	category: found.category_id === null ? "" : maskId(found.category_id),
	status: found.status,
	sizeGuide: found.size_guide,
	goesWith: found.goesWith.join("\n"),
	seoTitle: found.seo_title ?? "",
	seoDescription: found.seo_description ?? "",
	option1Name: found.options[0]?.name ?? "",
	option1Values: found.options[0]?.values.join("\n") ?? "",
	option2Name: found.options[1]?.name ?? "",
	option2Values: found.options[1]?.values.join("\n") ?? "",
	option3Name: found.options[2]?.name ?? "",
	option3Values: found.options[2]?.values.join("\n") ?? "",
});
