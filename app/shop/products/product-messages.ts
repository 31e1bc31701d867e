import { MAX_VARIANTS } from "#app/shop/stock/product-options.ts";

export const TOO_MANY_VARIANTS = `A product can have up to ${MAX_VARIANTS} variants. These options make more.`;

export const unknownProduct = (typed: string) =>
	`No other product has the handle or address “${typed}”. Copy it from the product’s page.`;

/** Why a product was not created or saved, and the field of the message. */
export const CREATE_REFUSALS = {
	slug_taken: { field: "slug", sentence: "Another product uses this handle. Enter a different one." },
	sku_taken: {
		field: "sku",
		sentence: "Another variant uses this SKU. Enter a different one or leave it empty.",
	},
	category_gone: { field: "category", sentence: "This category was deleted. Choose another." },
	too_many_variants: { field: "option1Values", sentence: TOO_MANY_VARIANTS },
} as const;

export const PRODUCT_FIELD_NAMES = {
	title: "Title",
	slug: "Handle",
	description: "Description",
	vendor: "Vendor",
	tags: "Tags",
	category: "Category",
	status: "Status",
	sizeGuide: "Size guide",
	goesWith: "Goes well with",
	seoTitle: "Page title",
	seoDescription: "Meta description",
	option1Name: "Option 1",
	option1Values: "Values of option 1",
	option2Name: "Option 2",
	option2Values: "Values of option 2",
	option3Name: "Option 3",
	option3Values: "Values of option 3",
};

export const DELETE_REFUSALS = {
	not_draft: "Only drafts can be deleted. Archive the product to hide it from customers.",
	sold: "This product has orders. Archive it instead.",
} as const;
