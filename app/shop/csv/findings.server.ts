import type { Database } from "#db/client.ts";
import type { Header } from "./file/columns.ts";
import type { ImportLineKind } from "./imports.server.ts";
import type { Finding } from "./product/wanted-product.ts";

/** Lines of each kind that are kept; the counts are exact whatever their number. */
const MAX_LINES = 2_000;

type Findings = { add(kind: ImportLineKind, finding: Finding): Promise<void>; flush(): Promise<void> };

/** Writes findings some at a time, and of each kind at most `MAX_LINES`. */
export function keepFindings(db: Database, importId: number): Findings {
	const counts: Partial<Record<ImportLineKind, number>> = {};
	let waiting: {
		import_id: number;
		kind: ImportLineKind;
		row_number: number;
		column_name: string;
		detail: string;
	}[] = [];
	const flush = async () => {
		if (waiting.length > 0) await db.insertInto("product_import_lines").values(waiting).execute();
		waiting = [];
	};
	return {
		flush,
		async add(kind, { row, column, detail }) {
			counts[kind] = (counts[kind] ?? 0) + 1;
			if (counts[kind] > MAX_LINES) return;
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

export async function warnAboutFile(findings: Findings, header: Header, encoding: string): Promise<void> {
	if (encoding === "windows-1252")
		await findings.add("warning", {
			row: 1,
			column: "",
			detail:
				"The file is not in UTF-8 and was read as Windows-1252. Look at names with accents before you apply it.",
		});
	if (header.ignored.length > 0)
		await findings.add("warning", {
			row: 1,
			column: "",
			detail: `Columns that mean nothing here and are not read: ${header.ignored.join(", ")}.`,
		});
}

/** Adds what went wrong only now, since the dry run; says how many problems the import has then. */
export async function addProblems(trx: Database, importId: number, problems: Finding[]): Promise<number> {
	const ofImport = trx
		.selectFrom("product_import_lines")
		.where("import_id", "=", importId)
		.where("kind", "=", "problem");
	let added = 0;
	for (const { row, column, detail } of problems) {
		const known = await ofImport
			.select("id")
			.where("row_number", "=", row)
			.where("column_name", "=", column)
			.executeTakeFirst();
		if (known) continue;
		const line = {
			import_id: importId,
			kind: "problem",
			row_number: row,
			column_name: column,
			detail,
		} as const;
		await trx.insertInto("product_import_lines").values(line).execute();
		added += 1;
	}
	const { problem_count } = await trx
		.selectFrom("product_imports")
		.select("problem_count")
		.where("id", "=", importId)
		.executeTakeFirstOrThrow();
	return problem_count + added;
}
