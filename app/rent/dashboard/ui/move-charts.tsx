import { formatRounded, formatShare } from "#app/common/format-figures.ts";
import { formatCount } from "#app/common/language/format-count.ts";
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
	const emptyOf = (key: keyof MoveFigures, what: string) =>
		[...daily, ...dailyBefore].every((day) => !day[key])
			? `No ${what} in this period or the one before.`
			: null;
	const percent = {
		show: (value: number) => formatShare(value / 100),
		showRounded: (value: number) => `${Math.round(value)}%`,
	};
	const wholeOf = (share: number | null) =>
		`${share === null ? "None" : formatShare(share)} in the whole period`;
	return (
		<div className="chart-pair mb-6">
			<DayChartCard
				{...chartOf("revenue")}
				title={`Revenue by day, in ${currency}`}
				name="Revenue"
				shape="line"
				show={money}
				showRounded={(minor) => formatRounded(minor, currency)}
				whole={`${money(now.revenue)} in total`}
				empty={emptyOf("revenue", "revenue")}
			/>
			<DayChartCard
				{...chartOf("moves")}
				title="Moves by day"
				name="Moves"
				shape="bars"
				show={formatCount}
				whole={`${formatCount(now.moves)} in total`}
				empty={emptyOf("moves", "moves")}
			/>
			<DayChartCard
				{...chartOf("capacityShare", 100)}
				{...percent}
				title="Capacity used by day"
				name="Capacity used"
				shape="bars"
				whole={wholeOf(now.capacityShare)}
				empty={emptyOf("capacityShare", "booked vehicles")}
			/>
			<VehicleChart vehicles={vehicles} />
			<DayChartCard
				{...chartOf("onTimeShare", 100)}
				{...percent}
				title="Arrivals on time by day"
				name="On time"
				shape="bars"
				whole={wholeOf(now.onTimeShare)}
				empty={emptyOf("onTimeShare", "arrivals on time")}
			/>
			<DayChartCard
				{...chartOf("cancelledShare", 100)}
				{...percent}
				title="Cancelled bookings by day"
				name="Cancelled"
				shape="bars"
				whole={wholeOf(now.cancelledShare)}
				empty={emptyOf("cancelledShare", "cancelled bookings")}
			/>
		</div>
	);
}

function VehicleChart({ vehicles }: { vehicles: readonly VehicleUse[] }) {
	const hours = (cells: number) => `${formatCount(cells / 2)} h`;
	const shareOf = ({ taken, total }: VehicleUse) => (total > 0 ? formatShare(taken / total) : "–");
	const title = "Capacity used by vehicle";
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
				{ key: "name", title: "Vehicle", cell: ({ name }) => name },
				{ key: "taken", title: "Hours booked", align: "end", cell: ({ taken }) => hours(taken) },
				{ key: "total", title: "Hours at work", align: "end", cell: ({ total }) => hours(total) },
				{ key: "share", title: "Capacity used", align: "end", cell: shareOf },
			]}
			rows={vehicles}
			rowKey={({ id }) => String(id)}
			empty={vehicles.length > 0 ? null : "No vehicles yet."}
		/>
	);
}
