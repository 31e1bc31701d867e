import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import type { Database } from "#db/client.ts";
import type { PictureRefusal } from "./pictures.ts";

/** As many as the sharpest phones make, and no more than fit in memory when they are decoded. */
const MAX_PIXELS = 50_000_000;

type ImageOptions = {
	/** The widths to keep, in pixels. A narrower picture is not made larger. */
	widths: readonly number[];
	/** Cut to a square around what stands out. */
	square?: boolean;
	/** AVIF beside WebP. */
	avif?: boolean;
	now: Date;
};

export type StoredImage =
	| { ok: true; hash: string; width: number; height: number; colour: string }
	| { ok: false; reason: PictureRefusal };

/**
 * Keeps a picture (JPEG, PNG, WebP or AVIF, told by its content) under the SHA-256 of what was uploaded,
 * turned upright, without its metadata, re-encoded in the widths asked for. Storing it again changes nothing.
 * The number of pixels is judged by the header, before anything is decoded.
 */
export async function storeImage(db: Database, bytes: Buffer, options: ImageOptions): Promise<StoredImage> {
	if (!isPicture(bytes)) return { ok: false, reason: "not_a_picture" };
	const hash = hashOf(bytes, options);
	const drawn = await draw(bytes, hash, options);
	if (!drawn.ok) return drawn;
	const { files, ...image } = drawn;
	await keep(db, { hash, ...image.size, colour: image.colour, created_at: options.now.toISOString() }, files);
	return { ok: true, hash, ...image.size, colour: image.colour };
}

/** A square shows something else than the whole picture, so it goes by another hash. */
const hashOf = (bytes: Buffer, { square }: ImageOptions) =>
	createHash("sha256")
		.update(square ? "square" : "")
		.update(bytes)
		.digest("hex");

/** By the first bytes of the file: its name and its declared type can say anything. */
function isPicture(bytes: Buffer): boolean {
	const at = (start: number, end: number) => bytes.toString("latin1", start, end);
	const isJpeg = at(0, 3) === "\xff\xd8\xff";
	const isPng = at(0, 8) === "\x89PNG\r\n\x1a\n";
	const isWebp = at(0, 4) === "RIFF" && at(8, 12) === "WEBP";
	const isAvif = at(4, 8) === "ftyp" && /avi[fs]/.test(at(8, 40));
	return isJpeg || isPng || isWebp || isAvif;
}

type File = { hash: string; width: number; format: "webp" | "avif"; bytes: Buffer };
type Size = { width: number; height: number };
type Drawn = { ok: true; size: Size; colour: string; files: File[] } | { ok: false; reason: PictureRefusal };

async function draw(bytes: Buffer, hash: string, options: ImageOptions): Promise<Drawn> {
	try {
		const header = await sharp(bytes, { limitInputPixels: false }).metadata();
		if (header.width * header.height > MAX_PIXELS) return { ok: false, reason: "too_many_pixels" };
		const isOnItsSide = (header.orientation ?? 1) > 4;
		const size = isOnItsSide ? turned(header) : { width: header.width, height: header.height };
		const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated" }).rotate();
		const thumb = await picture.clone().resize(64, 64, { fit: "inside" }).removeAlpha().png().toBuffer();
		const { dominant } = await sharp(thumb).stats();
		const files: File[] = [];
		for (const width of options.widths) files.push(...(await encode(picture, hash, width, options)));
		return { ok: true, size, colour: hexOf(dominant), files };
	} catch {
		return { ok: false, reason: "broken" };
	}
}

const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

const hexOf = (colour: { r: number; g: number; b: number }) =>
	`#${[colour.r, colour.g, colour.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;

async function encode(picture: Sharp, hash: string, width: number, options: ImageOptions): Promise<File[]> {
	const sized = options.square
		? picture.clone().resize(width, width, { fit: "cover", position: "attention" })
		: picture.clone().resize({ width, withoutEnlargement: true });
	const webp = await sized.clone().webp({ quality: 80 }).toBuffer();
	const files: File[] = [{ hash, width, format: "webp", bytes: webp }];
	if (!options.avif) return files;
	const avif = await sized.clone().avif({ quality: 55 }).toBuffer();
	return [...files, { hash, width, format: "avif", bytes: avif }];
}

async function keep(
	db: Database,
	image: { hash: string; width: number; height: number; colour: string; created_at: string },
	files: File[],
): Promise<void> {
	await db.transaction().execute(async (trx) => {
		await trx
			.insertInto("images")
			.values(image)
			.onConflict((conflict) => conflict.doNothing())
			.execute();
		for (const file of files)
			await trx
				.insertInto("image_files")
				.values(file)
				.onConflict((conflict) => conflict.doNothing())
				.execute();
	});
}

/** One file of a picture, or undefined when it is not kept in this width and format. */
export async function readImageFile(
	db: Database,
	file: { hash: string; width: number; format: "webp" | "avif" },
): Promise<Buffer | undefined> {
	const found = await db
		.selectFrom("image_files")
		.select("bytes")
		.where("hash", "=", file.hash)
		.where("width", "=", file.width)
		.where("format", "=", file.format)
		.executeTakeFirst();
	return found?.bytes;
}
