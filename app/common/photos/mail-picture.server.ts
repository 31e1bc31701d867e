import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { Database } from "#db/client.ts";
import { readImageFile } from "./images.server.ts";
import { MAIL_PICTURES, type MailPictureShape } from "./pictures.ts";

/** Programs of thousands of receivers ask for a picture within minutes. Of up to 100 KB each. */
const MAX_KEPT = 100;
const STEP_SECONDS = 5;

type File = Uint8Array<ArrayBuffer>;

const files = new LRUCache<string, Promise<File | undefined>>({ max: MAX_KEPT });

/** A stored picture as emails show it: a JPEG, cropped to its shape, on white. Undefined when it is not stored. */
export function readMailPicture(
	db: Database,
	{ hash, shape }: { hash: string; shape: MailPictureShape },
): Promise<File | undefined> {
	const key = `${shape} ${hash}`;
	const kept = files.get(key);
	if (kept) return kept;
	const drawn = draw(db, hash, shape);
	files.set(key, drawn);
	const forget = () => files.delete(key);
	drawn.then((file) => file ?? forget(), forget);
	return drawn;
}

async function draw(db: Database, hash: string, shape: MailPictureShape): Promise<File | undefined> {
	const { from, ...size } = MAIL_PICTURES[shape];
	const stored = await readImageFile(db, { hash, width: from, format: "webp" });
	if (!stored) return undefined;
	const file = await sharp(stored)
		.resize({ ...size, fit: "cover" })
		.flatten({ background: "#ffffff" })
		.jpeg({ quality: 80, mozjpeg: true })
		.timeout({ seconds: STEP_SECONDS })
		.toBuffer();
	return new Uint8Array(file);
}
