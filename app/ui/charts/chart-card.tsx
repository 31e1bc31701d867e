import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { Card } from "#app/ui/card.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import "./figures.css";

type ChartCardProps<Row> = {
	title: string;
	/** The unit and the meaning of the lines. */
	legend?: ReactNode;
	chart: ReactNode;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	rowKey: (row: Row) => string;
	/** The text when there is no data. */
	empty: string | null;
	className?: string;
};

/** A chart with a summary, and the same data as a table below it. */
export function ChartCard<Row>({
	title,
	legend,
	chart,
	empty,
	columns,
	rows,
	rowKey,
	className,
}: ChartCardProps<Row>) {
	return (
		<Card title={title} aside={empty ? null : legend} className={className}>
			{empty ? (
				<p className="py-8 text-center text-secondary">{empty}</p>
			) : (
				<>
					{chart}
					<details className="mt-3 text-sm">
						<summary className="link-like">{t.charts.table}</summary>
						<div className="mt-2">
							<DataTable caption={title} columns={columns} rows={rows} rowKey={rowKey} />
						</div>
					</details>
				</>
			)}
		</Card>
	);
}

export function LineLegend({ shape }: { shape: "line" | "bars" }) {
	return (
		<p className="flex flex-wrap gap-x-4 text-sm text-secondary">
			<span className="inline-flex items-center gap-1.5">
				<svg width="18" height="10" aria-hidden="true" className="chart">
					{shape === "bars" ? (
						<rect x="4" width="10" height="10" rx="2" className="chart-bar" />
					) : (
						<line x2="18" y1="5" y2="5" className="chart-now" />
					)}
				</svg>
				{t.charts.thisPeriod}
			</span>{" "}
			<span className="inline-flex items-center gap-1.5">
				<svg width="18" height="10" aria-hidden="true" className="chart">
					<line x2="18" y1="5" y2="5" className="chart-before" />
				</svg>
				{t.charts.previousPeriod}
			</span>
		</p>
	);
}
