import { formatDate, formatMonth } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatNights } from "#app/travel/nights/format-stay.ts";
import { WEEKDAY_KEYS, weekdaysOf } from "#app/travel/nights/nights-form.ts";
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
		/** Weeks; null for a day of another month. */
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
	/** Whether its price depends on ages of children that are not known. */
	asksAges?: boolean;
	/** Whether any room has space for the party. */
	hasSpace: boolean;
	/** The hotel's date. */
	today: string;
	currency: string;
};

/** The prices of a hotel's nights. The first link chooses the check-in date, the second one the check-out date. */
export function PriceCalendar(props: PriceCalendarProps) {
	const { hotelId, calendar, checkIn, party, asksAges, hasSpace, today } = props;
	const { months, nights, before, after } = calendar;
	const thisYear = Number(today.slice(0, 4));
	const toMonth = (month: string) => hotelPricesPath(hotelId, party, { month, checkIn });
	const change = `${hotelPath(hotelId, partyQuery(party))}#search`;
	if (!hasSpace)
		return (
			<div className="mt-6">
				<EmptyState
					title={t.priceCalendar.noSpace}
					icon="bed"
					action={
						<a href={change} className="btn">
							{t.priceCalendar.changeParty}
						</a>
					}
				>
					{t.priceCalendar.askedFor({ party: formatParty(party) })}
				</EmptyState>
			</div>
		);
	return (
		<section className="price-calendar">
			<link rel="stylesheet" href={calendarCssUrl} />
			<h2>{checkIn ? t.priceCalendar.chooseCheckOut : t.priceCalendar.chooseCheckIn}</h2>
			<p>
				{checkIn ? (
					<>
						{t.priceCalendar.checkOutIntro({
							date: formatDate(checkIn, thisYear),
							party: formatParty(party),
						})}{" "}
						<a href={hotelPricesPath(hotelId, party, { month: checkIn.slice(0, 7) })} className="link">
							{t.priceCalendar.changeCheckIn}
						</a>
					</>
				) : (
					<>
						{t.priceCalendar.checkInIntro({ party: formatParty(party) })}{" "}
						{asksAges ? `${t.staySearch.agesMissing} ` : null}
						<a href={change} className="link">
							{t.priceCalendar.changeGuests}
						</a>
					</>
				)}
			</p>
			<nav aria-label={t.priceCalendar.months}>
				{before ? (
					<a href={toMonth(before)} rel="nofollow">
						<Icon name="left" /> {t.priceCalendar.earlier}
					</a>
				) : null}{" "}
				{after ? (
					<a href={toMonth(after)} rel="nofollow">
						{t.priceCalendar.later} <Icon name="right" />
					</a>
				) : null}
			</nav>
			<div>
				{months.map(({ month, weeks }) => (
					<table key={month}>
						<caption>{formatMonth(month)}</caption>
						<thead>
							<tr>
								{weekdaysOf(weeks[0]).map((day) => (
									<th key={day} scope="col">
										{t.nightsTable.weekdays[day]}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{weeks.map((week) => (
								<tr key={week.find((date) => date !== null)}>
									{week.map((date, at) => (
										<td key={WEEKDAY_KEYS[at]} aria-current={date === checkIn && date ? "date" : undefined}>
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
					{[
						...(nights.some(({ state }) => state !== "open") ? [t.priceCalendar.crossedOut] : []),
						...(nights.some(({ shortest }) => shortest !== null && shortest > 1)
							? [t.priceCalendar.minText]
							: []),
						...(nights.some(({ state, shortest }) => state === "open" && shortest === null)
							? [t.priceCalendar.noFrame]
							: []),
					].join(" ")}
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
				<span className="sr-only">
					{" "}
					{state === "full" ? t.priceCalendar.soldOut : t.priceCalendar.closed}
				</span>
			</>
		);
	const money = <ShortMoney minor={price} currency={currency} />;
	if (shortest === null)
		return (
			<>
				{number(date)} <span>{money}</span>
				<span className="sr-only"> {t.priceCalendar.noCheckInDay}</span>
			</>
		);
	return (
		<a href={hotelPricesPath(hotelId, party, { month: date.slice(0, 7), checkIn: date })} rel="nofollow">
			<Dated date={date} /> <span>{money}</span>
			{shortest > 1 ? (
				<small>
					{" "}
					{t.priceCalendar.min({
						nights: shortest,
						rest: (text) => <span className="sr-only">{text}</span>,
					})}
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
				{number(date)} <small>{t.priceCalendar.checkIn}</small>
			</>
		);
	if (total === undefined)
		return (
			<>
				<s>{number(date)}</s>
				<span className="sr-only"> {t.priceCalendar.noCheckOut}</span>
			</>
		);
	const stay = { checkIn, checkOut: date, ...party };
	return (
		<a href={`${hotelPath(hotelId, stayQuery(stay))}#rooms`} rel="nofollow">
			<Dated date={date} />{" "}
			<span>
				<ShortMoney minor={total} currency={currency} />
			</span>
			<span className="sr-only">
				{" "}
				{t.priceCalendar.forNights({ nights: formatNights(countNights(stay)) })}
			</span>
		</a>
	);
}

/** The day as a number; its whole date for screen readers. */
function Dated({ date }: { date: string }) {
	return (
		<>
			<span className="sr-only">{formatDate(date)}, </span>
			<span aria-hidden="true">{number(date)}</span>
		</>
	);
}
