import { formatCountOrMore, isMoreThanCounted } from "#app/common/lists/most-counted.ts";
import type { Arrival } from "#app/travel/desk/arrival.ts";
import { hotelDashboardPath } from "#app/travel/desk/hotel-dashboard-path.ts";
import { staffAction } from "#app/travel/desk/staff-actions.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import "./desk.css";

type List = { count: number; rows: Arrival[] };
type Agenda = Record<"pending" | "arrivals" | "late" | "departures" | "overdue" | "inHouse", List>;

type Titled = readonly [keyof Agenda, title: string, none: string];

const PENDING: Titled = ["pending", "Requests to answer", "No requests are waiting."];
/** Overdue bookings, shown below the others if there are any. */
const OVERDUE: readonly Titled[] = [
	["late", "Late arrivals", ""],
	["overdue", "Overdue departures", ""],
];
const TODAY: readonly Titled[] = [
	["arrivals", "Arrivals today", "No arrivals today."],
	["departures", "Departures today", "No departures today."],
	["inHouse", "In house", "No guests in house."],
];

/** The filters of the full list for each part of the agenda. */
const MORE: Record<keyof Agenda, Record<string, string>> = {
	pending: { status: "pending" },
	arrivals: { status: "confirmed", sort: "arrival" },
	late: { status: "confirmed", sort: "arrival" },
	departures: { status: "checked_in", sort: "arrival" },
	overdue: { status: "checked_in", sort: "arrival" },
	inHouse: { status: "checked_in", sort: "arrival" },
};

type AgendaProps = {
	agenda: Agenda;
	/** Masked; "" for all. */
	hotel: string;
	/** The hotels' date, as 2026-12-04; null when it differs between them. */
	day: string | null;
};

/** Today's tasks at the front desk, the most urgent first. Each row links to its booking. */
export function DeskAgenda({ agenda, hotel, day }: AgendaProps) {
	const ofHotel: Record<string, string> = hotel ? { hotel } : {};
	const filtersOf = (name: keyof Agenda) => ({
		...MORE[name],
		...(name === "arrivals" && day ? { from: day, to: day } : {}),
		...ofHotel,
	});
	const pressing = [PENDING, ...OVERDUE.filter(([name]) => agenda[name].count > 0)];
	const listOf = ([name, title, none]: Titled) => (
		<Card
			key={name}
			title={title}
			aside={<span className="text-lg font-bold tabular-nums">{formatCountOrMore(agenda[name].count)}</span>}
		>
			{agenda[name].rows.length === 0 ? (
				<p className="text-secondary">{none}</p>
			) : (
				<ul className="-my-2 divide-y divide-line">
					{agenda[name].rows.map((row) => (
						<ArrivalRow key={row.number} row={row} hotel={hotel} />
					))}
				</ul>
			)}
			{agenda[name].count > agenda[name].rows.length ? (
				<p className="mt-3">
					<a href={`/owner/manage-bookings?${new URLSearchParams(filtersOf(name))}`} className="link">
						{isMoreThanCounted(agenda[name].count)
							? "View all bookings"
							: `View all ${agenda[name].count} bookings`}
					</a>
				</p>
			) : null}
		</Card>
	);
	return (
		<div className="desk-lists mb-8">
			<div className="grid gap-5">{pressing.map(listOf)}</div>
			{TODAY.map(listOf)}
		</div>
	);
}

function ArrivalRow({ row, hotel }: { row: Arrival; hotel: string }) {
	const here = `/owner/manage-bookings/${row.number}`;
	const back = new URLSearchParams({ returnTo: hotelDashboardPath(hotel) });
	return (
		<li className="py-3">
			<a href={here} className="link font-semibold wrap-anywhere">
				{row.name}
			</a>
			<p className="text-sm wrap-anywhere">
				{row.room}, {row.guests}
				{hotel === "" ? `, ${row.hotel}` : ""}
			</p>
			<p className="text-sm text-secondary">{row.stay}</p>
			{row.until ? <p className="text-sm font-semibold">{row.until}</p> : null}
			{row.step ? (
				<p className="mt-2">
					<ButtonLink dense variant="plain" href={`${here}/${row.step}?${back}`}>
						<Icon name={staffAction(row.step).icon} /> {staffAction(row.step).menu}
						<span className="sr-only"> {row.name}</span>
					</ButtonLink>
				</p>
			) : null}
		</li>
	);
}
