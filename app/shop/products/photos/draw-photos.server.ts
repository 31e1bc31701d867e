import { drawPicture, type Picture } from "#app/site/pictures/images.server.ts";
import { PHOTO_WIDTHS, PICTURE_REFUSALS } from "#app/site/pictures/pictures.ts";

type Upload = { name: string; arrayBuffer: () => Promise<ArrayBuffer> };

/**
 * Draws photos one after another (each keeps a processor busy), in every width and format they are shown in.
 * Slow: before a transaction. What can't be drawn is named, with why.
 */
export async function drawPhotos(
	files: readonly Upload[],
): Promise<{ pictures: Picture[]; bad: { name: string; why: string }[] }> {
	const pictures: Picture[] = [];
	const bad: { name: string; why: string }[] = [];
	for (const file of files) {
		const bytes = Buffer.from(await file.arrayBuffer());
		const drawn = await drawPicture(bytes, { widths: PHOTO_WIDTHS, avif: true });
		if (drawn.ok) pictures.push(drawn.picture);
		else bad.push({ name: file.name.slice(0, 80), why: PICTURE_REFUSALS[drawn.reason] });
	}
	return { pictures, bad };
}
