import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
import { PRODUCT_STATUSES } from "#app/shop/products/product-status.ts";
import { ChangeText } from "#app/ui/office/change-history.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { Pager } from "#app/ui/table/pager.tsx";
import { IMPORT_LIST_NAMES, PICTURE_STATES } from "./import-labels.ts";
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
			<nav aria-label={t.productImport.results} className="mb-3 border-b border-line">
				<ul className="flex flex-wrap gap-x-1">
					{shown.map((name) => (
						<li key={name}>
							<a
								href={`${path}?kind=${name}`}
								aria-current={name === list ? "page" : undefined}
								className="office-link"
							>
								{t.productImport.lists[name]}{" "}
								<span className="tabular-nums">{formatCount(totals[name])}</span>
							</a>
						</li>
					))}
				</ul>
			</nav>
			{list === "problem" ? (
				<p className="mb-3 text-secondary">
					{view.state === "checked" && view.changing > 0
						? t.productImport.withErrorsOrApply
						: t.productImport.withErrors}
				</p>
			) : null}
			{list === "picture" || list === "failed_picture" ? (
				<DataTable
					caption={t.productImport.lists[list]}
					columns={pictureColumns()}
					rows={pictureRows}
					rowKey={(row) => row.id}
				/>
			) : (
				<DataTable
					caption={t.productImport.lists[list]}
					columns={list === "problem" || list === "warning" ? cellColumns() : productColumns(list)}
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
				noun="rows"
				isExact
				sizes={[size]}
			/>
		</section>
	);
}

const row = () => ({ key: "row", title: t.productImport.columns.row, align: "end" }) as const;
const detail = (title: string): Column<Finding> => ({
	key: "detail",
	title,
	cell: (finding) => (
		<span className="wrap-anywhere">
			<ChangeText text={finding.detail} />
		</span>
	),
});

const cellColumns = (): Column<Finding>[] => [
	{ ...row(), cell: (finding) => finding.row_number },
	{ key: "column", title: t.productImport.columns.column, cell: (finding) => finding.column_name || "–" },
	detail(t.words.message),
];

const statusNow = (): Column<Finding> => ({
	key: "status",
	title: t.words.status,
	cell: ({ product_status }) =>
		product_status ? <StatusBadge {...PRODUCT_STATUSES[product_status]} /> : "–",
});

function productColumns(list: "category" | "create" | "update"): Column<Finding>[] {
	const { columns } = t.productImport;
	const titles = { category: columns.category, create: columns.product, update: columns.changes };
	return [
		{ ...row(), cell: (finding) => finding.row_number },
		{ key: "handle", title: columns.handle, cell: (finding) => finding.column_name },
		detail(titles[list]),
		...(list === "create" ? [statusNow()] : []),
	];
}

const pictureColumns = (): Column<PictureRow>[] => [
	{ ...row(), cell: (picture) => picture.row_number },
	{ key: "handle", title: t.productImport.columns.handle, cell: (picture) => picture.handle },
	{
		key: "address",
		title: t.words.address,
		cell: (picture) => <span className="wrap-anywhere">{picture.address}</span>,
	},
	{
		key: "state",
		title: t.words.status,
		cell: ({ state, fault }) => (
			<>
				<StatusBadge {...PICTURE_STATES[state]} />
				{fault ? <span className="mt-1 block text-sm text-secondary">{fault}</span> : null}
			</>
		),
	},
];
