import { formatDate } from "#app/common/calendar.ts";
import { formatCount, formatRounded } from "#app/common/format-figures.ts";
import { formatMoney } from "#app/common/money.ts";
import { ChartCard, LineLegend } from "#app/ui/charts/chart-card.tsx";
import { DayChart } from "#app/ui/charts/day-chart.tsx";
import type { Column } from "#app/ui/table/data-table.tsx";
import type { DayFigures } from "./by-day.server.ts";

type Row = { date: string; value: number; before: number };

type DayChartsProps = { days: readonly DayFigures[]; daysBefore: readonly DayFigures[]; currency: string };

export function DayCharts({ days, daysBefore, currency }: DayChartsProps) {
	const rowsOf = (key: "revenue" | "orders"): Row[] =>
		days.map((day, at) => ({ date: day.date, value: day[key], before: daysBefore[at]?.[key] ?? 0 }));
	const columns = (title: string, show: (value: number) => string): Column<Row>[] => [
		{ key: "date", title: "Day", cell: ({ date }) => formatDate(date) },
		{ key: "value", title, align: "end", cell: ({ value }) => show(value) },
		{ key: "before", title: "Previous period", align: "end", cell: ({ before }) => show(before) },
	];
	const isEmpty = days.every(({ orders }) => orders === 0) && daysBefore.every(({ orders }) => orders === 0);
	const empty = isEmpty ? "No orders in this period or the one before." : null;
	const money = (minor: number) => formatRounded(minor, currency);
	const [revenue, orders] = [rowsOf("revenue"), rowsOf("orders")];
	return (
		<div className="chart-pair mb-6">
			<ChartCard
				title={`Revenue by day, in ${currency}`}
				legend={<LineLegend shape="line" />}
				chart={
					<DayChart
						id="revenue"
						title={`Revenue by day, in ${currency}`}
						summary={summaryOf(revenue, (value) => formatMoney(value, currency))}
						points={revenue}
						shape="line"
						show={money}
					/>
				}
				columns={columns("Revenue", (value) => formatMoney(value, currency))}
				rows={revenue.toReversed()}
				rowKey={({ date }) => date}
				empty={empty}
			/>
			<ChartCard
				title="Orders by day"
				legend={<LineLegend shape="bars" />}
				chart={
					<DayChart
						id="orders"
						title="Orders by day"
						summary={summaryOf(orders, formatCount)}
						points={orders}
						shape="bars"
						show={formatCount}
					/>
				}
				columns={columns("Orders", formatCount)}
				rows={orders.toReversed()}
				rowKey={({ date }) => date}
				empty={empty}
			/>
		</div>
	);
}

function summaryOf(rows: readonly Row[], show: (value: number) => string): string {
	const best = rows.reduce(
		(most, row) => (row.value > most.value ? row : most),
		rows[0] ?? { date: "", value: 0 },
	);
	const sum = rows.reduce((total, { value }) => total + value, 0);
	return `${show(sum)} in total. The highest day was ${formatDate(best.date)} with ${show(best.value)}. The table below lists every day.`;
}
