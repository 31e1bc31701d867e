import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { formatCountOrMore, isMoreThanCounted } from "#app/common/lists/most-counted.ts";
import { hotelDashboardPath } from "#app/travel/desk/hotel-dashboard-path.ts";
import type { AgendaRow } from "#app/travel/stays/list/booking-row.ts";
import { staffAction } from "#app/travel/stays/list/staff-actions.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Agenda = Record<
	"pending" | "arrivals" | "late" | "departures" | "overdue" | "inHouse",
	{ count: number; rows: AgendaRow[] }
>;

/** `filters`: of the full list. */
type Titled = { name: keyof Agenda; filters: Record<string, string> };

const DUE_IN = { status: "confirmed", sort: "arrival" };
const STAYING = { status: "checked_in", sort: "arrival" };

const PENDING: Titled = {
	name: "pending",
	filters: { status: "pending" },
};
/** Overdue bookings, shown below the others if there are any. */
const OVERDUE: readonly Titled[] = [
	{ name: "late", filters: DUE_IN },
	{ name: "overdue", filters: STAYING },
];
const TODAY: readonly Titled[] = [
	{ name: "arrivals", filters: DUE_IN },
	{ name: "departures", filters: STAYING },
	{ name: "inHouse", filters: STAYING },
];

type AgendaProps = {
	agenda: Agenda;
	/** Masked; "" for all. */
	hotel: string;
	/** The hotels' date, as 2026-12-04; null when it differs between them. */
	day: string | null;
};

/** Today's tasks at the front desk, the most urgent first. Each row links to its booking. */
export function DeskAgenda({ agenda, hotel, day }: AgendaProps) {
	const pressing = [PENDING, ...OVERDUE.filter(({ name }) => agenda[name].count > 0)];
	const listOf = ({ name, filters }: Titled) => {
		const { count, rows } = agenda[name];
		const all = new URLSearchParams(filters);
		if (name === "arrivals" && day) {
			all.set("from", day);
			all.set("to", day);
		}
		if (hotel) all.set("hotel", hotel);
		return (
			<Card
				key={name}
				id={name}
				title={t.deskAgenda[name]}
				aside={<span className="text-lg font-bold tabular-nums">{formatCountOrMore(count)}</span>}
			>
				{rows.length === 0 ? (
					<p className="text-secondary">{t.deskAgenda.none[name]}</p>
				) : (
					<ul className="-my-2 divide-y divide-line">
						{rows.map((row) => (
							<ArrivalRow key={row.number} row={row} hotel={hotel} />
						))}
					</ul>
				)}
				{count > rows.length ? (
					<p className="mt-3">
						<a href={`/owner/manage-bookings?${all}`} className="link">
							{isMoreThanCounted(count) ? t.deskAgenda.viewMany : t.deskAgenda.viewAll({ count })}
						</a>
					</p>
				) : null}
			</Card>
		);
	};
	return (
		<>
			<nav aria-label={t.hotelDashboard.title} className="mb-4 print:hidden">
				<ul className="flex gap-x-4 overflow-x-auto text-sm whitespace-nowrap">
					{[...pressing, ...TODAY].map(({ name }) => (
						<li key={name}>
							<a
								href={`#${name}`}
								className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-1.5 no-underline hover:underline"
							>
								{t.deskAgenda[name]}
								<strong className="tabular-nums">{formatCountOrMore(agenda[name].count)}</strong>
							</a>
						</li>
					))}
				</ul>
			</nav>
			<div className="mb-8 gap-5 md:columns-2 *:mb-5 *:break-inside-avoid">
				{[...pressing, ...TODAY].map(listOf)}
			</div>
		</>
	);
}

function ArrivalRow({ row, hotel }: { row: AgendaRow; hotel: string }) {
	const here = `/owner/manage-bookings/${row.number}`;
	const back = new URLSearchParams({ returnTo: hotelDashboardPath(hotel) });
	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2">
			<div className="min-w-0 flex-[1_1_9.5rem]">
				<a href={here} className="link font-semibold wrap-anywhere">
					{row.name}
				</a>
				<p className="text-sm wrap-anywhere">
					{withCommas([row.room, row.guests, hotel === "" ? row.hotel : null])}
				</p>
				<p className="text-sm text-secondary">{row.stay}</p>
				{row.online ? <p className="text-sm">{row.online}</p> : null}
				{row.until ? <p className="text-sm font-semibold">{row.until}</p> : null}
				{row.due ? <p className="text-sm font-semibold">{t.deskAgenda.due({ amount: row.due })}</p> : null}
			</div>
			{row.steps.length > 0 || row.mayPay ? (
				<p className="flex flex-wrap gap-2">
					{row.steps.map((step) => (
						<ButtonLink key={step} dense variant="plain" href={`${here}/${step}?${back}`}>
							<Icon name={staffAction(step).icon} /> {t.staffActions[step].menu}
							<span className="sr-only"> {row.name}</span>
						</ButtonLink>
					))}
					{row.mayPay ? (
						<ButtonLink dense variant="plain" href={`${here}/payment?${back}`}>
							<Icon name="wallet" />{" "}
							{t.deskAgenda.recordPayment({
								rest: (text) => <span className="sr-only">{text}</span>,
								guest: row.name,
							})}
						</ButtonLink>
					) : null}
				</p>
			) : null}
		</li>
	);
}
