import { createHash } from "node:crypto";
import { foldText } from "#app/common/lists/fold-text.ts";
import { productSearchWords, splitWords } from "#app/common/lists/indexed-words.ts";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import { pick, seededRandom } from "#demo/random.ts";
import { inBulk, insertRows, lastId } from "./bulk.ts";
import { startProgress } from "./progress.ts";
import {
	KINDS,
	MATERIALS,
	madeUpName,
	PRODUCT_COLOURS,
	QUALITIES,
	SENTENCES,
	SIZES,
} from "./shop-vocabulary.ts";

export type ShopFilling = {
	products: number;
	/** 24 by default. */
	categories?: number;
	/** Created over the past four years. */
	now?: Date;
	seed?: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const YEARS_MS = 4 * 365 * DAY_MS;
const PICTURES = 240;
const AT_ONCE = 2_000;
const TABLES = ["products", "variants", "product_images", "stock_movements"] as const;

type Random = () => number;

/**
 * Adds products to a shop: a twentieth are drafts or archived, with one to six variants each, stock and its
 * ledger, one to four photos out of 240 (rows without files) and search words. The same seed gives the same
 * products. A million take a few minutes. Nobody else may use the database meanwhile.
 *
 * @returns the ids of the first and the last product
 */
export async function fillShop(
	db: Database,
	{ products, categories = 24, now = new Date(), seed = 71_003 }: ShopFilling,
): Promise<{ first: number; last: number }> {
	const random = seededRandom(seed);
	const first = (await lastId(db, "products")) + 1;
	await inBulk(db, TABLES, async (connection) => {
		const variantId = (await lastId(connection, "variants")) + 1;
		const shelves = await addCategories(connection, { categories, now, seed });
		const pictures = await addPictures(connection, now);
		const made = { random, shelves, pictures, now, products, seed };
		await addProducts(connection, made, { id: first, variantId });
	});
	return { first, last: first + products - 1 };
}

type Shelf = { id: number; name: string; things: readonly string[] };
type Making = {
	random: Random;
	shelves: Shelf[];
	pictures: string[];
	now: Date;
	products: number;
	seed: number;
};

async function addCategories(
	db: Database,
	{ categories, now, seed }: { categories: number; now: Date; seed: number },
): Promise<Shelf[]> {
	const from = await lastId(db, "categories");
	const shelves = Array.from({ length: categories }, (_, at): Shelf => {
		const [name, ...things] = KINDS[at % KINDS.length] ?? KINDS[0];
		const round = Math.floor(at / KINDS.length);
		return { id: from + at + 1, name: round === 0 ? name : `${name} ${madeUpName(round)}`, things };
	});
	const at = new Date(now.getTime() - YEARS_MS).toISOString();
	const rows = shelves.map(({ id, name }, place) => ({
		slug: `${splitWords(name).join("-")}-${seed}-${id}`,
		name,
		description: "Things that last.",
		position: from + place + 1,
		created_at: at,
		updated_at: at,
	}));
	await insertRows(db, "categories", rows);
	return shelves;
}

async function addPictures(db: Database, now: Date): Promise<string[]> {
	const hashes = Array.from({ length: PICTURES }, (_, at) =>
		createHash("sha256").update(`filled picture ${at}`).digest("hex"),
	);
	await db
		.insertInto("images")
		.values(
			hashes.map((hash, at) => ({
				hash,
				width: 1_200,
				height: at % 3 === 0 ? 900 : 1_200,
				colour: `#${hash.slice(0, 6)}`,
				created_at: now.toISOString(),
			})),
		)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return hashes;
}

async function addProducts(
	db: Database,
	making: Making,
	from: { id: number; variantId: number },
): Promise<void> {
	const progress = startProgress(`${engineOf(db)}: products`, making.products);
	const learnt = new Set<string>();
	let { variantId } = from;
	for (let done = 0; done < making.products; done += AT_ONCE) {
		const count = Math.min(AT_ONCE, making.products - done);
		const made = Array.from({ length: count }, (_, at) => {
			const one = makeProduct(making, { id: from.id + done + at, variantId, place: done + at });
			variantId += one.variants.length;
			return one;
		});
		for (const { product } of made)
			for (const word of product.search_words.split(" ")) if (/^\p{L}{3,}$/u.test(word)) learnt.add(word);
		const variants = made.flatMap((one) => one.variants);
		await insertRows(
			db,
			"products",
			made.map(({ product }) => product),
		);
		await insertRows(db, "variants", variants);
		await insertRows(
			db,
			"product_images",
			made.flatMap(({ photos }) => photos),
		);
		await insertRows(
			db,
			"stock_movements",
			variants
				.filter(({ stock }) => stock > 0)
				.map(({ id, stock, created_at }) => ({
					variant_id: id,
					quantity: stock,
					reason: "received",
					at: created_at,
				})),
		);
		progress.add(count);
	}
	const stored = new Set(
		(await db.selectFrom("search_vocabulary").select("word").execute()).map(({ word }) => word),
	);
	const words = [...learnt].filter((word) => !stored.has(word));
	await insertRows(
		db,
		"search_vocabulary",
		words.map((word) => ({ word, length: [...word].length })),
	);
	progress.stop();
}

type Place = { id: number; variantId: number; place: number };

function makeProduct(making: Making, { id, variantId, place }: Place) {
	const { random, shelves, now, products } = making;
	// The first category has the most products, the last one a few.
	const shelf = pick(() => random() ** 1.7, shelves);
	const vendor = madeUpName(Math.floor(random() ** 2 * (20 + products / 500)));
	// New words come with new products, at a falling rate.
	const model = madeUpName(Math.floor(random() * 30 * Math.sqrt(place + 100)));
	const title = `${model} ${pick(random, QUALITIES)} ${pick(random, MATERIALS)} ${pick(random, shelf.things)}`;
	const luck = random();
	const status = luck < 0.95 ? "active" : luck < 0.975 ? "draft" : "archived";
	const at = new Date(now.getTime() - (1 - (place + random()) / products) * YEARS_MS).toISOString();
	const base = Math.round(900 * Math.exp(random() * 4)) * 10 - 10;
	const { names, values } = makeOptions(random);
	const isOnSale = random() < 0.12;
	const isSoldOut = random() < 0.1;
	const variants = values.map(([option1 = null, option2 = null], index) => {
		const price = Math.round(base / 10) + (names.length > 1 ? index * 200 : 0);
		return {
			id: variantId + index,
			product_id: id,
			position: index + 1,
			option1,
			option2,
			sku: `${vendor.slice(0, 3).toUpperCase()}-${id}-${index + 1}`,
			price,
			compare_at: isOnSale ? Math.round(price * 1.25) : null,
			weight_grams: 200 + Math.floor(random() * 4_000),
			stock: isSoldOut || random() < 0.04 ? 0 : 1 + Math.floor(random() * 120),
			created_at: at,
			updated_at: at,
		};
	});
	const prices = variants.map(({ price }) => price);
	const from = Math.min(...prices);
	const tags = `${pick(random, MATERIALS)}, ${pick(random, QUALITIES)}`;
	const skus = variants.map(({ sku }) => sku);
	const { searchWords, titleWords } = productSearchWords({
		title,
		vendor,
		tags,
		category: shelf.name,
		variants: [...skus, ...values.flat()],
	});
	const photos = choosePhotos(making, { id, title });
	const product = {
		id,
		slug: `${titleWords.replaceAll(" ", "-")}-${id}`,
		title,
		vendor,
		tags,
		category_id: shelf.id,
		status,
		option1_name: names[0] ?? null,
		option2_name: names[1] ?? null,
		price_from: from,
		price_to: Math.max(...prices),
		compare_at_from: isOnSale ? Math.round(from * 1.25) : null,
		is_on_sale: isOnSale,
		is_in_stock: variants.some(({ stock }) => stock > 0),
		image_hash: photos[0]?.image_hash ?? null,
		search_text: foldText([title, vendor, tags, shelf.name, ...skus].join(" | ")),
		search_words: searchWords,
		title_words: titleWords,
		published_at: status === "draft" ? null : at,
		created_at: at,
		updated_at: at,
		description: Array.from(
			{ length: 3 },
			() => `${pick(random, SENTENCES)} ${pick(random, SENTENCES)}`,
		).join("\n\n"),
	};
	return { product, variants, photos };
}

/** Two in five have no options; the others have colours, or colours and sizes. */
function makeOptions(random: Random): { names: string[]; values: string[][] } {
	const luck = random();
	if (luck < 0.4) return { names: [], values: [[]] };
	const start = Math.floor(random() * (PRODUCT_COLOURS.length - 3));
	if (luck < 0.75) {
		const colours = PRODUCT_COLOURS.slice(start, start + 2 + Math.floor(random() * 2));
		return { names: ["Colour"], values: colours.map((colour) => [colour]) };
	}
	const sizes = SIZES.slice(0, 2 + Math.floor(random() * 2));
	const values = PRODUCT_COLOURS.slice(start, start + 2).flatMap((colour) =>
		sizes.map((size) => [colour, size]),
	);
	return { names: ["Colour", "Size"], values };
}

function choosePhotos({ random, pictures }: Making, { id, title }: { id: number; title: string }) {
	const count = 1 + Math.floor(random() * 3);
	const start = Math.floor(random() * pictures.length);
	return Array.from({ length: count }, (_, at) => ({
		product_id: id,
		image_hash: pictures[(start + at) % pictures.length] ?? "",
		position: at + 1,
		alt: title,
	}));
}
