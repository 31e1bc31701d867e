import type { ProductStatus } from "#app/shop/products/product-status.ts";

/** The most that one product can have. */
export const MAX_IMPORTED_VARIANTS = 100;
export const MAX_PICTURES = 20;

/** A variant as the file describes it. Undefined: the file has no such column, so the value stays as it is. */
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
	/** A stored picture; null for an empty cell, undefined to leave it as it is. */
	imageHash?: string | null;
};

/** A cell that names a picture, as the file has it. */
export type PictureSource = {
	row: number;
	/** As `normalizeAddress` gives it: a web address, or the name of a file. */
	address: string;
	/** The picture of the row's variant, rather than of the product. */
	isVariant: boolean;
	alt?: string;
	position: number | null;
};

/** A picture of the product that is stored. */
export type WantedImage = { row: number; hash: string; alt?: string; position: number | null };

/** A product as the rows of the file describe it. */
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
	/** All pictures that the file names. */
	sources: PictureSource[];
	/** Those that are stored; undefined when the file has none. `resolvePictures` fills this, and `pending`. */
	images?: WantedImage[];
	/** Those that have to be fetched or uploaded. */
	pending: PictureSource[];
};

/** What is wrong, or worth knowing, at a row and column of the file. */
export type Finding = { row: number; column: string; detail: string };

export type ReadProduct = {
	handle: string;
	firstRow: number;
	/** Undefined when there are problems. */
	product?: WantedProduct;
	problems: Finding[];
};
