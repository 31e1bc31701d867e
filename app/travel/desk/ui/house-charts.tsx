import { formatDate } from "#app/common/calendar.ts";
import { type FigureRow, formatPercent, formatRounded, formatShare } from "#app/common/format-figures.ts";
import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import {
	type HouseDay,
	type HouseFigures,
	houseDefinitions,
	houseFiguresOf,
} from "#app/travel/desk/house-figures.ts";
import { ChartCard, LineLegend } from "#app/ui/charts/chart-card.tsx";
import { DayChart } from "#app/ui/charts/day-chart.tsx";
import { FigureStrip } from "#app/ui/charts/figure-strip.tsx";
import type { Column } from "#app/ui/table/data-table.tsx";

type ChartsProps = {
	days: HouseDay[];
	daysBefore: HouseDay[];
	now: HouseFigures;
	before: HouseFigures;
	currency: string;
};

export const HOUSE_ROWS: readonly FigureRow<HouseFigures>[] = [
	{
		key: "occupancy",
		get label() {
			return t.houseFigures.occupancy;
		},
		kind: "share",
		isGoodUp: true,
		show: formatShare,
	},
	{
		key: "rate",
		get label() {
			return t.houseFigures.rate;
		},
		kind: "amount",
		isGoodUp: true,
		show: formatMoney,
	},
	{
		key: "perRoom",
		get label() {
			return t.houseFigures.perRoom;
		},
		kind: "amount",
		isGoodUp: true,
		show: formatMoney,
	},
	{
		key: "revenue",
		get label() {
			return t.houseFigures.revenue;
		},
		kind: "amount",
		isGoodUp: true,
		show: formatMoney,
	},
	{
		key: "sold",
		get label() {
			return t.houseFigures.sold;
		},
		kind: "amount",
		isGoodUp: true,
		show: formatCount,
	},
];

export function HouseCharts({ days, daysBefore, now, before, currency }: ChartsProps) {
	const span = `${formatDate(days[0]?.date ?? "")} – ${formatDate(days.at(-1)?.date ?? "")}`;
	const money = (minor: number) => formatMoney(minor, currency);
	return (
		<section aria-labelledby="figures">
			<h2 id="figures" className="mb-1 text-lg">
				{t.houseFigures.title}
			</h2>
			<p className="mb-3 text-sm text-secondary">{t.houseFigures.compared({ span })}</p>
			<FigureStrip
				rows={HOUSE_ROWS}
				now={now}
				before={before}
				daily={days.map((day) => houseFiguresOf([day]))}
				currency={currency}
			/>
			<div className="chart-pair mb-6">
				<HouseChart
					id="occupancy"
					title={t.houseFigures.occupancyByNight}
					column={t.houseFigures.occupancy}
					days={days}
					daysBefore={daysBefore}
					figureOf={(day) => (day.rooms > 0 ? day.sold / day.rooms : 0)}
					show={formatShare}
					formatTick={(share) => formatPercent(Math.round(share * 100))}
				/>
				<HouseChart
					id="house-revenue"
					title={t.houseFigures.revenueByNight({ currency })}
					column={t.houseFigures.revenue}
					days={days}
					daysBefore={daysBefore}
					figureOf={(day) => day.revenue}
					show={money}
					formatTick={(value) => formatRounded(value, currency)}
				/>
			</div>
			<dl className="definitions text-sm text-secondary">
				{houseDefinitions().map(([name, definition]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{definition}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

type Row = { date: string; value: number; before: number };

type HouseChartProps = {
	id: string;
	title: string;
	column: string;
	days: HouseDay[];
	daysBefore: HouseDay[];
	figureOf: (day: HouseDay) => number;
	show: (value: number) => string;
	formatTick?: (value: number) => string;
};

function HouseChart({ id, title, column, days, daysBefore, figureOf, show, formatTick }: HouseChartProps) {
	const rows: Row[] = days.map((day, at) => {
		const earlier = daysBefore[at];
		return { date: day.date, value: figureOf(day), before: earlier ? figureOf(earlier) : 0 };
	});
	const best = rows.reduce((most, row) => (row.value > most.value ? row : most), rows[0] ?? EMPTY);
	const columns: Column<Row>[] = [
		{ key: "date", title: t.houseFigures.night, cell: ({ date }) => formatDate(date) },
		{ key: "value", title: column, align: "end", cell: ({ value }) => show(value) },
		{ key: "before", title: t.houseFigures.before, align: "end", cell: ({ before }) => show(before) },
	];
	const isEmpty = rows.every((row) => row.value === 0 && row.before === 0);
	return (
		<ChartCard
			title={title}
			legend={<LineLegend shape="line" />}
			chart={
				<DayChart
					id={id}
					title={title}
					summary={t.houseFigures.highest({ value: show(best.value), date: formatDate(best.date) })}
					points={rows}
					shape="line"
					show={formatTick ?? show}
				/>
			}
			columns={columns}
			rows={rows.toReversed()}
			rowKey={({ date }) => date}
			empty={isEmpty ? t.houseFigures.none : null}
		/>
	);
}

const EMPTY: Row = { date: "2026-01-01", value: 0, before: 0 };
