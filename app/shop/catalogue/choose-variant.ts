import { currentLanguage } from "#app/common/language/current-language.ts";
import type { Language } from "#app/common/language/languages.ts";
import { t } from "#app/common/language/messages.ts";
import { ownLanguage } from "#app/common/language/translated.ts";
import type { VariantView } from "./read-product.server.ts";

type NameColumn = "option1_name" | "option2_name" | "option3_name";
type Names = Record<NameColumn, string | null> & { lang?: Partial<Record<NameColumn, Language>> };

/** An option's values, each with the variant that choosing it leads to. */
export type OptionChoice = {
	name: string;
	/** The language of the name, if it is not that of the page; so for the label of a value. */
	lang?: Language | undefined;
	values: {
		label: string;
		lang?: Language | undefined;
		variantId: number;
		isChosen: boolean;
		isSoldOut: boolean;
	}[];
};

export const isSoldOut = ({ left }: Pick<VariantView, "left">): boolean => left !== null && left <= 0;

/** The requested variant, else the first that can be bought, else the first. */
export function chosenVariant(
	variants: readonly VariantView[],
	requestedId: number | null,
): VariantView | undefined {
	return (
		variants.find(({ id }) => id === requestedId) ??
		variants.find((variant) => !isSoldOut(variant)) ??
		variants[0]
	);
}

/**
 * Returns the product's options and values, in the order of the variants. A value leads to the variant that
 * keeps most of the other chosen values, preferably one in stock; it is out of stock when that variant is.
 */
export function optionChoices(
	names: Names,
	variants: readonly VariantView[],
	chosen: VariantView,
): OptionChoice[] {
	const options = (["option1", "option2", "option3"] as const).flatMap((key) => {
		const name = names[`${key}_name`];
		return name === null ? [] : [{ key, name, lang: names.lang?.[`${key}_name`] }];
	});
	return options.map(({ key, name, lang }) => {
		const values = [...new Set(variants.map((variant) => variant[key]).filter((value) => value !== null))];
		const closeness = (variant: VariantView) =>
			2 * options.filter((other) => other.key !== key && variant[other.key] === chosen[other.key]).length +
			(isSoldOut(variant) ? 0 : 1);
		return {
			name,
			lang,
			values: values.flatMap((value) => {
				const [nearest] = variants
					.filter((variant) => variant[key] === value)
					.toSorted((a, b) => closeness(b) - closeness(a));
				if (!nearest) return [];
				const isChosen = chosen[key] === value;
				const target = isChosen ? chosen : nearest;
				const label = target.shown[key] ?? value;
				const lang = label === value && currentLanguage() !== ownLanguage() ? ownLanguage() : undefined;
				return [{ label, lang, variantId: target.id, isChosen, isSoldOut: isSoldOut(target) }];
			}),
		};
	});
}

/** The photos of a product, the variant's own first. */
export const photosOfVariant = <Photo extends { hash: string }>(
	photos: readonly Photo[],
	variant: { image_hash: string | null } | null | undefined,
): Photo[] =>
	photos.toSorted((a, b) => Number(b.hash === variant?.image_hash) - Number(a.hash === variant?.image_hash));

/** Up to so many units, pages say how many are left: more would hurry nobody for a reason. Triggers count changes of up to 5. */
export const FEW_LEFT = 3;

type Stocked = { left: number | null };

/** So few that a page says how many. */
export const isFewLeft = (variant: Stocked): variant is { left: number } =>
	variant.left !== null && variant.left <= FEW_LEFT;

/** The stock of a variant as text: "Only 3 left", "Out of stock". */
export function formatStock(variant: Stocked): string {
	if (isSoldOut(variant)) return t.product.stock.soldOut;
	return isFewLeft(variant) ? t.product.stock.left({ left: variant.left }) : t.product.stock.inStock;
}
