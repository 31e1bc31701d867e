import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";

type OfCategory = {
	category: string | null;
	categoryLang?: { name?: string } | undefined;
	category_slug: string | null;
};

/** The breadcrumbs of a product: the shop, and its category if it has one. */
export const productCrumbs = ({ category, categoryLang, category_slug }: OfCategory) => [
	{ name: t.catalogue.shop, path: "/collection" },
	...(category_slug
		? [
				{
					name: category ?? "",
					lang: categoryLang?.name,
					path: `/collection?${new URLSearchParams({ category: category_slug })}`,
				},
			]
		: []),
];

/** The path of a product; with a variant, that of the variant. */
export const productPath = (productId: number, variantId?: number): string =>
	`/product/${maskId(productId)}${variantId === undefined ? "" : `?variant=${maskId(variantId)}`}`;

/** The page of a photo of a review, from 1. */
export const productReviewPhotoPath = (productId: number, review: string, number: number): string =>
	`${productPath(productId)}/reviews/${review}/photos/${number}`;

/** The page of a product's photo, from 1, in the order of a variant's page, to which it leads back. */
export const productPhotoPath = (productId: number, number: number, variantId?: number): string =>
	productPath(productId, variantId).replace(/(?=\?|$)/, `/photos/${number}`);
