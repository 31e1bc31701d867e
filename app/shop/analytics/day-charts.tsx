import { formatRounded } from "#app/common/format-figures.ts";
import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { DayChartCard } from "#app/ui/charts/day-chart-card.tsx";
import type { DayFigures } from "./by-day.server.ts";

type DayChartsProps = { days: readonly DayFigures[]; daysBefore: readonly DayFigures[]; currency: string };

export function DayCharts({ days, daysBefore, currency }: DayChartsProps) {
	const rowsOf = (key: "revenue" | "orders") =>
		days.map((day, at) => ({ date: day.date, value: day[key], before: daysBefore[at]?.[key] ?? 0 }));
	const totalOf = (key: "revenue" | "orders") => days.reduce((sum, day) => sum + day[key], 0);
	const isEmpty = days.every(({ orders }) => orders === 0) && daysBefore.every(({ orders }) => orders === 0);
	const empty = isEmpty ? t.shopFigures.noOrders : null;
	const money = (minor: number) => formatMoney(minor, currency);
	return (
		<div className="chart-pair mb-6">
			<DayChartCard
				id="revenue"
				title={t.shopFigures.revenueByDay({ currency })}
				name={t.shopFigures.names.revenue}
				rows={rowsOf("revenue")}
				shape="line"
				show={money}
				showRounded={(minor) => formatRounded(minor, currency)}
				whole={t.shopFigures.inTotal({ amount: money(totalOf("revenue")) })}
				empty={empty}
			/>
			<DayChartCard
				id="orders"
				title={t.shopFigures.ordersDay}
				name={t.shopFigures.names.orders}
				rows={rowsOf("orders")}
				shape="bars"
				show={formatCount}
				whole={t.shopFigures.inTotal({ amount: formatCount(totalOf("orders")) })}
				empty={empty}
			/>
		</div>
	);
}
