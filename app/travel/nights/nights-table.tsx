import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ShortMoney } from "#app/ui/receipt/price.tsx";
import { WEEKDAY_KEYS, weekdaysOf } from "./nights-form.ts";
import type { CalendarNight, Weeks } from "./read-month.server.ts";
import "./nights.css";

type NightsTableProps = {
	caption: string;
	/** For tables whose heading says what they show. */
	isCaptionHidden?: boolean;
	weeks: Weeks;
	currency: string;
	/** `4`, or `4 Dec` where the caption does not name the month. */
	dayOf: (date: string) => string | number;
	today?: string;
	/** The URL that selects a date in a form. */
	hrefOf?: (date: string) => string;
	chosen?: { from: string; to: string };
};

const stateOf = (night: CalendarNight | null) =>
	night === null ? "none" : night.isClosed ? "closed" : night.left <= 0 ? "full" : "open";

/** The nights of a room by week. */
export function NightsTable({ caption, isCaptionHidden, weeks, ...shown }: NightsTableProps) {
	return (
		<div className="nights">
			<table>
				<caption className={isCaptionHidden ? "sr-only" : undefined}>{caption}</caption>
				<thead>
					<tr>
						{weekdaysOf(weeks[0]?.map((day) => day?.date)).map((day) => (
							<th key={day} scope="col">
								{t.nightsTable.weekdays[day]}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{weeks.map((week) => (
						<tr key={week.find((day) => day !== null)?.date}>
							{week.map((day, at) =>
								day ? (
									<Day key={day.date} day={day} {...shown} />
								) : (
									<td key={WEEKDAY_KEYS[at]} aria-hidden="true" />
								),
							)}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

type DayProps = Omit<NightsTableProps, "caption" | "weeks"> & { day: NonNullable<Weeks[number][number]> };

function Day({ day: { date, night }, currency, dayOf, today, hrefOf, chosen }: DayProps) {
	const isChosen = chosen && date >= chosen.from && date <= chosen.to;
	const number = (
		<span className="night-day font-bold">
			{hrefOf && night ? <span className="sr-only">{formatDate(date)}, </span> : null}
			<span aria-hidden={hrefOf && night ? "true" : undefined}>{dayOf(date)}</span>
		</span>
	);
	const Cell = hrefOf && night ? "a" : "div";
	return (
		<td
			data-state={stateOf(night)}
			aria-current={date === today ? "date" : undefined}
			data-chosen={isChosen ? "" : undefined}
			className="night"
		>
			<Cell href={hrefOf && night ? hrefOf(date) : undefined} className="night-facts">
				{number} {night ? <NightFacts night={night} currency={currency} /> : null}
			</Cell>
		</td>
	);
}

function NightFacts({ night, currency }: { night: CalendarNight; currency: string }) {
	const { left, total, isClosed, noArrival, noDeparture, isOwnPrice, isOwnMinStay, minStay } = night;
	return (
		<>
			<span className={isOwnPrice ? "font-bold" : undefined}>
				<ShortMoney minor={night.price} currency={currency} />
				{isOwnPrice ? <span className="sr-only"> {t.nightsTable.ownPrice}</span> : null}
			</span>{" "}
			<span className="night-note">
				{isClosed ? (
					<>
						<Icon name="ban" /> {t.nightsTable.closed}
					</>
				) : left <= 0 ? (
					t.nightsTable.full
				) : (
					<>
						{left}/{total}
						<span className="sr-only"> {t.nightsTable.left}</span>
					</>
				)}
			</span>{" "}
			{isOwnMinStay ? (
				<span className="night-note">
					{minStay}+ <span className="sr-only">{t.nightsTable.nights}</span>
					<span aria-hidden="true">n</span>
				</span>
			) : null}{" "}
			{noArrival ? (
				<span className="night-note">
					{t.nightsTable.noIn}
					<span className="sr-only"> {t.nightsTable.noArrivals}</span>
				</span>
			) : null}{" "}
			{noDeparture ? (
				<span className="night-note">
					{t.nightsTable.noOut}
					<span className="sr-only"> {t.nightsTable.noDepartures}</span>
				</span>
			) : null}
		</>
	);
}
