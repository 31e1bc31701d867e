import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { formatTenths } from "#app/common/format-figures.ts";
import { formatCount } from "#app/common/language/format-count.ts";
import type { Database } from "#db/client.ts";
import { CARD_PHOTO, CARD_SIZE } from "./card-size.ts";
import { newDrawingThread, ThreadBusyError } from "./drawing-thread.server.ts";
import { readImageFile } from "./images.server.ts";

/** What the preview picture of a product or hotel shows: everything that it is drawn from. */
export type SocialCard = {
	subject: "shop" | "travel";
	marketName: string;
	/** The hash of a stored photo. */
	photo: string | null;
	name: string;
	/** As in `Lisbon, Portugal`. */
	place: string | null;
	/** A hotel's; 0 for none. */
	stars: number;
	/** Formatted, with its currency. */
	price: string | null;
	/** Formatted; null without reviews. */
	rating: { average: string; count: string } | null;
};

/** The rating in the language of the page, which the thread that draws does not know. */
export const ratingOnCard = ({ sum, count }: { sum: number; count: number }): SocialCard["rating"] =>
	count === 0 ? null : { average: formatTenths(sum / count), count: formatCount(count) };

/** The cards that were asked for last, of 50 to 100 KB each. */
const MAX_CARDS = 100;
const STEP_SECONDS = 5;
const GROUND = "#fbfaf7";

type CardFile = Uint8Array<ArrayBuffer>;

const files = new LRUCache<string, Promise<CardFile>>({ max: MAX_CARDS });
const layOut = newDrawingThread<SocialCard, string>({
	file: new URL("./card-thread.server.ts", import.meta.url),
	maxWaiting: 20,
	patienceMs: 15_000,
});

/** Names a card by what it shows. A changed price gives it another key, by which others forget the card before it. */
export const cardKey = (card: SocialCard): string =>
	createHash("sha256").update(JSON.stringify(card)).digest("base64url").slice(0, 8);

/** Whether this process has the card already. */
export const isCardDrawn = (card: SocialCard): boolean => files.has(cardKey(card));

/** The JPEG file; not `ok` while too many others wait, and when drawing it takes too long. */
export type DrawnCard = { ok: true; file: CardFile } | { ok: false };

/**
 * Draws a card of 1200 × 630 pixels, or returns the one that was drawn from the same. Texts become paths in a thread of
 * their own, one card after the other; the photo is one of our database, so no card reads another host. Refuses while 20
 * others wait, and after 15 seconds.
 */
export async function drawSocialCard(db: Database, card: SocialCard): Promise<DrawnCard> {
	const key = cardKey(card);
	try {
		return { ok: true, file: await (files.get(key) ?? remember(key, draw(db, card))) };
	} catch (error) {
		if (error instanceof ThreadBusyError) return { ok: false };
		throw error;
	}
}

function remember(key: string, file: Promise<CardFile>): Promise<CardFile> {
	files.set(key, file);
	file.catch(() => files.delete(key));
	return file;
}

async function draw(db: Database, card: SocialCard): Promise<CardFile> {
	const stored = card.photo && (await readImageFile(db, { hash: card.photo, width: 1280, format: "webp" }));
	// A photo without its file leaves no empty place.
	const texts = Buffer.from(await layOut(() => (stored ? card : { ...card, photo: null })));
	const photo = stored
		? await sharp(stored)
				.resize({ ...CARD_PHOTO, fit: "cover" })
				.timeout({ seconds: STEP_SECONDS })
				.toBuffer()
		: null;
	const file = await sharp({ create: { ...CARD_SIZE, channels: 3, background: GROUND } })
		.composite([...(photo ? [{ input: photo, left: 0, top: 0 }] : []), { input: texts, left: 0, top: 0 }])
		.jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
		.timeout({ seconds: STEP_SECONDS })
		.toBuffer();
	return new Uint8Array(file);
}
