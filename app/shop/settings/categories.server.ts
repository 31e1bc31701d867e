import { sql, type Transaction } from "kysely";
import { describeDifferences, recordChange } from "#app/common/changes/changes.server.ts";
import { joinTexts, storeLabel } from "#app/common/changes/stored-text.ts";
import { type SettingChange, saveSetting } from "#app/common/forms/save-setting.server.ts";
import { MAX_COUNTED } from "#app/common/lists/most-counted.ts";
import { type Picture, savePicture } from "#app/common/photos/images.server.ts";
import { slugOf } from "#app/shop/products/slug.ts";
import { summariseProducts } from "#app/shop/stock/summarise-products.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

/** With the number of products of each, see `countRows`. */
const selectCategories = (db: Database) =>
	db
		.selectFrom("categories")
		.selectAll()
		.select((eb) =>
			eb
				.selectFrom(
					eb
						.selectFrom("products")
						.select("products.id")
						.whereRef("products.category_id", "=", "categories.id")
						.limit(MAX_COUNTED + 1)
						.as("counted"),
				)
				.select((of) => of.fn.countAll<number>().as("count"))
				.$asScalar()
				.$notNull()
				.as("products"),
		);

export const listCategories = (db: Database) =>
	selectCategories(db).orderBy("categories.position").orderBy("categories.id").execute();

export const findCategory = (db: Database, { id }: { id: number | null }) =>
	selectCategories(db)
		.where("categories.id", "=", id ?? 0)
		.executeTakeFirst();

type Category = {
	name: string;
	/** Empty: made from the name. */
	slug: string;
	description: string;
	/** Already processed; null removes it, undefined keeps the current one. */
	picture?: Picture | null | undefined;
};

/** Creates or changes a category, by the rules of `saveSetting`. Updates its products' search words. */
export function saveCategory(db: Database, { category, ...change }: SettingChange & { category: Category }) {
	const slug = category.slug || slugOf(category.name) || "category";
	return saveSetting(db, {
		kind: "category",
		change,
		read: (trx, { id }) => trx.selectFrom("categories").selectAll().where("id", "=", id).executeTakeFirst(),
		differences: (before) => {
			const differences = describeDifferences(
				before ? describe(before) : {},
				describe({ ...category, slug }),
			);
			const { picture } = category;
			const isSamePicture = picture === undefined || (picture?.hash ?? null) === (before?.image_hash ?? null);
			const parts = [differences, isSamePicture ? "" : storeLabel({ label: "picture", of: "field" })];
			return joinTexts(parts.filter(Boolean), "; ");
		},
		write: (trx, before, marks) => writeCategory(trx, before, { ...category, slug }, marks, change.now),
		taken: async () => ({ ok: false, reason: "slug_taken" }) as const,
	});
}

const describe = ({ name, slug, description }: Category) => ({
	name,
	handle: slug,
	description,
});

async function writeCategory(
	trx: Transaction<Schema>,
	before: { id: number; name: string } | undefined,
	{ name, slug, description, picture }: Category,
	marks: object,
	now: Date,
): Promise<number> {
	const at = now.toISOString();
	if (picture) await savePicture(trx, { picture, now });
	const image = picture === undefined ? {} : { image_hash: picture?.hash ?? null };
	const values = { name, slug, description, ...image, ...marks, updated_at: at };
	if (!before) {
		const position = sql<number>`(select coalesce(max(position), 0) + 1 from categories)`;
		const made = await trx
			.insertInto("categories")
			.values({ ...values, created_at: at, position })
			.returning("id")
			.executeTakeFirstOrThrow();
		return made.id;
	}
	await trx.updateTable("categories").set(values).where("id", "=", before.id).execute();
	if (before.name !== name) {
		const products = trx.selectFrom("products").select("id").where("category_id", "=", before.id);
		const ids = (await products.execute()).map((product) => product.id);
		await summariseProducts(trx, ids);
	}
	return before.id;
}

/** Moves a category one place up (-1) or down (1); at either end it stays. */
export function moveCategory(
	db: Database,
	{ id, by, actorId, now }: { id: number; by: -1 | 1; actorId: number | null; now: Date },
): Promise<{ ok: true } | { ok: false; reason: "gone" }> {
	return transact(db, async (trx) => {
		const all = await trx
			.selectFrom("categories")
			.select("id")
			.orderBy("position")
			.orderBy("id")
			.$call(adapterOf(trx).forUpdate)
			.execute();
		const at = all.findIndex((category) => category.id === id);
		const [moved] = all.splice(at, at === -1 ? 0 : 1);
		if (!moved) return { ok: false, reason: "gone" };
		all.splice(Math.max(0, at + by), 0, moved);
		const to = all.indexOf(moved);
		if (to !== at)
			await recordChange(trx, {
				action: "category position",
				subject: `category ${id}`,
				actorId,
				now,
				from: String(at + 1),
				to: String(to + 1),
			});
		for (const [index, category] of all.entries())
			await trx
				.updateTable("categories")
				.set({ position: index + 1 })
				.where("id", "=", category.id)
				.execute();
		return { ok: true };
	});
}

/** Deletes a category without products; otherwise returns their number. */
export function deleteCategory(
	db: Database,
	{ id, actorId, now }: { id: number; actorId: number | null; now: Date },
): Promise<
	{ ok: true } | { ok: false; reason: "gone" } | { ok: false; reason: "not_empty"; products: number }
> {
	return transact(db, async (trx) => {
		const category = await trx
			.selectFrom("categories")
			.select("name")
			.where("id", "=", id)
			.$call(adapterOf(trx).forUpdate)
			.executeTakeFirst();
		if (!category) return { ok: false, reason: "gone" };
		const { products } = await trx
			.selectFrom("products")
			.select((eb) => eb.fn.countAll<number>().as("products"))
			.where("category_id", "=", id)
			.executeTakeFirstOrThrow();
		if (products > 0) return { ok: false, reason: "not_empty", products };
		await trx.deleteFrom("categories").where("id", "=", id).execute();
		await recordChange(trx, {
			actorId,
			action: "category deleted",
			subject: `category ${id}`,
			detail: category.name,
			now,
		});
		return { ok: true };
	});
}
