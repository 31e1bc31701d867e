import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { inspectPicture, type PictureSize } from "./inspect-picture.server.ts";
import type { PictureRefusal } from "./pictures.ts";

/** Pictures that a process makes at the same time. The others wait. */
const DRAWN_AT_ONCE = 2;
/** For each step: decoding, and each encoded file. */
const STEP_SECONDS = 5;
/** The greatest height of a file, in widths. Taller pictures are made narrower. */
const MAX_TALLNESS = 1.5;
/**
 * Noise takes 1 s of a core at 1280 × 960 with this, and 5 s with sharp's default of 4, which saves 3 % of
 * the bytes.
 */
const AVIF_EFFORT = 2;

const limitDrawing = pLimit(DRAWN_AT_ONCE);

// A decoder with its own threads, or a cache of decoded pictures, would exceed the limits above.
sharp.concurrency(1);
sharp.cache(false);

export type ImageOptions = {
	/** The widths to make, in pixels. A narrower picture is not enlarged. */
	widths: readonly number[];
	/** Crops to a square around the most striking part. Smaller pictures are enlarged. */
	square?: boolean;
	/** Also makes AVIF files. */
	avif?: boolean;
};

type PictureFile = { width: number; format: "webp" | "avif"; bytes: Buffer };

/** A picture to store: its hash, its upright size, and a file for each width and format. */
export type Picture = PictureSize & { hash: string; colour: string; files: PictureFile[] };

/** The bytes of an upload, or a `File` or `Blob` that has them. */
type PictureSource = Buffer | Pick<Blob, "arrayBuffer">;

export type DrawnPicture = { ok: true; picture: Picture } | { ok: false; reason: PictureRefusal };

/**
 * Makes the stored files of an uploaded picture (JPEG, PNG, WebP or AVIF, detected from its content): rotated
 * upright, without metadata, in the requested widths, named by the SHA-256 of the upload. All pictures of the
 * site are made here.
 *
 * Refuses before decoding, with a reason that `t.pictureRefusals` explains: more than 50 million pixels, an
 * aspect ratio above 10:1, or more than 200 MB to decode (`inspectPicture`). Uses the first frame of an
 * animation. Making one picture takes at most about 5 s of a core and 250 MB.
 *
 * A process makes at most two pictures at a time. Other calls wait, and a file is read when its turn comes.
 * Call it before a transaction, never inside one. Callers limit how many calls wait: `drawUploads` does so
 * for forms; a job makes one picture after another.
 */
export function drawPicture(source: PictureSource, options: ImageOptions): Promise<DrawnPicture> {
	return limitDrawing(async () => {
		const bytes = Buffer.isBuffer(source) ? source : Buffer.from(await source.arrayBuffer());
		const inspected = await inspectPicture(bytes);
		if (!inspected.ok) return inspected;
		try {
			const drawn = await draw(bytes, options);
			return { ok: true, picture: { ...inspected.size, ...drawn, hash: hashPicture(bytes, options) } };
		} catch (error) {
			const isTimeout = error instanceof Error && error.message.startsWith("timeout");
			return { ok: false, reason: isTimeout ? "too_slow" : "broken" };
		}
	});
}

/**
 * Names a picture by its content: 128 bits of SHA-256 in hex. A page names up to thirty pictures, and hashes do not
 * compress, so the name has no more bits than it needs. A square differs from the whole picture, so it has another name.
 */
export const hashPicture = (bytes: Buffer, { square = false } = {}): string =>
	createHash("sha256")
		.update(square ? "square" : "")
		.update(bytes)
		.digest("hex")
		.slice(0, 32);

/** Decodes once, at the largest stored size. Every file is made from that. */
async function draw(bytes: Buffer, options: ImageOptions) {
	const width = Math.max(...options.widths);
	const upright = sharp(bytes, { failOn: "truncated", pages: 1, sequentialRead: true }).autoOrient();
	const { data, info } = await (options.square
		? upright.resize(width, width, { fit: "cover", position: "attention" })
		: upright.resize({ ...boxOf(width), ...FIT })
	)
		.toColourspace("srgb")
		.raw({ depth: "uchar" })
		.timeout({ seconds: STEP_SECONDS })
		.toBuffer({ resolveWithObject: true });
	const raw = { width: info.width, height: info.height, channels: info.channels };
	const largest = () => sharp(data, { raw }).timeout({ seconds: STEP_SECONDS });
	const thumb = await largest().resize(64, 64, { fit: "inside" }).removeAlpha().png().toBuffer();
	const { dominant } = await sharp(thumb).stats();
	const files: PictureFile[] = [];
	for (const each of options.widths)
		files.push(...(await encode(largest().resize({ ...boxOf(each), ...FIT }), each, options)));
	return { colour: hexOf(dominant), files };
}

const FIT = { fit: "inside", withoutEnlargement: true } as const;

const boxOf = (width: number): PictureSize => ({ width, height: Math.round(width * MAX_TALLNESS) });

const hexOf = (colour: { r: number; g: number; b: number }) =>
	`#${[colour.r, colour.g, colour.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;

async function encode(sized: Sharp, width: number, options: ImageOptions): Promise<PictureFile[]> {
	const webp = await sized.clone().webp({ quality: 80 }).toBuffer();
	const files: PictureFile[] = [{ width, format: "webp", bytes: webp }];
	if (!options.avif) return files;
	const avif = await sized
		.clone()
		.avif({ quality: 55, effort: AVIF_EFFORT, chromaSubsampling: "4:2:0" })
		.toBuffer();
	return [...files, { width, format: "avif", bytes: avif }];
}

/**
 * Stores a picture in the transaction that also stores what uses it, so the sweep of unused pictures can't
 * remove it in between. A picture that is already stored stays unchanged.
 */
export async function savePicture(
	trx: Transaction<Schema>,
	{ picture, now }: { picture: Picture; now: Date },
): Promise<void> {
	const { files, ...image } = picture;
	await trx
		.insertInto("images")
		.values({ ...image, created_at: now.toISOString() })
		// This update changes nothing but locks the existing row; `DO NOTHING` would let the sweep delete it.
		.onConflict((conflict) => conflict.column("hash").doUpdateSet({ colour: image.colour }))
		.execute();
	await trx
		.insertInto("image_files")
		.values(files.map((file) => ({ hash: image.hash, ...file })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** One file of a picture, or undefined when it is not stored in this width and format. */
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
