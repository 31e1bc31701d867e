import type { ProductStatus } from "#app/shop/products/product-status.ts";

/** As many as one product may have. */
export const MAX_VARIANTS = 100;
export const MAX_PICTURES = 20;

/** What a file says of a variant. Undefined: the file has no such column, so it stays as it is. */
export type WantedVariant = {
	row: number;
	/** Of up to three options; nothing for a product without. */
	options: string[];
	sku?: string | null;
	barcode?: string | null;
	/** Minor units. */
	price?: number;
	compareAt?: number | null;
	isTaxable?: boolean;
	isTracked?: boolean;
	isOversellable?: boolean;
	quantity?: number;
	grams?: number;
	/** The hash of one of our pictures. */
	imageHash?: string | null;
};

export type WantedImage = { row: number; hash: string; alt?: string; position: number | null };

/** What a file says of a product: its rows, read and judged. */
export type WantedProduct = {
	handle: string;
	firstRow: number;
	title: string;
	description?: string;
	vendor?: string;
	category?: string | null;
	tags?: string;
	status?: ProductStatus;
	optionNames: string[];
	seoTitle?: string | null;
	seoDescription?: string | null;
	variants: WantedVariant[];
	/** Undefined when the file has no pictures column. */
	images?: WantedImage[];
};

/** What is wrong, or worth knowing, at a row and column of the file. */
export type Finding = { row: number; column: string; detail: string };

export type ReadProduct = {
	handle: string;
	firstRow: number;
	/** Undefined when there are problems. */
	product?: WantedProduct;
	problems: Finding[];
	warnings: Finding[];
};
