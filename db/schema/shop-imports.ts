import type { Generated } from "kysely";
import type { Fixed, Id, Instant } from "./columns.ts";

export interface ShopImportsTables {
	product_imports: ProductImportsTable;
	product_import_chunks: ProductImportChunksTable;
	product_import_findings: ProductImportFindingsTable;
	product_import_pictures: ProductImportPicturesTable;
	product_import_picture_uses: ProductImportPictureUsesTable;
	product_import_uploads: ProductImportUploadsTable;
	product_picture_sources: ProductPictureSourcesTable;
}

interface ProductImportsTable {
	id: Id;
	idempotency_key: Fixed<string>;
	account_id: number | null;
	file_name: Fixed<string>;
	status: "checking" | "checked" | "refused" | "applying" | "done" | "failed" | "cancelled";
	/** Why the whole file was refused or failed. */
	fault: Generated<string>;
	row_count: Generated<number>;
	rows_done: Generated<number>;
	created_count: Generated<number>;
	updated_count: Generated<number>;
	unchanged_count: Generated<number>;
	problem_count: Generated<number>;
	/** Products that the file publishes and that stay drafts, because they have no picture yet. */
	held_count: Generated<number>;
	/** Publishes products without a picture, too. */
	is_pictureless_published: Generated<boolean>;
	/** Until then the import belongs to one process; afterwards another may take over. */
	leased_until: Instant | null;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

interface ProductImportChunksTable {
	id: Id;
	import_id: Fixed<number>;
	position: Fixed<number>;
	bytes: Fixed<Buffer>;
}

/** The findings of a product file's check, by row. */
interface ProductImportFindingsTable {
	id: Id;
	import_id: Fixed<number>;
	row_number: Fixed<number>;
	kind: Fixed<"problem" | "warning" | "category" | "create" | "update">;
	column_name: Fixed<string>;
	detail: Fixed<string>;
}

/**
 * A picture that a product file names by its address, as a job: fetch it, or take the uploaded file, and add
 * it.
 */
interface ProductImportPicturesTable {
	id: Id;
	import_id: Fixed<number>;
	address: Fixed<string>;
	/** The last part of the address, in lower case, to match files in a ZIP. */
	file_name: Fixed<string>;
	/** Whether the address may be fetched: https, no port, not private. */
	is_fetchable: Fixed<boolean>;
	/** Set once the picture is stored. */
	image_hash: Generated<string | null>;
	attempts: Generated<number>;
	/** When to work on it next; null when there is nothing to do. */
	due_at: Generated<Instant | null>;
	leased_until: Generated<Instant | null>;
}

/** A row of a product file that names a picture. */
interface ProductImportPictureUsesTable {
	id: Id;
	import_id: Fixed<number>;
	/** Null for a picture that was already stored: then `known_hash` keeps its position. */
	picture_id: Fixed<number | null>;
	known_hash: Fixed<string | null>;
	row_number: Fixed<number>;
	handle: Fixed<string>;
	/** Whether it is the variant's picture instead of the product's. */
	is_variant: Fixed<boolean>;
	alt: Fixed<string>;
	position: Fixed<number | null>;
	/** Set when the product is applied. */
	product_id: Generated<number | null>;
	variant_id: Generated<number | null>;
	/** Adding the picture publishes a draft that only lacked one. */
	is_publishing: Generated<boolean>;
	state: "named" | "waiting" | "added" | "failed";
	fault: Generated<string>;
}

/** A picture from an uploaded ZIP, until it is processed. */
interface ProductImportUploadsTable {
	picture_id: Fixed<number>;
	bytes: Buffer;
}

/** Fetched addresses, each with its picture. */
interface ProductPictureSourcesTable {
	address: Fixed<string>;
	image_hash: string;
	fetched_at: Instant;
}
