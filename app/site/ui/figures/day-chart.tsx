import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";
import { Fragment } from "react";
import { showDate } from "#app/site/calendar.ts";

const TOP = 18;
const HEIGHT = 168;
const WIDE = 1_000;
const BOTTOM = 24;
/** Bars leave room for the words of the axis at their left. */
const BAR_ROOM = 55;

type Point = { date: string; value: number; before: number };

type DayChartProps = {
	id: string;
	/** What it shows, for those who do not see it. */
	title: string;
	summary: string;
	points: readonly Point[];
	shape: "line" | "bars";
	show: (value: number) => string;
};

/**
 * A figure by day, and as a broken line that of the period before. Words stand in pixels and shapes stretch, so
 * that both are right at any width. Each day answers to the pointer with its date and value.
 */
export function DayChart({ id, title, summary, points, shape, show }: DayChartProps) {
	const most = Math.max(1, ...points.flatMap(({ value, before }) => [value, before]));
	const isCount = shape === "bars";
	const scale = scaleLinear([0, isCount ? Math.max(4, most) : most], [HEIGHT, 0]).nice(4);
	const ticks = scale.ticks(4).filter((tick) => tick > 0 && (!isCount || Number.isInteger(tick)));
	const room = isCount ? BAR_ROOM : 0;
	const step = (WIDE - room) / points.length;
	const x = (_: Point | undefined, at: number) => room + (at + 0.5) * step;
	const now = line<Point>(x, ({ value }) => scale(Math.max(0, value)))([...points]) ?? "";
	const under = area<Point>(x, HEIGHT, ({ value }) => scale(Math.max(0, value)))([...points]) ?? "";
	const before = line<Point>(x, (point) => scale(Math.max(0, point.before)))([...points]) ?? "";
	const still = { vectorEffect: "non-scaling-stroke", fill: "none" } as const;
	return (
		<svg
			role="img"
			aria-labelledby={`${id}-title`}
			aria-describedby={`${id}-summary`}
			className="chart"
			width="100%"
			height={TOP + HEIGHT + BOTTOM}
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
								x={room + (at + 0.14) * step}
								width={step * 0.72}
								y={scale(value)}
								height={HEIGHT - scale(value)}
								className="chart-bar"
							/>
						))
					: null}
				{isCount ? null : <path d={under} className="chart-area" />}
				<path d={before} {...still} className="chart-before" />
				{isCount ? null : <path d={now} {...still} className="chart-now" />}
				{points.map(({ date, value, before: earlier }, at) => (
					<rect key={date} x={room + at * step} width={step} height={HEIGHT} className="chart-day">
						<title>{`${showDate(date)}: ${show(value)}, ${show(earlier)} in the period before`}</title>
					</rect>
				))}
			</svg>
			{ticks.map((tick) => (
				<Fragment key={tick}>
					<text x="0" y={TOP + scale(tick) - 4} className="chart-tick">
						{show(tick)}
					</text>{" "}
				</Fragment>
			))}
			{labelled(points.length).map((at) => (
				<Fragment key={at}>
					<text
						x={`${(x(points[at], at) * 100) / WIDE}%`}
						y={TOP + HEIGHT + 17}
						textAnchor={anchorOf(at, points.length)}
					>
						{showDate(points[at]?.date ?? "").replace(/^\w+ | \d{4}$/g, "")}
					</text>{" "}
				</Fragment>
			))}
		</svg>
	);
}

/** Which days are named: as many as there is room for on a phone, the first and the last among them. */
function labelled(count: number): number[] {
	const names = Math.min(count, 4);
	if (names === 1) return [0];
	return Array.from({ length: names }, (_, at) => Math.round((at * (count - 1)) / (names - 1)));
}

/** At the ends of a long row a name would reach over the edge. */
function anchorOf(at: number, count: number): "start" | "middle" | "end" {
	if (count < 6) return "middle";
	return at === 0 ? "start" : at === count - 1 ? "end" : "middle";
}
