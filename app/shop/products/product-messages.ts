import { t } from "#app/common/language/messages.ts";
import { MAX_VARIANTS } from "#app/shop/stock/product-options.ts";

export const unknownProduct = (typed: string) => t.productForm.unknownProduct({ typed });

/** Why a product was not created or saved, and the field of the message. */
export const CREATE_REFUSALS = {
	slug_taken: {
		field: "slug",
		get sentence() {
			return t.productForm.handleTaken;
		},
	},
	sku_taken: {
		field: "sku",
		get sentence() {
			return t.productForm.skuTaken;
		},
	},
	category_gone: {
		field: "category",
		get sentence() {
			return t.productForm.categoryGone;
		},
	},
	too_many_variants: {
		field: "option1Values",
		get sentence() {
			return t.productForm.tooManyVariants({ most: MAX_VARIANTS });
		},
	},
} as const;

export const PRODUCT_FIELD_NAMES = {
	get title() {
		return t.productForm.title;
	},
	get slug() {
		return t.productForm.handle;
	},
	get description() {
		return t.productForm.description;
	},
	get vendor() {
		return t.productForm.vendor;
	},
	get tags() {
		return t.productForm.tags;
	},
	get category() {
		return t.productForm.category;
	},
	get status() {
		return t.words.status;
	},
	get taxClass() {
		return t.taxClasses.label;
	},
	get sizeGuide() {
		return t.productForm.sizeGuide;
	},
	get goesWith() {
		return t.productForm.goesWith;
	},
	get seoTitle() {
		return t.productForm.pageTitle;
	},
	get seoDescription() {
		return t.productForm.metaDescription;
	},
	get option1Name() {
		return t.productForm.option1;
	},
	get option1Values() {
		return t.productForm.option1Values;
	},
	get option2Name() {
		return t.productForm.option2;
	},
	get option2Values() {
		return t.productForm.option2Values;
	},
	get option3Name() {
		return t.productForm.option3;
	},
	get option3Values() {
		return t.productForm.option3Values;
	},
};
