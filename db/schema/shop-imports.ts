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
	once_key: Fixed<string>;
	account_id: number | null;
	file_name: Fixed<string>;
	status: "checking" | "checked" | "refused" | "applying" | "done" | "failed" | "cancelled";
	/** Why the file as a whole is refused or failed. */
	fault: Generated<string>;
	row_count: Generated<number>;
	rows_done: Generated<number>;
	created_count: Generated<number>;
	updated_count: Generated<number>;
	unchanged_count: Generated<number>;
	problem_count: Generated<number>;
	/** Products that the file publishes and that stay drafts, because they have no picture yet. */
	held_count: Generated<number>;
	/** Publish products without a picture, too. */
	publishes_pictureless: Generated<boolean>;
	/** For so long one process works on it; after that another may. */
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

/** What the check of a product file found, by row. */
interface ProductImportFindingsTable {
	id: Id;
	import_id: Fixed<number>;
	row_number: Fixed<number>;
	kind: Fixed<"problem" | "warning" | "category" | "create" | "update">;
	column_name: Fixed<string>;
	detail: Fixed<string>;
}

/** A picture that a product file names by an address, as a job: fetch it, or take the uploaded file, and add it. */
interface ProductImportPicturesTable {
	id: Id;
	import_id: Fixed<number>;
	address: Fixed<string>;
	/** The last part of the address, in lower case: what a file in a ZIP is found by. */
	file_name: Fixed<string>;
	/** Whether the address can be asked at all: https, no port, not private. */
	is_fetchable: Fixed<boolean>;
	/** Set once the picture is stored. */
	image_hash: Generated<string | null>;
	attempts: Generated<number>;
	/** When to work on it next; null while there is nothing to do. */
	due_at: Generated<Instant | null>;
	leased_until: Generated<Instant | null>;
}

/** A row of a product file that names a picture. */
interface ProductImportPictureUsesTable {
	id: Id;
	import_id: Fixed<number>;
	/** Null for a picture that was stored before: then `known_hash` keeps its place among the others. */
	picture_id: Fixed<number | null>;
	known_hash: Fixed<string | null>;
	row_number: Fixed<number>;
	handle: Fixed<string>;
	/** The picture of a variant, rather than of the product. */
	is_variant: Fixed<boolean>;
	alt: Fixed<string>;
	position: Fixed<number | null>;
	/** Set when the product is applied. */
	product_id: Generated<number | null>;
	variant_id: Generated<number | null>;
	/** Adding the picture publishes the product, which is a draft for want of one. */
	publishes: Generated<boolean>;
	state: "named" | "waiting" | "added" | "failed";
	fault: Generated<string>;
}

/** A picture from an uploaded ZIP, until it is drawn. */
interface ProductImportUploadsTable {
	picture_id: Fixed<number>;
	bytes: Buffer;
}

/** Addresses that were fetched, each with the picture it gave. */
interface ProductPictureSourcesTable {
	address: Fixed<string>;
	image_hash: string;
	fetched_at: Instant;
}
