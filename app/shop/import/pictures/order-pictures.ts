/** A stored picture at its place among those that a file names. */
export type WantedImage = { row: number; hash: string; alt?: string | undefined; position: number | null };

/**
 * Orders a product's pictures (hashes) as the file wants: each at the file's position, the others between
 * them in their current order, and new ones without a position last. If two have the same position, the first
 * in the file comes first.
 */
export function orderPictures(current: readonly string[], images: readonly WantedImage[]): string[] {
	const placed = images.filter(({ position }) => position !== null);
	const isPlaced = new Set(placed.map(({ hash }) => hash));
	const news = images.map(({ hash }) => hash).filter((hash) => !current.includes(hash));
	const ordered = [...current, ...news].filter((hash) => !isPlaced.has(hash));
	let next = 0;
	for (const { hash, position } of placed.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))) {
		ordered.splice(Math.max((position ?? 1) - 1, next), 0, hash);
		next = ordered.indexOf(hash) + 1;
	}
	return ordered;
}
