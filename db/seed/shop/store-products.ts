import type { Transaction } from "kysely";
import { summariseProducts } from "#app/shop/products/summarise-products.server.ts";
import { foldText } from "#app/site/lists/fold-text.ts";
import { keepPicture } from "#app/site/pictures/images.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { seededRandom } from "../random.ts";
import { type DrawnPicture, drawCategory, type Paint } from "./draw-pictures.ts";
import type { DemoCategory, DemoProduct } from "./products/demo-product.ts";
import { DEMO_CATEGORIES } from "./products/index.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A variant as the seed goes on with it. */
export type DemoVariant = {
	id: number;
	productId: number;
	title: string;
	options: string;
	sku: string;
	imageHash: string | null;
	price: number;
	liked: number;
	isActive: boolean;
	/** How many shall be there in the end. */
	left: number;
	listedAt: Date;
};

const slugOf = (text: string) =>
	foldText(text)
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");

/** Categories and products with their pictures and variants, without stock. The newest are a few days old. */
export async function storeProducts(
	db: Database,
	{ now, paint }: { now: Date; paint: Paint },
): Promise<DemoVariant[]> {
	const random = seededRandom(71_003);
	const variants: DemoVariant[] = [];
	for (const [at, category] of DEMO_CATEGORIES.entries()) {
		const { own, products } = await drawCategory(category, paint);
		await transact(db, async (trx) => {
			const categoryId = await storeCategory(trx, { category, own, position: at + 1, now });
			for (const [place, product] of category.products.entries()) {
				const listed = new Date(now.getTime() - (110 - place * 9 - random() * 16) * DAY_MS);
				const pictures = products[place] ?? [];
				variants.push(...(await storeProduct(trx, { product, pictures, categoryId, listed, random, now })));
			}
		});
	}
	return variants;
}

async function storeCategory(
	trx: Transaction<Schema>,
	stored: { category: DemoCategory; own: DrawnPicture; position: number; now: Date },
): Promise<number> {
	const { category, own, position, now } = stored;
	await keepPicture(trx, { picture: own.picture, now });
	const at = new Date(now.getTime() - 130 * DAY_MS).toISOString();
	const { id } = await trx
		.insertInto("categories")
		.values({
			slug: slugOf(category.name),
			name: category.name,
			description: category.about,
			image_hash: own.picture.hash,
			position,
			created_at: at,
			updated_at: at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

type Stored = {
	product: DemoProduct;
	pictures: DrawnPicture[];
	categoryId: number;
	listed: Date;
	random: () => number;
	now: Date;
};

async function storeProduct(trx: Transaction<Schema>, stored: Stored): Promise<DemoVariant[]> {
	const { product, pictures, categoryId, listed, random, now } = stored;
	const names = product.options?.map(([name]) => name) ?? [];
	const at = listed.toISOString();
	const slug = slugOf(product.title);
	const { id: productId } = await trx
		.insertInto("products")
		.values({
			slug,
			title: product.title,
			description: product.about,
			vendor: product.vendor,
			tags: product.tags,
			category_id: categoryId,
			status: product.status ?? "active",
			option1_name: names[0] ?? null,
			option2_name: names[1] ?? null,
			option3_name: names[2] ?? null,
			published_at: product.status === "draft" ? null : at,
			created_at: at,
			updated_at: at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	for (const [place, { picture, alt }] of pictures.entries()) {
		await keepPicture(trx, { picture, now });
		await trx
			.insertInto("product_images")
			.values({ product_id: productId, image_hash: picture.hash, position: place + 1, alt })
			.execute();
	}
	const variants: DemoVariant[] = [];
	for (const [place, values] of combinations(product).entries()) {
		const sku = skuOf(slug, values);
		const price = product.price + values.reduce((sum, value) => sum + (product.extra?.[value] ?? 0), 0);
		const shown = pictures.find(({ colour }) => colour !== null && values.includes(colour));
		const { id } = await trx
			.insertInto("variants")
			.values({
				product_id: productId,
				position: place + 1,
				option1: values[0] ?? null,
				option2: values[1] ?? null,
				option3: values[2] ?? null,
				sku,
				price,
				compare_at: product.was ? product.was + price - product.price : null,
				weight_grams: product.grams,
				image_hash: shown?.picture.hash ?? null,
				created_at: at,
				updated_at: at,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		variants.push({
			id,
			productId,
			title: product.title,
			options: values.join(" / "),
			sku,
			imageHash: shown?.picture.hash ?? pictures[0]?.picture.hash ?? null,
			price,
			liked: product.liked,
			isActive: product.status === undefined,
			left: leftOf(product, place, random),
			listedAt: listed,
		});
	}
	await summariseProducts(trx, [productId]);
	return variants.map((variant) => ({ ...variant, liked: variant.liked / variants.length }));
}

/** Every value of each option with every value of the others. */
function combinations({ options = [] }: DemoProduct): string[][] {
	return options.reduce<string[][]>(
		(made, [, values]) => made.flatMap((before) => values.map((value) => [...before, value])),
		[[]],
	);
}

/** `HALDEN-TABLE-LAMP-TER` */
const skuOf = (slug: string, values: string[]) =>
	[slug, ...values.map((value) => slugOf(value).replace(/-/g, "").slice(0, 5))].join("-").toUpperCase();

function leftOf({ stock }: DemoProduct, place: number, random: () => number): number {
	const plenty = 8 + Math.floor(random() * 44);
	if (stock === "none") return 0;
	if (stock === "few") return 1 + Math.floor(random() * 4);
	return stock === "some" && place % 3 === 1 ? 0 : plenty;
}
