import { type Kysely, sql } from "kysely";
import {
	columnTypes,
	createTable,
	defaultTo,
	mayName,
	oneOfWords,
	partOf,
	required,
	requiredUnique,
} from "../support/columns.ts";
import { createIndexes } from "../support/indexes.ts";

export async function createImports(db: Kysely<unknown>): Promise<void> {
	const { instant, number, flag, bytes } = columnTypes(db);
	await createTable(db, "product_imports")
		.addColumn("idempotency_key", "text", requiredUnique)
		.addColumn("account_id", number, mayName("accounts"))
		.addColumn("file_name", "text", required)
		.addColumn(
			"status",
			"text",
			oneOfWords("status", ["checking", "checked", "refused", "applying", "done", "failed", "cancelled"]),
		)
		.addColumn("fault", "text", defaultTo(""))
		.addColumn("row_count", "integer", defaultTo(0))
		.addColumn("rows_done", "integer", defaultTo(0))
		.addColumn("created_count", "integer", defaultTo(0))
		.addColumn("updated_count", "integer", defaultTo(0))
		.addColumn("unchanged_count", "integer", defaultTo(0))
		.addColumn("problem_count", "integer", defaultTo(0))
		.addColumn("held_count", "integer", defaultTo(0))
		.addColumn("is_pictureless_published", flag, defaultTo(sql`false`))
		.addColumn("leased_until", instant)
		.addColumn("created_at", instant, required)
		.addColumn("updated_at", instant, required)
		.execute();

	await createTable(db, "product_import_chunks")
		.addColumn("import_id", number, partOf("product_imports"))
		.addColumn("position", "integer", required)
		.addColumn("bytes", bytes, required)
		.addUniqueConstraint("product_import_chunks_once", ["import_id", "position"])
		.execute();

	await createTable(db, "product_import_findings")
		.addColumn("import_id", number, partOf("product_imports"))
		.addColumn("row_number", "integer", required)
		.addColumn("kind", "text", oneOfWords("kind", ["problem", "warning", "category", "create", "update"]))
		.addColumn("column_name", "text", defaultTo(""))
		.addColumn("detail", "text", required)
		.execute();

	await db.schema
		.createTable("product_picture_sources")
		.addColumn("address", "text", (column) => column.primaryKey().notNull())
		.addColumn("image_hash", "text", (column) =>
			column.notNull().references("images.hash").onDelete("cascade"),
		)
		.addColumn("fetched_at", instant, required)
		.execute();

	await createTable(db, "product_import_pictures")
		.addColumn("import_id", number, partOf("product_imports"))
		.addColumn("address", "text", required)
		.addColumn("file_name", "text", required)
		.addColumn("is_fetchable", flag, required)
		.addColumn("image_hash", "text", (column) => column.references("images.hash").onDelete("set null"))
		.addColumn("attempts", "integer", defaultTo(0))
		.addColumn("due_at", instant)
		.addColumn("leased_until", instant)
		.addUniqueConstraint("product_import_pictures_once", ["import_id", "address"])
		.execute();

	await db.schema
		.createTable("product_import_uploads")
		.addColumn("picture_id", number, (column) =>
			column.primaryKey().notNull().references("product_import_pictures.id").onDelete("cascade"),
		)
		.addColumn("bytes", bytes, required)
		.execute();

	await createTable(db, "product_import_picture_uses")
		.addColumn("import_id", number, partOf("product_imports"))
		.addColumn("picture_id", number, (column) =>
			column.references("product_import_pictures.id").onDelete("cascade"),
		)
		.addColumn("known_hash", "text")
		.addColumn("row_number", "integer", required)
		.addColumn("handle", "text", required)
		.addColumn("is_variant", flag, required)
		.addColumn("alt", "text", defaultTo(""))
		.addColumn("position", "integer")
		.addColumn("product_id", number, mayName("products"))
		.addColumn("variant_id", number, mayName("variants"))
		.addColumn("is_publishing", flag, defaultTo(sql`false`))
		.addColumn("state", "text", oneOfWords("state", ["named", "waiting", "added", "failed"]))
		.addColumn("fault", "text", defaultTo(""))
		.addUniqueConstraint("product_import_picture_uses_once", ["import_id", "row_number", "is_variant"])
		.execute();

	await createIndexes(db, {
		product_imports_by_status: "product_imports (status, id)",
		product_import_findings_by_import: "product_import_findings (import_id, kind, row_number)",
		product_picture_sources_by_image: "product_picture_sources (image_hash)",
		product_import_pictures_by_image: "product_import_pictures (image_hash)",
		product_import_pictures_due: "product_import_pictures (due_at, id)",
		product_import_picture_uses_by_picture: "product_import_picture_uses (picture_id)",
		product_import_picture_uses_by_product: "product_import_picture_uses (product_id)",
		product_import_picture_uses_by_state: "product_import_picture_uses (import_id, state, row_number)",
		product_import_picture_uses_by_variant: "product_import_picture_uses (variant_id)",
	});
}
