import { formatCount } from "#app/common/language/format-count.ts";
import { PRODUCT_STATUSES } from "#app/shop/products/product-status.ts";
import { ChangeText } from "#app/ui/office/change-history.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { Pager } from "#app/ui/table/pager.tsx";
import { IMPORT_LIST_NAMES, IMPORT_LISTS, PICTURE_STATES, withoutPlannedStatus } from "./import-labels.ts";
import type { ImportView } from "./import-request.server.ts";

type Finding = ImportView["findings"][number];
type PictureRow = ImportView["pictureRows"][number];

/** The findings of a file's check, and its pictures: one list at a time, the others behind tabs. */
export function ImportLists({ view }: { view: ImportView }) {
	const { path, totals, list, findings, pictureRows, page, size } = view;
	const shown = IMPORT_LIST_NAMES.filter((name) => totals[name] > 0);
	if (shown.length === 0) return null;
	return (
		<section className="mt-8">
			<nav aria-label="Results" className="mb-3 border-b border-line">
				<ul className="flex flex-wrap gap-x-1">
					{shown.map((name) => (
						<li key={name}>
							<a
								href={`${path}?kind=${name}`}
								aria-current={name === list ? "page" : undefined}
								className="office-link"
							>
								{IMPORT_LISTS[name]} <span className="tabular-nums">{formatCount(totals[name])}</span>
							</a>
						</li>
					))}
				</ul>
			</nav>
			{list === "problem" ? (
				<p className="mb-3 text-secondary">
					Products with an error are not imported. Correct the file and import it again
					{view.state === "checked" && view.changing > 0 ? ", or apply the other products now" : null}.
				</p>
			) : null}
			{list === "picture" || list === "failed_picture" ? (
				<DataTable
					caption={IMPORT_LISTS[list]}
					columns={PICTURE_COLUMNS}
					rows={pictureRows}
					rowKey={(row) => row.id}
				/>
			) : (
				<DataTable
					caption={IMPORT_LISTS[list]}
					columns={list === "problem" || list === "warning" ? CELL_COLUMNS : PRODUCT_COLUMNS[list]}
					rows={findings}
					rowKey={(row) => row.id}
				/>
			)}
			<Pager
				path={path}
				params={new URLSearchParams({ kind: list })}
				page={page}
				perPage={size}
				total={totals[list]}
				noun={["row", "rows"]}
				isExact
				sizes={[size]}
			/>
		</section>
	);
}

const row = { key: "row", title: "Row", align: "end" } as const;
const detail = (title: string): Column<Finding> => ({
	key: "detail",
	title,
	cell: (finding) => (
		<span className="wrap-anywhere">
			<ChangeText text={finding.product_status ? withoutPlannedStatus(finding.detail) : finding.detail} />
		</span>
	),
});

const CELL_COLUMNS: Column<Finding>[] = [
	{ ...row, cell: (finding) => finding.row_number },
	{ key: "column", title: "Column", cell: (finding) => finding.column_name || "–" },
	detail("Message"),
];

const productColumns = (title: string): Column<Finding>[] => [
	{ ...row, cell: (finding) => finding.row_number },
	{ key: "handle", title: "Handle", cell: (finding) => finding.column_name },
	detail(title),
];

const STATUS_NOW: Column<Finding> = {
	key: "status",
	title: "Status",
	cell: ({ product_status }) =>
		product_status ? <StatusBadge {...PRODUCT_STATUSES[product_status]} /> : "–",
};

const PRODUCT_COLUMNS = {
	category: productColumns("Category"),
	create: [...productColumns("Product"), STATUS_NOW],
	update: productColumns("Changes"),
};

const PICTURE_COLUMNS: Column<PictureRow>[] = [
	{ ...row, cell: (picture) => picture.row_number },
	{ key: "handle", title: "Handle", cell: (picture) => picture.handle },
	{
		key: "address",
		title: "Address",
		cell: (picture) => <span className="wrap-anywhere">{picture.address}</span>,
	},
	{
		key: "state",
		title: "Status",
		cell: ({ state, fault }) => (
			<>
				<StatusBadge {...PICTURE_STATES[state]} />
				{fault ? <span className="mt-1 block text-sm text-secondary">{fault}</span> : null}
			</>
		),
	},
];
