import { type Kysely, sql } from "kysely";

const ASPECTS = ["cleanliness", "location", "staff", "value"];

/** What a guest thinks of single aspects of a stay, from 1 to 5; each hotel has their sums and counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const aspect of ASPECTS) {
		await db.schema
			.alterTable("reviews")
			.addColumn(aspect, "integer", (column) =>
				column.check(
					sql`${sql.ref(aspect)} is null or (${sql.ref(aspect)} between 1 and 5 and hotel_id is not null)`,
				),
			)
			.execute();
		const [count, sum] = [`${aspect}_count`, `${aspect}_sum`];
		await db.schema
			.alterTable("hotels")
			.addColumn(count, "integer", (column) => column.notNull().defaultTo(0))
			.execute();
		await db.schema
			.alterTable("hotels")
			.addColumn(sum, "integer", (column) =>
				column
					.notNull()
					.defaultTo(0)
					.check(sql`${sql.ref(sum)} between ${sql.ref(count)} and 5 * ${sql.ref(count)}`),
			)
			.execute();
	}
}
