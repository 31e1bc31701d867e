import { LINE_KIND_NAMES, LINE_KINDS } from "#app/shop/csv/import-words.ts";
import type { ImportLineKind } from "#app/shop/csv/imports.server.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { Pager } from "#app/ui/table/pager.tsx";

type Line = { id: number; row_number: number; column_name: string; detail: string };
type LinesProps = {
	path: string;
	counts: Partial<Record<ImportLineKind, number>>;
	lines: Line[];
	kind: ImportLineKind;
	page: number;
	/** Lines of a page. */
	size: number;
	/** There is something without a problem, and it is not applied yet. */
	mayApply: boolean;
};

/** What the dry run found, a kind at a time. */
export function ImportLines({ path, counts, lines, kind, page, size, mayApply }: LinesProps) {
	const kinds = LINE_KIND_NAMES.filter((name) => counts[name]);
	if (kinds.length === 0) return null;
	return (
		<section className="mt-8">
			<nav aria-label="What was found" className="mb-3 border-b border-line">
				<ul className="flex flex-wrap gap-x-1">
					{kinds.map((name) => (
						<li key={name}>
							<a
								href={`${path}?kind=${name}`}
								aria-current={name === kind ? "page" : undefined}
								className="office-link"
							>
								{LINE_KINDS[name]} <span className="tabular-nums">{counts[name]?.toLocaleString("en")}</span>
							</a>
						</li>
					))}
				</ul>
			</nav>
			{kind === "problem" ? (
				<p className="mb-3 text-secondary">
					Products with a problem are left out. Correct them in the file and import it again
					{mayApply ? ", or apply the rest" : null}.
				</p>
			) : null}
			<DataTable
				caption={LINE_KINDS[kind]}
				columns={kind === "create" || kind === "update" ? PRODUCT_COLUMNS : CELL_COLUMNS}
				rows={lines}
				rowKey={(line) => line.id}
			/>
			<Pager
				path={path}
				params={new URLSearchParams({ kind })}
				page={page}
				perPage={size}
				total={counts[kind] ?? 0}
				noun={["line", "lines"]}
				isExact
				sizes={[size]}
			/>
		</section>
	);
}

const row: Column<Line> = { key: "row", title: "Row", align: "end", cell: (line) => line.row_number };
const detail = (title: string): Column<Line> => ({
	key: "detail",
	title,
	cell: (line) => <span className="wrap-anywhere">{line.detail}</span>,
});
const CELL_COLUMNS: Column<Line>[] = [
	row,
	{ key: "column", title: "Column", cell: (line) => line.column_name || "–" },
	detail("What"),
];
const PRODUCT_COLUMNS: Column<Line>[] = [
	row,
	{ key: "handle", title: "Handle", cell: (line) => line.column_name },
	detail("What changes"),
];
