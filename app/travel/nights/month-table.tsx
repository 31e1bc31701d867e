import { formatDate } from "#app/common/calendar.ts";
import { NightLabel } from "./night-label.tsx";
import { monthName, WEEKDAYS } from "./nights-form.ts";
import type { CalendarMonth, CalendarNight } from "./read-month.server.ts";
import "./nights.css";

type MonthTableProps = CalendarMonth & {
	today: string;
	currency: string;
	/** The URL that selects a date in the form. */
	hrefOf: (date: string) => string;
	chosen: { from: string; to: string };
};

export function WeekdayHeader() {
	return (
		<thead>
			<tr>
				{WEEKDAYS.map((day) => (
					<th key={day} scope="col">
						{day}
					</th>
				))}
			</tr>
		</thead>
	);
}

export const nightState = ({ isClosed, left }: Pick<CalendarNight, "isClosed" | "left">) =>
	isClosed ? "closed" : left <= 0 ? "full" : "open";

export function MonthTable({ month, weeks, today, currency, hrefOf, chosen }: MonthTableProps) {
	return (
		<table className="month">
			<caption>{monthName(month)}</caption>
			<WeekdayHeader />
			<tbody>
				{weeks.map((week) => (
					<tr key={week[0]?.date}>
						{week.map(({ date, isInMonth, night }) => {
							const isChosen = date >= chosen.from && date <= chosen.to;
							const day = Number(date.slice(8));
							if (!isInMonth) return <td key={date} aria-hidden="true" />;
							return (
								<td
									key={date}
									data-state={night === null ? "none" : nightState(night)}
									data-chosen={isChosen ? "" : undefined}
									aria-current={date === today ? "date" : undefined}
								>
									{night === null ? (
										<span className="month-day">{day}</span>
									) : (
										<a href={hrefOf(date)} className="month-night">
											<span className="month-day">
												<span className="sr-only">{formatDate(date)}, </span>
												<span aria-hidden="true">{day}</span>
											</span>{" "}
											<NightLabel night={night} currency={currency} />
										</a>
									)}
								</td>
							);
						})}
					</tr>
				))}
			</tbody>
		</table>
	);
}
