import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { ChartCard, LineLegend } from "./chart-card.tsx";
import { DayChart } from "./day-chart.tsx";

/** A day's figure, and that of the same day of the previous period. Null: the day has none. */
type DayRow = { date: string; value: number | null; before: number | null };

type DayChartCardProps = {
	id: string;
	title: string;
	/** The figure's name in the table. */
	name: string;
	rows: readonly DayRow[];
	shape: "line" | "bars";
	/** Formats a value in the table. */
	show: (value: number) => string;
	/** The same for the axis, where there is less space. */
	showRounded?: (value: number) => string;
	/** The whole period in a few words: "$1,200.00 in total". */
	whole: string;
	/** The text when there is no data. */
	empty: string | null;
};

/** A figure by day as a chart, with the previous period, and the same as a table with the latest day first. */
export function DayChartCard(props: DayChartCardProps) {
	const { id, title, name, rows, shape, show, showRounded = show, whole, empty } = props;
	const cellOf = (value: number | null) => (value === null ? "–" : show(value));
	return (
		<ChartCard
			title={title}
			legend={<LineLegend shape={shape} />}
			chart={
				<DayChart
					id={id}
					title={title}
					summary={t.charts.dayChart({ whole, highest: describeHighest(rows, show) })}
					points={rows}
					shape={shape}
					show={showRounded}
				/>
			}
			columns={[
				{ key: "date", title: t.charts.day, cell: ({ date }) => formatDate(date) },
				{ key: "value", title: name, align: "end", cell: ({ value }) => cellOf(value) },
				{ key: "before", title: t.charts.previousPeriod, align: "end", cell: ({ before }) => cellOf(before) },
			]}
			rows={rows.toReversed()}
			rowKey={({ date }) => date}
			empty={empty}
		/>
	);
}

function describeHighest(rows: readonly DayRow[], show: (value: number) => string): string {
	const best = rows.reduce<DayRow | null>(
		(most, row) => (row.value !== null && row.value > (most?.value ?? 0) ? row : most),
		null,
	);
	return best?.value ? t.charts.highestDay({ date: formatDate(best.date), value: show(best.value) }) : "";
}
