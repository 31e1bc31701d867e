import type { ProductStatus } from "#app/shop/products/product-status.ts";

/** The most that one product can have. */
export const MAX_IMPORTED_VARIANTS = 100;
export const MAX_PICTURES = 20;

/** A variant in the file. Undefined: the file has no such column, so the value stays as it is. */
export type WantedVariant = {
	row: number;
	/** Up to three option values; empty for a product without options. */
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
	/** A stored picture; null for an empty cell, undefined to keep the current one. */
	imageHash?: string | null;
};

/** A cell that names a picture, as written in the file. */
export type PictureSource = {
	row: number;
	/** Normalized by `normalizeAddress`: a web address, or a file name. */
	address: string;
	/** Whether it is the variant's picture instead of the product's. */
	isVariant: boolean;
	alt?: string;
	position: number | null;
};

export type WantedImage = { row: number; hash: string; alt?: string; position: number | null };

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
	sources: PictureSource[];
	/** The stored ones; undefined when the file has none. `resolvePictures` sets this and `pending`. */
	images?: WantedImage[];
	/** Those that must be fetched or uploaded. */
	pending: PictureSource[];
};

/** A problem or a note at a row and column of the file. */
export type Finding = { row: number; column: string; detail: string };

export type ReadProduct = {
	handle: string;
	firstRow: number;
	/** Undefined when there are problems. */
	product?: WantedProduct;
	problems: Finding[];
};
