import { readFileSync } from "node:fs";
import { z } from "zod";
import { hashPicture, type Picture } from "#app/common/photos/images.server.ts";
import { PHOTO_WIDTHS } from "#app/common/photos/pictures.ts";
import { readContent } from "./content.ts";

const PICTURES = new URL("./pictures/", import.meta.url);
const FORMATS = ["webp", "avif"] as const;

/** Each picture by its name: its size in pixels and its main colour. */
export const PICTURE_SIZES = readContent(
	"pictures",
	z.record(z.string(), z.object({ width: z.number(), height: z.number(), colour: z.string() })),
);

/**
 * Reads a finished picture from `pictures/`: `<width>/<name>.webp` and `.avif` for each width in which photos are
 * stored. A picture is never enlarged: its largest file also serves the widths above it.
 */
export function readPicture(name: string): Picture {
	const size = PICTURE_SIZES[name];
	if (!size) throw new Error(`content/pictures.json has no picture named ${name}.`);
	const largest = PHOTO_WIDTHS.find((width) => width >= size.width) ?? PHOTO_WIDTHS[3];
	const read = (width: number, format: string) =>
		readFileSync(new URL(`${Math.min(width, largest)}/${name}.${format}`, PICTURES));
	const files = PHOTO_WIDTHS.flatMap((width) =>
		FORMATS.map((format) => ({ width, format, bytes: read(width, format) })),
	);
	return { ...size, hash: hashPicture(read(largest, "webp")), files };
}
