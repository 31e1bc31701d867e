import { PERIODS, type PeriodChoice, periodLabel } from "#app/common/forms/period-choices.ts";
import { t } from "#app/common/language/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import { DateField } from "#app/ui/form/text-field.tsx";
import { HiddenFields } from "#app/ui/table/hidden-fields.tsx";

type PeriodBarProps = {
	/** The path of the dashboard. */
	path: string;
	/** Other fields of its URL. */
	fields?: Record<string, string>;
	choice: PeriodChoice;
	typed: { from: string; to: string };
	problem: string | null;
	/** The market's today, which is the latest date. */
	today: string;
};

/** Leads to other periods of a dashboard: some by a link, any one by its dates. */
export function PeriodBar({ path, fields = {}, choice, typed, problem, today }: PeriodBarProps) {
	const field = (name: "from" | "to") =>
		plainField(`period-${name}`, {
			name,
			value: typed[name],
			problem: name === "from" ? problem : null,
		});
	return (
		<div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
			<nav aria-label={t.charts.period}>
				<ul className="flex flex-wrap gap-1">
					{PERIODS.map((key) => (
						<li key={key}>
							<a
								href={`${path}?${new URLSearchParams({ ...fields, period: key })}`}
								aria-current={choice === key && !problem ? "page" : undefined}
								className="period-link"
							>
								{periodLabel(key)}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<form action={path} aria-label={t.charts.customPeriod} className="flex flex-wrap items-end gap-3">
				<HiddenFields fields={Object.entries(fields)} />
				<DateField field={field("from")} label={t.words.from} dense className="max-w-64" max={today} />
				<DateField field={field("to")} label={t.words.to} dense className="max-w-64" max={today} />
				<Button variant="plain" dense>
					{t.charts.show}
				</Button>
			</form>
		</div>
	);
}
