import { sameSecret, sign } from "#app/http/identity/secrets.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { drawPhotos } from "#app/shop/products/photos/draw-photos.server.ts";
import type { Picture } from "#app/site/pictures/images.server.ts";
import { storePictures } from "#app/travel/photos/photos.server.ts";

const PURPOSE = "kept photo";

/** A stored picture as a form names it. Signed, so that a form can't take somebody else's. */
const nameOf = (hash: string) => `${hash}.${sign(PURPOSE, hash)}`;

/** The hashes that a form's `keptPhoto` fields name; forged ones are left out. */
export const readKeptPhotos = (names: unknown): string[] =>
	[names].flat().flatMap((name) => {
		const [hash = "", signature = ""] = typeof name === "string" ? name.split(".") : [];
		return hash !== "" && sameSecret(signature, sign(PURPOSE, hash)) ? [hash] : [];
	});

/** Draws the photos of a form; what was wrong with those that can't be drawn, as sentences. Slow. */
export async function drawSentPhotos(
	sent: readonly File[],
): Promise<{ pictures: Picture[]; problems: string[] }> {
	const { pictures, bad } = await drawPhotos(sent);
	return { pictures, problems: bad.map(({ name, why }) => `${name}: ${why}`) };
}

/**
 * Stores the photos of a form that is refused, so that nobody has to choose them again: they and those that it
 * had before (`names`), as the form that goes back carries them. Nobody's yet, they are swept after an hour.
 */
export async function keepPhotos(
	pictures: readonly Picture[],
	names: unknown,
	now: Date,
): Promise<{ name: string; hash: string }[]> {
	await storePictures(db, { pictures, now });
	const hashes = new Set([...readKeptPhotos(names), ...pictures.map(({ hash }) => hash)]);
	return [...hashes].map((hash) => ({ name: nameOf(hash), hash }));
}
