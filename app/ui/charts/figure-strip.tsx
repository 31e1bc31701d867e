import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { changeOf, type FigureChange, type FigureRow } from "#app/common/format-figures.ts";
import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import "./figures.css";

type StripProps<Figures> = {
	/** From left to right. */
	rows: readonly FigureRow<Figures>[];
	now: Figures;
	before: Figures;
	/** Each day's figures, for the sparklines. */
	daily: readonly Figures[];
	currency: string;
};

/** The figures of a period: value, change from the previous period, and a sparkline. */
export function FigureStrip<Figures extends Record<keyof Figures, number | null>>(
	props: StripProps<Figures>,
) {
	const { rows, now, before, daily, currency } = props;
	return (
		<dl className="figure-strip card mb-6">
			{rows.map(({ key, label, kind, isGoodUp, show }) => {
				const value: number | null = now[key];
				const earlier: number | null = before[key];
				const values = daily.map((day): number => day[key] ?? 0);
				return (
					<div key={label}>
						<dt className="text-sm text-secondary text-balance">{label}</dt>
						<dd>
							<span className="figure-value">{value === null ? "–" : show(value, currency)}</span>{" "}
							<SmallLine values={values} />
							<span className="figure-change">
								<ChangeLabel change={changeOf(value, earlier, kind)} isGoodUp={isGoodUp} />{" "}
								<span className="text-secondary">
									{earlier === null || (earlier === 0 && kind === "amount")
										? t.charts.noEarlierData
										: t.charts.fromEarlier({ earlier: show(earlier, currency) })}
								</span>
							</span>
						</dd>
					</div>
				);
			})}
		</dl>
	);
}

function ChangeLabel({ change, isGoodUp }: { change: FigureChange | null; isGoodUp: boolean }) {
	if (!change) return null;
	if (change.direction === "same") return <span className="font-semibold">{t.charts.noChange}</span>;
	const isGood = (change.direction === "up") === isGoodUp;
	return (
		<span
			data-tone={isGood ? "green" : "red"}
			className="inline-flex items-center gap-0.5 font-semibold text-tone"
		>
			<Icon name={change.direction === "up" ? "arrow-up" : "arrow-down"} />
			<span className="sr-only">{change.direction === "up" ? t.charts.up : t.charts.down} </span>
			{change.by}
		</span>
	);
}

/** Repeats the chart below, so it is hidden from screen readers. */
function SmallLine({ values }: { values: readonly number[] }) {
	const most = Math.max(...values);
	if (values.length < 2 || most <= 0) return <span className="small-line" />;
	const x = scaleLinear([0, values.length - 1], [0, 100]);
	const y = scaleLinear([0, most], [27, 1]);
	const path = line<number>(
		(_, at) => x(at),
		(value) => y(Math.max(0, value)),
	)(values);
	return (
		<svg className="small-line" viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true">
			<path d={path ?? ""} fill="none" vectorEffect="non-scaling-stroke" className="chart-now" />
		</svg>
	);
}
