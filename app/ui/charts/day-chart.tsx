import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";
import { Fragment } from "react";
import { formatDate, formatDay } from "#app/common/calendar.ts";
import { isolated } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";

const TOP = 8;
const HEIGHT = 168;
const WIDE = 1_000;
const BOTTOM = 24;
const TALL = TOP + HEIGHT + BOTTOM;

/** Null: the day has no value. */
type Point = { date: string; value: number | null; before: number | null };

type DayChartProps = {
	id: string;
	/** A text alternative. */
	title: string;
	summary: string;
	points: readonly Point[];
	shape: "line" | "bars";
	show: (value: number) => string;
};

/**
 * Draws a figure by day, with the previous period as a dashed line. Text is positioned in pixels and shapes
 * stretch, so both are right at any width. The axis has its own space, which no line crosses. Each day shows
 * its date and value on hover.
 */
export function DayChart({ id, title, summary, points, shape, show }: DayChartProps) {
	const most = Math.max(1, ...points.flatMap(({ value, before }) => [value ?? 0, before ?? 0]));
	const isCount = shape === "bars";
	const scale = scaleLinear([0, isCount ? Math.max(4, most) : most], [HEIGHT, 0]).nice(4);
	const ticks = scale.ticks(4).filter((tick) => tick > 0 && (!isCount || Number.isInteger(tick)));
	const step = WIDE / points.length;
	const x = (_: Point | undefined, at: number) => (at + 0.5) * step;
	const y = (value: number | null) => scale(Math.max(0, value ?? 0));
	const days = [...points];
	const hasValue = ({ value }: Point) => value !== null;
	const now = line<Point>(x, ({ value }) => y(value)).defined(hasValue)(days) ?? "";
	const under = area<Point>(x, HEIGHT, ({ value }) => y(value)).defined(hasValue)(days) ?? "";
	const before =
		line<Point>(x, (point) => y(point.before)).defined((point) => point.before !== null)(days) ?? "";
	const text = (value: number | null) => (value === null ? t.charts.noData : show(value));
	const still = { vectorEffect: "non-scaling-stroke", fill: "none" } as const;
	return (
		<div className="day-chart">
			<svg
				role="img"
				aria-labelledby={`${id}-title`}
				aria-describedby={`${id}-summary`}
				className="chart"
				width="100%"
				height={TALL}
			>
				<title id={`${id}-title`}>{title}</title>
				<desc id={`${id}-summary`}>{`${summary} `}</desc>
				{ticks.map((tick) => (
					<line
						key={tick}
						x1="0"
						x2="100%"
						y1={TOP + scale(tick)}
						y2={TOP + scale(tick)}
						className="chart-grid"
					/>
				))}
				<line x1="0" x2="100%" y1={TOP + HEIGHT} y2={TOP + HEIGHT} className="chart-base" />
				<svg
					y={TOP}
					width="100%"
					height={HEIGHT}
					viewBox={`0 0 ${WIDE} ${HEIGHT}`}
					preserveAspectRatio="none"
					aria-hidden="true"
				>
					{isCount
						? points.map(({ date, value }, at) => (
								<rect
									key={date}
									x={(at + 0.14) * step}
									width={step * 0.72}
									y={y(value)}
									height={HEIGHT - y(value)}
									className="chart-bar"
								/>
							))
						: null}
					{isCount ? null : <path d={under} className="chart-area" />}
					<path d={before} {...still} className="chart-before" />
					{isCount ? null : <path d={now} {...still} className="chart-now" />}
					{points.map(({ date, value, before: earlier }, at) => (
						<rect key={date} x={at * step} width={step} height={HEIGHT} className="chart-day">
							<title>
								{t.charts.dayWithPrevious({
									date: formatDate(date),
									value: text(value),
									earlier: text(earlier),
								})}
							</title>
						</rect>
					))}
				</svg>
				{labelled(points.length).map((at) => (
					<Fragment key={at}>
						<text
							x={`${(x(points[at], at) * 100) / WIDE}%`}
							y={TOP + HEIGHT + 17}
							textAnchor={anchorOf(at, points.length)}
						>
							{isolated(formatDay(points[at]?.date ?? ""))}
						</text>{" "}
					</Fragment>
				))}
			</svg>
			<Axis ticks={ticks.map((tick) => ({ label: show(tick), y: TOP + scale(tick) }))} />
		</div>
	);
}

/** The axis labels. Their width is that of the longest text, at most 0.62 of the font size per letter. */
function Axis({ ticks }: { ticks: readonly { label: string; y: number }[] }) {
	const letters = Math.max(0, ...ticks.map(({ label }) => label.length));
	return (
		<svg
			className="chart chart-axis"
			width={`${(letters * 0.62 + 0.7).toFixed(2)}em`}
			height={TALL}
			aria-hidden="true"
		>
			{ticks.map(({ label, y }) => (
				<Fragment key={y}>
					<text x="0" y={y + 4}>
						{label}
					</text>{" "}
				</Fragment>
			))}
		</svg>
	);
}

/** The days with a label: as many as fit on a phone, including the first and the last. */
function labelled(count: number): number[] {
	const names = Math.min(count, count < 10 ? 3 : 4);
	if (names === 1) return [0];
	return Array.from({ length: names }, (_, at) => Math.round((at * (count - 1)) / (names - 1)));
}

/** At the ends of a long row a centred label would overflow. */
function anchorOf(at: number, count: number): "start" | "middle" | "end" {
	if (count < 6) return "middle";
	return at === 0 ? "start" : at === count - 1 ? "end" : "middle";
}
