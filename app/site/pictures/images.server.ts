import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import sharp, { type Sharp } from "sharp";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { PictureRefusal } from "./pictures.ts";

/** As many as the sharpest phones make, and no more than fit in memory when they are decoded. */
const MAX_PIXELS = 50_000_000;

export type ImageOptions = {
	/** The widths to keep, in pixels. A narrower picture is not made larger. */
	widths: readonly number[];
	/** Cut to a square around what stands out. */
	square?: boolean;
	/** AVIF beside WebP. */
	avif?: boolean;
	/** How long to look for the smallest file, from 0 to 6; sharp's own measure when nothing is said. */
	effort?: number;
};

type PictureFile = { width: number; format: "webp" | "avif"; bytes: Buffer };
type Size = { width: number; height: number };

/** A picture as it is going to be kept: its address, its size upright, and a file for each width and format. */
export type Picture = Size & { hash: string; colour: string; files: PictureFile[] };

/**
 * Reads an upload (JPEG, PNG, WebP or AVIF, told by its content) and makes the files to keep of it: upright,
 * without its metadata, in the widths asked for, under the SHA-256 of what was uploaded. The number of pixels
 * is judged by the header, before anything is decoded. Slow: before a transaction, never in one.
 */
export async function drawPicture(
	bytes: Buffer,
	options: ImageOptions,
): Promise<{ ok: true; picture: Picture } | { ok: false; reason: PictureRefusal }> {
	if (!isPicture(bytes)) return { ok: false, reason: "not_a_picture" };
	const drawn = await draw(bytes, options);
	return drawn.ok ? { ok: true, picture: { ...drawn.picture, hash: hashOf(bytes, options) } } : drawn;
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

type Drawn = { ok: true; picture: Omit<Picture, "hash"> } | { ok: false; reason: PictureRefusal };

async function draw(bytes: Buffer, options: ImageOptions): Promise<Drawn> {
	try {
		const header = await sharp(bytes, { limitInputPixels: false }).metadata();
		if (header.width * header.height > MAX_PIXELS) return { ok: false, reason: "too_many_pixels" };
		const isOnItsSide = (header.orientation ?? 1) > 4;
		const size = isOnItsSide ? turned(header) : { width: header.width, height: header.height };
		const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated" }).rotate();
		const thumb = await picture.clone().resize(64, 64, { fit: "inside" }).removeAlpha().png().toBuffer();
		const { dominant } = await sharp(thumb).stats();
		const files: PictureFile[] = [];
		for (const width of options.widths) files.push(...(await encode(picture, width, options)));
		return { ok: true, picture: { ...size, colour: hexOf(dominant), files } };
	} catch {
		return { ok: false, reason: "broken" };
	}
}

const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

const hexOf = (colour: { r: number; g: number; b: number }) =>
	`#${[colour.r, colour.g, colour.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;

async function encode(picture: Sharp, width: number, options: ImageOptions): Promise<PictureFile[]> {
	const sized = options.square
		? picture.clone().resize(width, width, { fit: "cover", position: "attention" })
		: picture.clone().resize({ width, withoutEnlargement: true });
	const webp = await sized.clone().webp({ quality: 80, effort: options.effort }).toBuffer();
	const files: PictureFile[] = [{ width, format: "webp", bytes: webp }];
	if (!options.avif) return files;
	const avif = await sized.clone().avif({ quality: 55, effort: options.effort }).toBuffer();
	return [...files, { width, format: "avif", bytes: avif }];
}

/**
 * Keeps a picture, in the transaction that says whose it is: until that is over nobody sweeps it, and after
 * it somebody has it. One that is kept already stays as it is.
 */
export async function keepPicture(
	trx: Transaction<Schema>,
	{ picture, now }: { picture: Picture; now: Date },
): Promise<void> {
	const { files, ...image } = picture;
	await trx
		.insertInto("images")
		.values({ ...image, created_at: now.toISOString() })
		// Changes nothing, but locks the row where there is one; doing nothing would leave it to a sweep.
		.onConflict((conflict) => conflict.column("hash").doUpdateSet({ colour: image.colour }))
		.execute();
	await trx
		.insertInto("image_files")
		.values(files.map((file) => ({ hash: image.hash, ...file })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
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
