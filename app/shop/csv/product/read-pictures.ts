import type { RowReader } from "../file/read-cell.ts";
import { type Finding, MAX_PICTURES, type WantedImage } from "./wanted-product.ts";

/** How one of our own pictures is written in a file: its address, on whatever host. */
const OWN_PICTURE = /\/pictures\/([\w-]{1,100})\/\d+\.(?:webp|avif)$/;

const ELSEWHERE = "is on another site. Pictures are not fetched from there: upload them at the product.";

/** The hash of one of our pictures, null for an empty cell; one of another site is left alone. */
export function readVariantImage(reader: RowReader, warnings: Finding[]): string | null | undefined {
	const address = reader.line("variantImage", 2_000);
	if (!address) return address === undefined ? undefined : null;
	const hash = OWN_PICTURE.exec(address)?.[1];
	if (!hash) warnings.push({ row: reader.row, column: "Variant image URL", detail: ELSEWHERE });
	return hash;
}

/** A product's pictures by the positions the file gives them; those without stand last, as they came. */
export function readImages(readers: RowReader[], warnings: Finding[]): WantedImage[] {
	const images: WantedImage[] = [];
	for (const reader of readers) {
		const address = reader.line("imageSrc", 2_000);
		if (!address) continue;
		const hash = OWN_PICTURE.exec(address)?.[1];
		if (!hash) {
			warnings.push({ row: reader.row, column: "Product image URL", detail: ELSEWHERE });
			continue;
		}
		if (images.some((image) => image.hash === hash)) continue;
		const position = reader.whole("imagePosition", { min: 1, max: 1_000 }) ?? null;
		images.push({ row: reader.row, hash, alt: reader.line("imageAlt", 500), position });
		if (images.length === MAX_PICTURES + 1)
			reader.problem("imageSrc", `is picture ${MAX_PICTURES + 1}; a product has at most ${MAX_PICTURES}.`);
	}
	return images.sort((a, b) => (a.position ?? 1_000) - (b.position ?? 1_000));
}
