import { type Kysely, sql } from "kysely";
import { countChanges, countChangesAgain } from "./support/changes.ts";
import { columnTypes, createTable, defaultTo, partOf, required } from "./support/columns.ts";
import { createIndexes } from "./support/indexes.ts";

const RATINGS = [1, 2, 3, 4, 5];

/**
 * The number of reviews with each rating, kept with the product or hotel; photos of reviews; size guides; and the
 * products that go with another one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { flag, number } = columnTypes(db);
	for (const [table, column] of [
		["products", "product_id"],
		["hotels", "hotel_id"],
	] as const)
		for (const rating of RATINGS) {
			const name = `rated_${rating}`;
			await db.schema.alterTable(table).addColumn(name, "integer", defaultTo(0)).execute();
			await sql`update ${sql.table(table)} set ${sql.ref(name)} = (select count(*) from reviews
				where ${sql.ref(column)} = ${sql.table(table)}.id and rating = ${sql.lit(rating)})
				where rating_count > 0`.execute(db);
		}
	await sql`drop index ratings_of_moves`.execute(db);
	await createIndexes(db, {
		reviews_by_hotel_and_rating: "reviews (hotel_id, rating, id)",
		reviews_by_product_and_rating: "reviews (product_id, rating, id)",
		reviews_of_moves_by_rating: "reviews (rating, id) where move_id is not null",
	});

	await createTable(db, "review_photos")
		.addColumn("review_id", number, partOf("reviews"))
		.addColumn("image_hash", "text", (column) => column.notNull().references("images.hash"))
		.addColumn("position", "integer", required)
		.addUniqueConstraint("review_photos_once", ["review_id", "image_hash"])
		.execute();
	await createIndexes(db, { review_photos_by_hash: "review_photos (image_hash)" });

	await db.schema.alterTable("products").addColumn("size_guide", "text", defaultTo("")).execute();

	await createTable(db, "goes_with")
		.addColumn("product_id", number, partOf("products"))
		.addColumn("other_id", number, partOf("products"))
		.addColumn("is_chosen", flag, required)
		.addColumn("position", "integer", required)
		.addUniqueConstraint("goes_with_once", ["product_id", "is_chosen", "other_id"])
		.execute();
	await createIndexes(db, { goes_with_by_other: "goes_with (other_id)" });

	await countChangesAgain(db, "shop", { table: "products", except: ["units_sold", "taxonomy"] });
	await countChangesAgain(db, "travel", { table: "hotels", except: ["nights_sold"] });
	for (const subject of ["shop", "travel", "moves"])
		await countChangesAgain(db, subject, { table: "reviews" });
	for (const table of ["review_photos", "goes_with"]) await countChanges(db, "shop", { table });
	await countChanges(db, "travel", { table: "review_photos" });
}
