import type { WantedImage } from "./wanted-product.ts";

/**
 * A product's pictures by their hashes in the order a file wants: each at the position the file gives it, the
 * others between them in the order they have now, new ones without a position last.
 */
export function orderPictures(current: readonly string[], images: readonly WantedImage[]): string[] {
	const placed = images.filter(({ position }) => position !== null);
	const isPlaced = new Set(placed.map(({ hash }) => hash));
	const news = images.map(({ hash }) => hash).filter((hash) => !current.includes(hash));
	const ordered = [...current, ...news].filter((hash) => !isPlaced.has(hash));
	for (const { hash, position } of placed.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)))
		ordered.splice((position ?? 1) - 1, 0, hash);
	return ordered;
}
