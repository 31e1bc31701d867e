import { isStoredText, readParts } from "#app/common/changes/stored-text.ts";
import type { Database } from "#db/client.ts";
import type { Finding } from "./columns.ts";

export type FindingKind = "problem" | "warning" | "category" | "create" | "update";

/** What the check of a file found. The column of a category and of a product is the product's handle. */
export type Found = Finding & { kind: FindingKind };

const INSERTED_AT_ONCE = 100;

/** Stores all of these, so that lists and counts agree. */
export async function storeFindings(db: Database, importId: number, found: readonly Found[]): Promise<void> {
	const rows = found.map(({ kind, row, column, detail }) => ({
		import_id: importId,
		kind,
		row_number: row,
		column_name: column,
		detail: isStoredText(detail) ? detail : detail.slice(0, 2_000),
	}));
	for (let at = 0; at < rows.length; at += INSERTED_AT_ONCE)
		await db
			.insertInto("product_import_findings")
			.values(rows.slice(at, at + INSERTED_AT_ONCE))
			.execute();
}

/** Stores problems that the check did not find. Returns the import's number of problems. */
export async function addProblems(
	db: Database,
	importId: number,
	problems: readonly Finding[],
): Promise<number> {
	const known = await db
		.selectFrom("product_import_findings")
		.select(["row_number", "column_name"])
		.where("import_id", "=", importId)
		.where("kind", "=", "problem")
		.where(
			"row_number",
			"in",
			problems.map(({ row }) => row),
		)
		.execute();
	const added = problems.filter(
		({ row, column }) => !known.some((one) => one.row_number === row && one.column_name === column),
	);
	await storeFindings(
		db,
		importId,
		added.map((problem) => ({ ...problem, kind: "problem" })),
	);
	const { problem_count } = await db
		.selectFrom("product_imports")
		.select("problem_count")
		.where("id", "=", importId)
		.executeTakeFirstOrThrow();
	return problem_count + added.length;
}

/** A page of a list; a new product with its status, once it exists. */
export async function listFindings(
	db: Database,
	{ importId, kind, page, size }: { importId: number; kind: FindingKind; page: number; size: number },
) {
	const rows = await db
		.selectFrom("product_import_findings")
		.leftJoin("products", (join) =>
			join
				.onRef("products.slug", "=", "product_import_findings.column_name")
				.on("product_import_findings.kind", "=", "create"),
		)
		.select([
			"product_import_findings.id",
			"row_number",
			"column_name",
			"detail",
			"products.status as product_status",
		])
		.where("import_id", "=", importId)
		.where("kind", "=", kind)
		.orderBy("row_number")
		.orderBy("product_import_findings.id")
		.limit(size)
		.offset((page - 1) * size)
		.execute();
	return rows.map(({ detail, ...row }) => {
		const parts = readParts(detail);
		// The last part is the status that a new product was to have.
		return { ...row, detail: (row.product_status ? parts.slice(0, -1) : parts).join("; ") };
	});
}
