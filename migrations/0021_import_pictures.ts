import { type Kysely, sql } from "kysely";
import { columnTypes, createTable } from "./support/columns.ts";

/**
 * Product files refer to pictures on other sites. Each address of a file is fetched once, as a job with a
 * lease; each row that names it is a use with its own state. Fetched addresses are stored with their picture,
 * so that importing the same file again changes nothing. A check also finds new categories, so findings get a
 * table that allows that kind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await createFindings(db);
	await createPictures(db);
}

async function createFindings(db: Kysely<unknown>): Promise<void> {
	const { number, flag } = columnTypes(db);
	await createTable(db, "product_import_findings")
		.addColumn("import_id", number, (column) =>
			column.notNull().references("product_imports.id").onDelete("cascade"),
		)
		.addColumn("row_number", "integer", (column) => column.notNull())
		.addColumn("kind", "text", (column) =>
			column.notNull().check(sql`kind in ('problem', 'warning', 'category', 'create', 'update')`),
		)
		.addColumn("column_name", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("detail", "text", (column) => column.notNull())
		.execute();
	await sql`insert into product_import_findings (import_id, row_number, kind, column_name, detail)
		select import_id, row_number, kind, column_name, detail from product_import_lines order by id`.execute(
		db,
	);
	await db.schema.dropTable("product_import_lines").execute();
	await db.schema
		.createIndex("product_import_findings_by_import")
		.on("product_import_findings")
		.columns(["import_id", "kind", "row_number"])
		.execute();
	// SQLite adds one column at a time.
	await db.schema
		.alterTable("product_imports")
		.addColumn("held_count", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema
		.alterTable("product_imports")
		.addColumn("publishes_pictureless", flag, (column) => column.notNull().defaultTo(sql`false`))
		.execute();
}

async function createPictures(db: Kysely<unknown>): Promise<void> {
	const { instant, number, flag, bytes } = columnTypes(db);
	await db.schema
		.createTable("product_picture_sources")
		.addColumn("address", "text", (column) => column.primaryKey().notNull())
		.addColumn("image_hash", "text", (column) =>
			column.notNull().references("images.hash").onDelete("cascade"),
		)
		.addColumn("fetched_at", instant, (column) => column.notNull())
		.execute();
	await createTable(db, "product_import_pictures")
		.addColumn("import_id", number, (column) =>
			column.notNull().references("product_imports.id").onDelete("cascade"),
		)
		.addColumn("address", "text", (column) => column.notNull())
		.addColumn("file_name", "text", (column) => column.notNull())
		.addColumn("is_fetchable", flag, (column) => column.notNull())
		.addColumn("image_hash", "text", (column) => column.references("images.hash").onDelete("set null"))
		.addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("due_at", instant)
		.addColumn("leased_until", instant)
		.addUniqueConstraint("product_import_pictures_once", ["import_id", "address"])
		.execute();
	await db.schema
		.createTable("product_import_uploads")
		.addColumn("picture_id", number, (column) =>
			column.primaryKey().notNull().references("product_import_pictures.id").onDelete("cascade"),
		)
		.addColumn("bytes", bytes, (column) => column.notNull())
		.execute();
	await createTable(db, "product_import_picture_uses")
		.addColumn("import_id", number, (column) =>
			column.notNull().references("product_imports.id").onDelete("cascade"),
		)
		.addColumn("picture_id", number, (column) =>
			column.references("product_import_pictures.id").onDelete("cascade"),
		)
		.addColumn("known_hash", "text")
		.addColumn("row_number", "integer", (column) => column.notNull())
		.addColumn("handle", "text", (column) => column.notNull())
		.addColumn("is_variant", flag, (column) => column.notNull())
		.addColumn("alt", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("position", "integer")
		.addColumn("product_id", number, (column) => column.references("products.id").onDelete("set null"))
		.addColumn("variant_id", number, (column) => column.references("variants.id").onDelete("set null"))
		.addColumn("publishes", flag, (column) => column.notNull().defaultTo(sql`false`))
		.addColumn("state", "text", (column) =>
			column.notNull().check(sql`state in ('named', 'waiting', 'added', 'failed')`),
		)
		.addColumn("fault", "text", (column) => column.notNull().defaultTo(""))
		.addUniqueConstraint("product_import_picture_uses_once", ["import_id", "row_number", "is_variant"])
		.execute();
	const index = (name: string, table: string, columns: string[]) =>
		db.schema.createIndex(name).on(table).columns(columns).execute();
	await index("product_picture_sources_by_image", "product_picture_sources", ["image_hash"]);
	await index("product_import_pictures_due", "product_import_pictures", ["due_at", "id"]);
	await index("product_import_pictures_by_image", "product_import_pictures", ["image_hash"]);
	await index("product_import_picture_uses_by_state", "product_import_picture_uses", [
		"import_id",
		"state",
		"row_number",
	]);
	await index("product_import_picture_uses_by_picture", "product_import_picture_uses", ["picture_id"]);
	await index("product_import_picture_uses_by_product", "product_import_picture_uses", ["product_id"]);
	await index("product_import_picture_uses_by_variant", "product_import_picture_uses", ["variant_id"]);
}
