import { formatDate, formatMonth } from "#app/common/calendar.ts";
import { formatNights } from "#app/travel/nights/format-stay.ts";
import { WEEKDAYS } from "#app/travel/nights/nights-form.ts";
import {
	countNights,
	hotelPath,
	hotelPricesPath,
	partyQuery,
	type StayParty,
	stayQuery,
} from "#app/travel/nights/stay.ts";
import { formatParty } from "#app/travel/quotes/stay-form.ts";
import type { CalendarDay } from "#app/travel/search/price-calendar.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ShortMoney } from "#app/ui/receipt/price.tsx";
import calendarCssUrl from "./price-calendar.css?url";

type PriceCalendarProps = {
	hotelId: number;
	calendar: {
		/** Weeks, Monday first; null for a day of another month. */
		months: readonly { month: string; weeks: readonly (readonly (string | null)[])[] }[];
		/** While the check-in date is chosen. */
		nights: readonly CalendarDay[] | null;
		/** While the check-out date is chosen: dates with the total of the stay (minor units). */
		checkOuts: readonly (readonly [date: string, total: number])[] | null;
		before: string | null;
		after: string | null;
	};
	checkIn: string | null;
	party: StayParty;
	/** Whether any room has space for the party. */
	hasSpace: boolean;
	/** The hotel's date. */
	today: string;
	currency: string;
};

/** The prices of a hotel's nights. The first link chooses the check-in date, the second one the check-out date. */
export function PriceCalendar(props: PriceCalendarProps) {
	const { hotelId, calendar, checkIn, party, hasSpace, today } = props;
	const { months, nights, before, after } = calendar;
	const thisYear = Number(today.slice(0, 4));
	const toMonth = (month: string) => hotelPricesPath(hotelId, party, { month, checkIn });
	const change = `${hotelPath(hotelId, partyQuery(party))}#search`;
	if (!hasSpace)
		return (
			<div className="mt-6">
				<EmptyState
					title="No room has space for your party"
					icon="bed"
					action={
						<a href={change} className="btn">
							Change guests or rooms
						</a>
					}
				>
					You asked for {formatParty(party)}.
				</EmptyState>
			</div>
		);
	return (
		<section className="price-calendar">
			<link rel="stylesheet" href={calendarCssUrl} />
			<h2>{checkIn ? "Choose your check-out date" : "Choose your check-in date"}</h2>
			<p>
				{checkIn ? (
					<>
						Check-in {formatDate(checkIn, thisYear)}, {formatParty(party)}. Each price is the lowest total of
						the stay.{" "}
						<a href={hotelPricesPath(hotelId, party, { month: checkIn.slice(0, 7) })} className="link">
							Change check-in
						</a>
					</>
				) : (
					<>
						The lowest price of each night for {formatParty(party)}.{" "}
						<a href={change} className="link">
							Change guests
						</a>
					</>
				)}
			</p>
			<nav aria-label="Months">
				{before ? (
					<a href={toMonth(before)} rel="nofollow">
						<Icon name="left" /> Earlier months
					</a>
				) : null}{" "}
				{after ? (
					<a href={toMonth(after)} rel="nofollow">
						Later months <Icon name="right" />
					</a>
				) : null}
			</nav>
			<div>
				{months.map(({ month, weeks }) => (
					<table key={month}>
						<caption>{formatMonth(month)}</caption>
						<thead>
							<tr>
								{WEEKDAYS.map((day) => (
									<th key={day} scope="col">
										{day}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{weeks.map((week) => (
								<tr key={week.find((date) => date !== null)}>
									{week.map((date, at) => (
										<td key={WEEKDAYS[at]} aria-current={date === checkIn && date ? "date" : undefined}>
											{date ? <Day date={date} {...props} /> : null}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				))}
			</div>
			{nights ? (
				<p>
					{nights.some(({ state }) => state !== "open")
						? "Nights that are crossed out are sold out or closed."
						: null}
					{nights.some(({ shortest }) => shortest !== null && shortest > 1)
						? " “min” is the shortest stay that begins on that night."
						: null}
					{nights.some(({ state, shortest }) => state === "open" && shortest === null)
						? " On nights with a price and no frame you can stay, but not check in."
						: null}
				</p>
			) : null}
		</section>
	);
}

function Day({ date, calendar, ...props }: PriceCalendarProps & { date: string }) {
	const { nights, checkOuts } = calendar;
	if (checkOuts)
		return <CheckOut date={date} total={checkOuts.find(([on]) => on === date)?.[1]} {...props} />;
	const night = nights?.find((each) => each.date === date);
	if (!night) return number(date);
	return <Night night={night} {...props} />;
}

const number = (date: string) => Number(date.slice(8));

type Shown = Omit<PriceCalendarProps, "calendar">;

function Night({ night, hotelId, party, currency }: Shown & { night: CalendarDay }) {
	const { date, state, price, shortest } = night;
	if (price === null)
		return (
			<>
				<s>{number(date)}</s>
				<span className="sr-only">{state === "full" ? " sold out" : " closed"}</span>
			</>
		);
	const money = <ShortMoney minor={price} currency={currency} />;
	if (shortest === null)
		return (
			<>
				{number(date)} <span>{money}</span>
				<span className="sr-only"> no check-in</span>
			</>
		);
	return (
		<a href={hotelPricesPath(hotelId, party, { month: date.slice(0, 7), checkIn: date })} rel="nofollow">
			<Dated date={date} /> <span>{money}</span>
			{shortest > 1 ? (
				<small>
					{" "}
					min {shortest}
					<span className="sr-only"> nights</span>
				</small>
			) : null}
		</a>
	);
}

function CheckOut({
	date,
	total,
	hotelId,
	checkIn,
	party,
	currency,
}: Shown & { date: string; total: number | undefined }) {
	if (checkIn === null || date < checkIn) return number(date);
	if (date === checkIn)
		return (
			<>
				{number(date)} <small>Check-in</small>
			</>
		);
	if (total === undefined)
		return (
			<>
				<s>{number(date)}</s>
				<span className="sr-only"> no check-out</span>
			</>
		);
	const stay = { checkIn, checkOut: date, ...party };
	return (
		<a href={`${hotelPath(hotelId, stayQuery(stay))}#rooms`} rel="nofollow">
			<Dated date={date} />{" "}
			<span>
				<ShortMoney minor={total} currency={currency} />
			</span>
			<span className="sr-only"> for {formatNights(countNights(stay))}</span>
		</a>
	);
}

/** The day as a number; its whole date for screen readers. */
function Dated({ date }: { date: string }) {
	const [weekday, day, ...month] = formatDate(date).split(" ");
	return (
		<>
			<span className="sr-only">{weekday} </span>
			{day}
			<span className="sr-only"> {month.join(" ")},</span>
		</>
	);
}
