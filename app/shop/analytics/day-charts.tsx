import { formatRounded } from "#app/common/format-figures.ts";
import { formatCount } from "#app/common/language/format-count.ts";
import { formatMoney } from "#app/common/money.ts";
import { DayChartCard } from "#app/ui/charts/day-chart-card.tsx";
import type { DayFigures } from "./by-day.server.ts";

type DayChartsProps = { days: readonly DayFigures[]; daysBefore: readonly DayFigures[]; currency: string };

export function DayCharts({ days, daysBefore, currency }: DayChartsProps) {
	const rowsOf = (key: "revenue" | "orders") =>
		days.map((day, at) => ({ date: day.date, value: day[key], before: daysBefore[at]?.[key] ?? 0 }));
	const totalOf = (key: "revenue" | "orders") => days.reduce((sum, day) => sum + day[key], 0);
	const isEmpty = days.every(({ orders }) => orders === 0) && daysBefore.every(({ orders }) => orders === 0);
	const empty = isEmpty ? "No orders in this period or the one before." : null;
	const money = (minor: number) => formatMoney(minor, currency);
	return (
		<div className="chart-pair mb-6">
			<DayChartCard
				id="revenue"
				title={`Revenue by day, in ${currency}`}
				name="Revenue"
				rows={rowsOf("revenue")}
				shape="line"
				show={money}
				showRounded={(minor) => formatRounded(minor, currency)}
				whole={`${money(totalOf("revenue"))} in total`}
				empty={empty}
			/>
			<DayChartCard
				id="orders"
				title="Orders by day"
				name="Orders"
				rows={rowsOf("orders")}
				shape="bars"
				show={formatCount}
				whole={`${formatCount(totalOf("orders"))} in total`}
				empty={empty}
			/>
		</div>
	);
}
