import { formatPercent, formatRounded, formatShare } from "#app/common/format-figures.ts";
import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import type { MoveFigures } from "#app/rent/dashboard/move-figures.server.ts";
import type { VehicleUse } from "#app/rent/fleet/capacity-use.server.ts";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import { ChartCard } from "#app/ui/charts/chart-card.tsx";
import { DayChartCard } from "#app/ui/charts/day-chart-card.tsx";

type DailyFigures = MoveFigures & { date: string };

type MoveChartsProps = {
	now: MoveFigures;
	daily: readonly DailyFigures[];
	dailyBefore: readonly DailyFigures[];
	vehicles: readonly VehicleUse[];
	currency: string;
};

/** The figures of moves by day, and the use of each vehicle. */
export function MoveCharts({ now, daily, dailyBefore, vehicles, currency }: MoveChartsProps) {
	const money = (minor: number) => formatMoney(minor, currency);
	const chartOf = (key: keyof MoveFigures, factor = 1) => {
		const scaled = (value: number | null | undefined) => (value == null ? null : value * factor);
		const rows = daily.map((day, at) => ({
			date: day.date,
			value: scaled(day[key]),
			before: scaled(dailyBefore[at]?.[key]),
		}));
		return { id: key, rows };
	};
	const emptyOf = (key: Exclude<keyof MoveFigures, "fees">) =>
		[...daily, ...dailyBefore].every((day) => !day[key]) ? t.moveFigures.empty[key] : null;
	const percent = {
		show: (value: number) => formatShare(value / 100),
		showRounded: (value: number) => formatPercent(Math.round(value)),
	};
	const wholeOf = (share: number | null) =>
		share === null
			? t.moveFigures.charts.noneInPeriod
			: t.moveFigures.charts.inPeriod({ share: formatShare(share) });
	return (
		<div className="chart-pair mb-6">
			<DayChartCard
				{...chartOf("revenue")}
				title={t.moveFigures.charts.revenueTitle({ currency })}
				name={t.moveFigures.name.revenue}
				shape="line"
				show={money}
				showRounded={(minor) => formatRounded(minor, currency)}
				whole={t.moveFigures.charts.inTotal({ amount: money(now.revenue) })}
				empty={emptyOf("revenue")}
			/>
			<DayChartCard
				{...chartOf("moves")}
				title={t.moveFigures.charts.moves}
				name={t.moveFigures.name.moves}
				shape="bars"
				show={formatCount}
				whole={t.moveFigures.charts.inTotal({ amount: formatCount(now.moves) })}
				empty={emptyOf("moves")}
			/>
			<DayChartCard
				{...chartOf("capacityShare", 100)}
				{...percent}
				title={t.moveFigures.definitions.capacityByDay.term}
				name={t.moveFigures.name.capacity}
				shape="bars"
				whole={wholeOf(now.capacityShare)}
				empty={emptyOf("capacityShare")}
			/>
			<VehicleChart vehicles={vehicles} />
			<DayChartCard
				{...chartOf("onTimeShare", 100)}
				{...percent}
				title={t.moveFigures.charts.onTime}
				name={t.moveFigures.name.onTime}
				shape="bars"
				whole={wholeOf(now.onTimeShare)}
				empty={emptyOf("onTimeShare")}
			/>
			<DayChartCard
				{...chartOf("cancelledShare", 100)}
				{...percent}
				title={t.moveFigures.charts.cancelled}
				name={t.moveFigures.name.cancelled}
				shape="bars"
				whole={wholeOf(now.cancelledShare)}
				empty={emptyOf("cancelledShare")}
			/>
		</div>
	);
}

function VehicleChart({ vehicles }: { vehicles: readonly VehicleUse[] }) {
	const hours = (cells: number) => t.moveFigures.charts.hours({ hours: formatCount(cells / 2) });
	const shareOf = ({ taken, total }: VehicleUse) => (total > 0 ? formatShare(taken / total) : "–");
	const title = t.moveFigures.definitions.capacityByVehicle.term;
	return (
		<ChartCard
			title={title}
			chart={
				<BarChart
					title={title}
					bars={vehicles.map(({ name, taken, total }) => ({ name, value: total > 0 ? taken / total : 0 }))}
					show={formatShare}
				/>
			}
			columns={[
				{ key: "name", title: t.fleet.vehicle, cell: ({ name }) => name },
				{
					key: "taken",
					title: t.moveFigures.charts.hoursBooked,
					align: "end",
					cell: ({ taken }) => hours(taken),
				},
				{
					key: "total",
					title: t.moveFigures.charts.hoursAtWork,
					align: "end",
					cell: ({ total }) => hours(total),
				},
				{ key: "share", title: t.moveFigures.name.capacity, align: "end", cell: shareOf },
			]}
			rows={vehicles}
			rowKey={({ id }) => String(id)}
			empty={vehicles.length > 0 ? null : t.moveFigures.charts.noVehicles}
		/>
	);
}
