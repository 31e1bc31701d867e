import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import "./table.css";
import "./lines.css";

export type Sort = { href: string; direction: "asc" | "desc" | null };

export type Column<Row> = {
	key: string;
	title: string;
	/** "end" for numbers. */
	align?: "end";
	sort?: Sort;
	/** The row's main cell. On cards it has the full width and no label; on lines it is first, and its link is that of the row. */
	isLead?: boolean;
	/**
	 * Makes a phone show rows as a few short lines. The cell is at the end of the first line, on the last line beside
	 * others, or left out. A cell that doesn't say has a line of its own, or the end of the first line for a number.
	 */
	onPhone?: "first" | "last" | "none";
	cell: (row: Row) => ReactNode;
};

export type DataTableProps<Row> = {
	caption: string;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	rowKey: (row: Row) => string | number;
	actions?: (row: Row) => ReactNode;
	/** Too many columns for a tablet: rows are cards or lines there, too. */
	isWide?: boolean;
};

/** On phones rows become blocks, and some browsers then no longer expose a table; roles restore it. */
const role = {
	table: { role: "table" },
	group: { role: "rowgroup" },
	row: { role: "row" },
	header: { role: "columnheader" },
	cell: { role: "cell" },
};

export function DataTable<Row>({ caption, columns, rows, rowKey, actions, isWide }: DataTableProps<Row>) {
	const look = columns.some(({ onPhone }) => onPhone) ? "table as-lines" : "table as-cards";
	return (
		<table className={isWide ? `${look} table-wide` : look} {...role.table}>
			<caption className="sr-only">{caption}</caption>
			<thead {...role.group}>
				<tr data-sort={t.lists.sortBy} {...role.row}>
					{columns.map((column) => (
						<Header key={column.key} title={column.title} align={column.align} sort={column.sort} />
					))}
					{actions ? <Header title={t.words.actions} align="end" /> : null}
				</tr>
			</thead>
			<tbody {...role.group}>
				{rows.map((row) => (
					<tr key={rowKey(row)} {...role.row}>
						{columns.map((column) => (
							<td
								key={column.key}
								{...role.cell}
								className={column.isLead ? "lead" : (column.align ?? "")}
								data-on-phone={column.onPhone}
								data-label={column.title}
							>
								{column.cell(row)}
							</td>
						))}
						{actions ? (
							<td {...role.cell} className="end actions" data-label={t.words.actions}>
								{actions(row)}
							</td>
						) : null}
					</tr>
				))}
			</tbody>
		</table>
	);
}

const sorted = { asc: "ascending", desc: "descending" } as const;
const arrow = { asc: "arrow-up", desc: "arrow-down" } as const;

function Header({ title, align, sort }: { title: string; align?: "end"; sort?: Sort }) {
	if (!sort) {
		return (
			<th scope="col" {...role.header} className={align}>
				{title}
			</th>
		);
	}
	const { direction, href } = sort;
	return (
		<th scope="col" {...role.header} className={align} aria-sort={direction ? sorted[direction] : "none"}>
			<a href={href}>
				{title}
				<Icon name={direction ? arrow[direction] : "sortable"} />
			</a>
		</th>
	);
}
