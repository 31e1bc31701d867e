import { scaleLinear } from "d3-scale";
import { fromStart } from "./from-start.ts";

type Bar = { name: string; value: number };

type BarChartProps = {
	title: string;
	bars: readonly Bar[];
	show: (value: number) => string;
};

/**
 * Bars from the start of the line, each below its name and value. A list, so that long names wrap without touching
 * values.
 */
export function BarChart({ title, bars, show }: BarChartProps) {
	const scale = scaleLinear([0, Math.max(1, ...bars.map(({ value }) => value))], [0, 100]);
	return (
		<ul className="bars" aria-label={title}>
			{bars.map(({ name, value }) => (
				<li key={name}>
					<span className="wrap-anywhere">{name}</span>{" "}
					<span className="font-semibold tabular-nums">{show(value)}</span>
					<svg className="chart" width="100%" height="10" aria-hidden="true">
						<rect width="100%" height="10" rx="3" className="chart-room" />
						<rect {...fromStart(scale(Math.max(0, value)))} height="10" rx="3" className="chart-bar" />
					</svg>
				</li>
			))}
		</ul>
	);
}
