import type { CsvField } from "#app/shop/import/columns.ts";
import { MAX_ADDRESS, normalizeAddress } from "#app/shop/import/pictures/picture-address.ts";
import type { RowReader } from "#app/shop/import/read-cell.ts";
import { MAX_PICTURES, type PictureSource } from "./wanted-product.ts";

/**
 * Returns the pictures in a product's rows, once for the product and once for each variant, in row order.
 * `variantRows` are the rows of variants.
 */
export function readPictures(readers: RowReader[], variantRows: ReadonlySet<number>): PictureSource[] {
	const ofProduct: PictureSource[] = [];
	const ofVariants: PictureSource[] = [];
	for (const reader of readers) {
		const address = readAddress(reader, "imageSrc");
		if (address && !ofProduct.some((source) => source.address === address)) {
			const position = reader.whole("imagePosition", { min: 1, max: 1_000 }) ?? null;
			const alt = reader.line("imageAlt", 500);
			ofProduct.push({ row: reader.row, address, isVariant: false, alt, position });
			if (ofProduct.length === MAX_PICTURES + 1)
				reader.problem("imageSrc", `A product can have up to ${MAX_PICTURES} pictures.`);
		}
		const own = variantRows.has(reader.row) ? readAddress(reader, "variantImage") : undefined;
		if (own) ofVariants.push({ row: reader.row, address: own, isVariant: true, position: null });
	}
	return [...ofProduct, ...ofVariants];
}

function readAddress(reader: RowReader, field: CsvField): string | undefined {
	const typed = reader.line(field, MAX_ADDRESS);
	if (!typed) return undefined;
	const address = normalizeAddress(typed);
	if (address.length <= MAX_ADDRESS) return address;
	reader.problem(field, `An address must be ${MAX_ADDRESS.toLocaleString("en-US")} characters or fewer.`);
	return undefined;
}
