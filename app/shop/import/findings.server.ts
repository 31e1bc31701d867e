import type { Insertable } from "kysely";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { Header } from "./columns.ts";
import type { FindingKind } from "./imports.server.ts";
import type { Finding } from "./product/wanted-product.ts";

type Findings = { add(kind: FindingKind, finding: Finding): Promise<void>; flush(): Promise<void> };

/** Stores findings, a hundred at a time. It stores all, so that lists and counts agree. */
export function storeFindings(db: Database, importId: number): Findings {
	let waiting: Insertable<Schema["product_import_findings"]>[] = [];
	const flush = async () => {
		if (waiting.length > 0) await db.insertInto("product_import_findings").values(waiting).execute();
		waiting = [];
	};
	return {
		flush,
		async add(kind, { row, column, detail }) {
			waiting.push({
				import_id: importId,
				kind,
				row_number: row,
				column_name: column,
				detail: detail.slice(0, 2_000),
			});
			if (waiting.length >= 100) await flush();
		},
	};
}

/** Tells for each category whether it is new: not in the shop, and not asked before, ignoring case. */
export async function findNewCategories(db: Database): Promise<(name: string | null | undefined) => boolean> {
	const rows = await db.selectFrom("categories").select("name").execute();
	const existing = new Set(rows.map(({ name }) => name.toLowerCase()));
	return (name) => {
		if (!name || existing.has(name.toLowerCase())) return false;
		existing.add(name.toLowerCase());
		return true;
	};
}

export async function warnAboutFile(findings: Findings, header: Header, encoding: string): Promise<void> {
	if (encoding === "windows-1252")
		await findings.add("warning", {
			row: 1,
			column: "",
			detail:
				"The file is not UTF-8 and was read as Windows-1252. Check letters with accents before you apply it.",
		});
	if (header.ignored.length > 0)
		await findings.add("warning", {
			row: 1,
			column: "",
			detail: `Columns that are not imported: ${header.ignored.join(", ")}.`,
		});
}

/** Adds problems found after the check. Returns the import's number of problems. */
export async function addProblems(trx: Database, importId: number, problems: Finding[]): Promise<number> {
	const ofImport = trx
		.selectFrom("product_import_findings")
		.where("import_id", "=", importId)
		.where("kind", "=", "problem");
	let added = 0;
	for (const { row, column, detail } of problems) {
		const existing = await ofImport
			.select("id")
			.where("row_number", "=", row)
			.where("column_name", "=", column)
			.executeTakeFirst();
		if (existing) continue;
		const line = {
			import_id: importId,
			kind: "problem",
			row_number: row,
			column_name: column,
			detail,
		} as const;
		await trx.insertInto("product_import_findings").values(line).execute();
		added += 1;
	}
	const { problem_count } = await trx
		.selectFrom("product_imports")
		.select("problem_count")
		.where("id", "=", importId)
		.executeTakeFirstOrThrow();
	return problem_count + added;
}
