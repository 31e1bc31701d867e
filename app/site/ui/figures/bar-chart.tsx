import { scaleLinear } from "d3-scale";

const ROW = 44;

type Bar = { name: string; value: number };

type BarChartProps = {
	id: string;
	title: string;
	summary: string;
	bars: readonly Bar[];
	show: (value: number) => string;
};

/** Bars from left to right, the name above each and its value at the end of the line. */
export function BarChart({ id, title, summary, bars, show }: BarChartProps) {
	const scale = scaleLinear([0, Math.max(1, ...bars.map(({ value }) => value))], [0, 100]);
	return (
		<svg
			role="img"
			aria-labelledby={`${id}-title`}
			aria-describedby={`${id}-summary`}
			className="chart"
			width="100%"
			height={bars.length * ROW}
		>
			<title id={`${id}-title`}>{title}</title>
			<desc id={`${id}-summary`}>{`${summary} `}</desc>
			{bars.map(({ name, value }, at) => (
				<g key={name}>
					<text x="0" y={at * ROW + 15} className="chart-name">
						{name}
					</text>{" "}
					<text x="100%" y={at * ROW + 15} textAnchor="end" className="chart-value">
						{show(value)}
					</text>
					{/* Drawn by nobody; browsers without pictures read the names and values one after the other. */}
					{"; "}
					<rect y={at * ROW + 23} width="100%" height="10" rx="3" className="chart-room" />
					<rect
						y={at * ROW + 23}
						width={`${scale(Math.max(0, value)).toFixed(2)}%`}
						height="10"
						rx="3"
						className="chart-bar"
					/>
				</g>
			))}
		</svg>
	);
}
