import { type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * That a variant is sold, counted, and has no more left than its own threshold says. Word for word the condition of
 * the indexes `variants_low` and `variants_low_of_product`, so that SQLite knows that they hold all of these.
 */
export const isLow = (table: string): RawBuilder<SqlBool> => {
	const column = (name: string) => sql.ref(`${table}.${name}`);
	return sql<SqlBool>`${column("archived_at")} is null and ${column("is_tracked")}
		and ${column("stock")} <= ${column("low_stock_at")}`;
};
