import type { Transaction } from "kysely";
import { foldText } from "#app/common/lists/fold-text.ts";
import { savePicture } from "#app/common/photos/images.server.ts";
import { summariseProducts } from "#app/shop/stock/summarise-products.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { DAY_MS } from "#demo/demo-time.ts";
import { readPicture } from "#demo/pictures.ts";
import { seededRandom } from "#demo/random.ts";
import { type DemoCategory, type DemoProduct, readDemoCategories } from "./product-content.ts";

/** A stored variant, as orders and carts use it. */
export type DemoVariant = {
	id: number;
	productId: number;
	price: number;
	popularity: number;
	isActive: boolean;
	/** Pieces in stock at the end of the demo's orders. */
	left: number;
	listedAt: Date;
};

const slugOf = (text: string) =>
	foldText(text)
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");

/** Stores categories, products, pictures and variants, without stock. The newest product is a few days old. */
export async function storeProducts(db: Database, { now }: { now: Date }): Promise<DemoVariant[]> {
	const random = seededRandom(71_003);
	const variants: DemoVariant[] = [];
	for (const category of readDemoCategories())
		await transact(db, async (trx) => {
			const categoryId = await storeCategory(trx, category, now);
			for (const [place, product] of category.products.entries()) {
				const listedAt = new Date(now.getTime() - (110 - place * 9 - random() * 16) * DAY_MS);
				variants.push(...(await storeProduct(trx, { product, categoryId, listedAt, random, now })));
			}
		});
	return variants;
}

/** Stores a picture and returns its hash. */
async function storePicture(trx: Transaction<Schema>, file: string, now: Date): Promise<string> {
	const picture = readPicture(file);
	await savePicture(trx, { picture, now });
	return picture.hash;
}

async function storeCategory(trx: Transaction<Schema>, category: DemoCategory, now: Date): Promise<number> {
	const at = new Date(now.getTime() - 130 * DAY_MS).toISOString();
	const { id } = await trx
		.insertInto("categories")
		.values({
			slug: slugOf(category.name),
			name: category.name,
			description: category.description,
			image_hash: await storePicture(trx, category.picture, now),
			position: category.position,
			created_at: at,
			updated_at: at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

type NewProduct = {
	product: DemoProduct;
	categoryId: number;
	listedAt: Date;
	random: () => number;
	now: Date;
};

async function storeProduct(trx: Transaction<Schema>, stored: NewProduct): Promise<DemoVariant[]> {
	const { product, categoryId, listedAt, random, now } = stored;
	const at = listedAt.toISOString();
	const slug = slugOf(product.title);
	const [option1, option2, option3] = product.options;
	const { id: productId } = await trx
		.insertInto("products")
		.values({
			slug,
			title: product.title,
			description: product.description,
			vendor: product.vendor,
			tags: product.tags,
			category_id: categoryId,
			status: product.status ?? "active",
			option1_name: option1?.name ?? null,
			option2_name: option2?.name ?? null,
			option3_name: option3?.name ?? null,
			size_guide: product.sizeGuide.join("\n"),
			published_at: product.status === "draft" ? null : at,
			created_at: at,
			updated_at: at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const imageOf = new Map<string, string>();
	for (const [place, { file, alt, option }] of product.pictures.entries()) {
		const image_hash = await storePicture(trx, file, now);
		if (option !== undefined) imageOf.set(option, image_hash);
		await trx
			.insertInto("product_images")
			.values({ product_id: productId, image_hash, position: place + 1, alt })
			.execute();
	}
	const rows = combinations(product).map((values, place) => {
		const price = product.price + values.reduce((sum, value) => sum + (product.surcharges[value] ?? 0), 0);
		return {
			product_id: productId,
			position: place + 1,
			option1: values[0] ?? null,
			option2: values[1] ?? null,
			option3: values[2] ?? null,
			sku: skuOf(slug, values),
			price,
			compare_at: product.compareAt ? product.compareAt + price - product.price : null,
			weight_grams: product.weightGrams,
			image_hash: values.map((value) => imageOf.get(value)).find((hash) => hash !== undefined) ?? null,
			created_at: at,
			updated_at: at,
		};
	});
	const ids = await trx.insertInto("variants").values(rows).returning(["id", "position"]).execute();
	const idAt = new Map(ids.map(({ id, position }) => [position, id]));
	await summariseProducts(trx, [productId]);
	return rows.map(({ position, price }) => ({
		id: idAt.get(position) ?? 0,
		productId,
		price,
		popularity: product.popularity / rows.length,
		isActive: product.status === undefined,
		left: leftOf(product, position - 1, random),
		listedAt,
	}));
}

/** Every value of each option with every value of the others. */
function combinations({ options }: DemoProduct): string[][] {
	return options.reduce<string[][]>(
		(made, { values }) => made.flatMap((before) => values.map((value) => [...before, value])),
		[[]],
	);
}

/** Such as `HALDEN-TABLE-LAMP-TERRA`. */
const skuOf = (slug: string, values: string[]) =>
	[slug, ...values.map((value) => slugOf(value).replace(/-/g, "").slice(0, 5))].join("-").toUpperCase();

function leftOf({ stock }: DemoProduct, place: number, random: () => number): number {
	const plenty = 8 + Math.floor(random() * 44);
	if (stock === "none") return 0;
	if (stock === "few") return 1 + Math.floor(random() * 4);
	return stock === "some" && place % 3 === 1 ? 0 : plenty;
}
