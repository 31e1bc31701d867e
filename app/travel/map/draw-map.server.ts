import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { newDrawingThread, ThreadBusyError } from "#app/common/photos/drawing-thread.server.ts";
import type { MapDrawing } from "./lay-out-map.server.ts";

type MapPictureFile = Uint8Array<ArrayBuffer>;

/** The pictures that were asked for last, of 20 to 90 KB each. */
const MAX_MAPS = 300;
const STEP_SECONDS = 5;

const files = new LRUCache<string, Promise<MapPictureFile>>({ max: MAX_MAPS });
const layOut = newDrawingThread<MapDrawing, string>({
	file: new URL("./map-thread.server.ts", import.meta.url),
	maxWaiting: 20,
	patienceMs: 15_000,
});

const nameOf = ({ view: { zoom, x, y }, picture, file }: MapDrawing) => [zoom, x, y, picture, file].join(" ");

/** Whether this process has the picture already. */
export const isMapDrawn = (drawing: MapDrawing): boolean => files.has(nameOf(drawing));

/**
 * Draws a map as WebP, or returns the picture that was drawn before. Its shapes and names are laid out in a thread of
 * their own, one map after the other; it reads nothing but the file of the drawing. Not `ok` while 20 others wait, and
 * after 15 seconds.
 */
export async function drawMap(
	drawing: MapDrawing,
): Promise<{ ok: true; file: MapPictureFile } | { ok: false }> {
	const name = nameOf(drawing);
	let file = files.get(name);
	if (!file) {
		file = draw(drawing);
		files.set(name, file);
		file.catch(() => files.delete(name));
	}
	try {
		return { ok: true, file: await file };
	} catch (error) {
		if (error instanceof ThreadBusyError) return { ok: false };
		throw error;
	}
}

async function draw(drawing: MapDrawing): Promise<MapPictureFile> {
	const svg = await layOut(() => drawing);
	const file = await sharp(Buffer.from(svg), { unlimited: true })
		.removeAlpha()
		.webp({ quality: 80, effort: 0 })
		.timeout({ seconds: STEP_SECONDS })
		.toBuffer();
	return new Uint8Array(file);
}
