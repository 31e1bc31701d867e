import { type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * The condition for low stock: on sale, tracked, and no more units than the variant's own threshold. It must
 * equal the condition of the indexes `variants_low` and `variants_low_of_product` word for word, otherwise
 * SQLite does not use them.
 */
export const isLow = (table: string): RawBuilder<SqlBool> => {
	const column = (name: string) => sql.ref(`${table}.${name}`);
	return sql<SqlBool>`${column("archived_at")} is null and ${column("is_tracked")}
		and ${column("stock")} <= ${column("low_stock_at")}`;
};
