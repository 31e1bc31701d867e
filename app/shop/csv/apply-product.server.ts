import type { Transaction } from "kysely";
import { nextVersion } from "#app/shop/products/hold-product.server.ts";
import { slugOf } from "#app/shop/products/slug.ts";
import { summariseProducts } from "#app/shop/products/summarise-products.server.ts";
import { recordChange } from "#app/shop/settings/record-change.server.ts";
import { moveStock } from "#app/shop/stock/move-stock.server.ts";
import type { Schema } from "#db/schema.ts";
import { type CurrentProduct, variantOf } from "./plan-product.server.ts";
import type { WantedProduct, WantedVariant } from "./wanted-product.ts";

type Import = { accountId: number | null; fileName: string; now: Date };
type Write = { trx: Transaction<Schema>; by: Import; at: string };

/**
 * Writes a product as a file wants it, in the transaction that holds its rows: makes it, or changes what
 * differs. Columns the file lacks, and variants and pictures it leaves out, stay as they are. The stock
 * becomes the file's quantity by one movement of the difference.
 */
export async function applyProduct(
	trx: Transaction<Schema>,
	{
		wanted,
		current,
		by,
		changes,
	}: { wanted: WantedProduct; current?: CurrentProduct; by: Import; changes: string[] },
): Promise<void> {
	const write = { trx, by, at: by.now.toISOString() };
	const productId = current ? await changeProduct(write, wanted, current) : await makeProduct(write, wanted);
	let position = Math.max(0, ...(current?.variants ?? []).map((variant) => variant.position));
	const variants = wanted.variants.map((variant) => ({
		variant,
		now: current && variantOf(current, variant),
	}));
	// Rows that are there already are changed in the order of their ids, as everywhere.
	variants.sort((a, b) => (a.now?.id ?? Number.MAX_SAFE_INTEGER) - (b.now?.id ?? Number.MAX_SAFE_INTEGER));
	await freeArchivedSkus(trx, wanted);
	// An SKU may pass from one variant to the next, so all are let go of first.
	for (const { variant, now } of variants)
		if (now && variant.sku !== undefined && variant.sku !== now.sku)
			await trx.updateTable("variants").set({ sku: null }).where("id", "=", now.id).execute();
	for (const { variant, now } of variants) {
		position += now ? 0 : 1;
		const id = now?.id ?? (await makeVariant(write, productId, variant, position));
		if (now) await changeVariant(write, id, variant);
		const difference = (variant.quantity ?? now?.stock ?? 0) - (now?.stock ?? 0);
		if (difference !== 0) await setStock(write, id, difference);
	}
	await keepPictures(write, productId, wanted, current);
	await recordChange(trx, {
		actorId: by.accountId,
		action: "import",
		subject: `product ${productId}`,
		detail: `${by.fileName}: ${changes.join("; ")}`,
		now: by.now,
	});
	await summariseProducts(trx, [productId]);
}

/** A variant that is no longer sold lets go of its SKU for one that is. */
async function freeArchivedSkus(trx: Transaction<Schema>, wanted: WantedProduct): Promise<void> {
	const skus = wanted.variants.flatMap(({ sku }) => (sku ? [sku] : []));
	if (skus.length === 0) return;
	await trx
		.updateTable("variants")
		.set({ sku: null })
		.where("sku", "in", skus)
		.where("archived_at", "is not", null)
		.execute();
}

async function makeProduct({ trx, at }: Write, wanted: WantedProduct): Promise<number> {
	const isPriced = wanted.variants.every(({ price }) => price !== undefined);
	const status = isPriced ? (wanted.status ?? "draft") : "draft";
	const { id } = await trx
		.insertInto("products")
		.values({
			slug: wanted.handle,
			title: wanted.title,
			description: wanted.description ?? "",
			vendor: wanted.vendor ?? "",
			tags: wanted.tags ?? "",
			category_id: wanted.category ? await categoryOf(trx, wanted.category, at) : null,
			status,
			...optionNames(wanted),
			seo_title: wanted.seoTitle ?? null,
			seo_description: wanted.seoDescription ?? null,
			published_at: status === "active" ? at : null,
			created_at: at,
			updated_at: at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

async function changeProduct(
	{ trx, by, at }: Write,
	wanted: WantedProduct,
	current: CurrentProduct,
): Promise<number> {
	const category =
		wanted.category?.toLowerCase() === current.category?.toLowerCase() ? undefined : wanted.category;
	const isFirstActive = wanted.status === "active" && current.published_at === null;
	await trx
		.updateTable("products")
		.set({
			title: wanted.title,
			description: wanted.description,
			vendor: wanted.vendor,
			tags: wanted.tags,
			category_id: category === undefined ? undefined : category ? await categoryOf(trx, category, at) : null,
			status: wanted.status,
			...optionNames(wanted),
			seo_title: wanted.seoTitle,
			seo_description: wanted.seoDescription,
			published_at: isFirstActive ? at : undefined,
			updated_at: nextVersion(current.updated_at, by.now),
		})
		.where("id", "=", current.id)
		.execute();
	return current.id;
}

const optionNames = ({ optionNames: [one, two, three] }: WantedProduct) => ({
	option1_name: one ?? null,
	option2_name: two ?? null,
	option3_name: three ?? null,
});

/** The category of this name in any case; a new one stands last. */
async function categoryOf(trx: Transaction<Schema>, name: string, at: string): Promise<number> {
	const all = await trx.selectFrom("categories").select(["id", "name", "position"]).execute();
	// Compared here, since SQLite knows the small letters of English alone.
	const found = all.find((category) => category.name.toLowerCase() === name.toLowerCase());
	if (found) return found.id;
	const last = Math.max(0, ...all.map(({ position }) => position));
	const base = slugOf(name) || "category";
	for (let attempt = 1; ; attempt++) {
		const made = await trx
			.insertInto("categories")
			.values({
				slug: attempt === 1 ? base : `${base}-${attempt}`,
				name,
				position: last + 1,
				created_at: at,
				updated_at: at,
			})
			.onConflict((conflict) => conflict.doNothing())
			.returning("id")
			.executeTakeFirst();
		if (made) return made.id;
	}
}

async function makeVariant({ trx, at }: Write, productId: number, wanted: WantedVariant, position: number) {
	const [option1 = null, option2 = null, option3 = null] = wanted.options;
	const { id } = await trx
		.insertInto("variants")
		.values({
			product_id: productId,
			position,
			option1,
			option2,
			option3,
			price: 0,
			...columnsOf(wanted),
			created_at: at,
			updated_at: at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

async function changeVariant({ trx, at }: Write, id: number, wanted: WantedVariant): Promise<void> {
	await trx
		.updateTable("variants")
		.set({ ...columnsOf(wanted), updated_at: at })
		.where("id", "=", id)
		.execute();
}

/** Only what the file has: an undefined value is left out of the statement. */
function columnsOf(wanted: WantedVariant) {
	const columns = {
		sku: wanted.sku,
		barcode: wanted.barcode,
		price: wanted.price,
		compare_at: wanted.compareAt,
		weight_grams: wanted.grams,
		is_taxable: wanted.isTaxable,
		is_tracked: wanted.isTracked,
		is_oversellable: wanted.isOversellable,
		image_hash: wanted.imageHash,
	};
	return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<
		typeof columns
	>;
}

async function setStock({ trx, by }: Write, variantId: number, quantity: number): Promise<void> {
	const moved = await moveStock(trx, {
		variantId,
		quantity,
		reason: "imported",
		actorId: by.accountId,
		note: by.fileName,
		now: by.now,
	});
	if (!moved.ok) throw new Error(`the stock of variant ${variantId} can't be set: ${moved.left} are left`);
}

async function keepPictures(
	{ trx }: Write,
	productId: number,
	wanted: WantedProduct,
	current?: CurrentProduct,
) {
	let position = Math.max(0, ...(current?.images ?? []).map((image) => image.position));
	for (const { hash, alt } of wanted.images ?? []) {
		const kept = current?.images.find((image) => image.image_hash === hash);
		if (!kept) {
			position += 1;
			await trx
				.insertInto("product_images")
				.values({ product_id: productId, image_hash: hash, position, alt: alt ?? "" })
				.execute();
		} else if (alt !== undefined && alt !== kept.alt) {
			await trx.updateTable("product_images").set({ alt }).where("id", "=", kept.id).execute();
		}
	}
}
