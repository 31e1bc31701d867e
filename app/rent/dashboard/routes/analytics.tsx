import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { nameOfClock, wallClock } from "#app/common/calendar.ts";
import { type FigureRow, formatShare } from "#app/common/format-figures.ts";
import { readPeriod } from "#app/common/forms/period.server.ts";
import { formatSpan } from "#app/common/forms/period-choices.ts";
import { formatCount } from "#app/common/language/format-count.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { formatMoney } from "#app/common/money.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { type MoveFigures, moveFigures, readMoveFigures } from "#app/rent/dashboard/move-figures.server.ts";
import { MoveCharts } from "#app/rent/dashboard/ui/move-charts.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FigureDefinitions } from "#app/ui/charts/figure-definitions.tsx";
import { FigureStrip } from "#app/ui/charts/figure-strip.tsx";
import { PeriodBar } from "#app/ui/charts/period-bar.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InPlace } from "#app/ui/live/in-place.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

const PATH = "/trucking-dashboard/analytics";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Analytics of moves") }];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const { timeZone, currency } = market;
	const clock = new Date();
	const { period, typed, problem } = readPeriod(new URL(request.url).searchParams, { timeZone, now: clock });
	const { days, daysBefore, ...figures } = await readMoveFigures(db, { period, currency });
	const { date: today, time: asOf } = wallClock(clock, timeZone);
	const byDay = (each: typeof days) => each.map((day) => ({ date: day.date, ...moveFigures([day]) }));
	return json(
		{
			...figures,
			daily: byDay(days),
			dailyBefore: byDay(daysBefore),
			choice: period.choice,
			typed,
			problem,
			today,
			asOf,
			timeZone,
			currency,
		},
		{ status: problem ? 422 : 200 },
	);
}

export default function Analytics() {
	const { choice, typed, problem, today, asOf, timeZone, ...figures } = useLoaderData<typeof loader>();
	const { now, before, daily, dailyBefore, currency } = figures;
	const span = new URLSearchParams({ from: daily[0]?.date ?? "", to: daily.at(-1)?.date ?? "" });
	const spans = `${formatSpan(daily, today)}, compared with ${formatSpan(dailyBefore, today)}`;
	return (
		<InPlace>
			<PageHeading
				title="Analytics"
				sub={`${spans}. As of ${asOf}, ${nameOfClock(timeZone)}.`}
				action={
					<ButtonLink variant="plain" href={`${PATH}.csv?${span}`} className="print:hidden">
						<Icon name="download" /> Export CSV
					</ButtonLink>
				}
			/>
			<PeriodBar path={PATH} choice={choice} typed={typed} problem={problem} today={today} />
			<FigureStrip rows={MOVE_FIGURE_ROWS} now={now} before={before} daily={daily} currency={currency} />
			<MoveCharts {...figures} />
			<FigureDefinitions
				definitions={[
					...MOVE_DEFINITIONS,
					[
						"Days and currency",
						`Every figure goes by the date of the move, and today includes the moves that are still to come. Only amounts in ${currency} are included.`,
					],
				]}
			/>
		</InPlace>
	);
}

const MOVE_FIGURE_ROWS: readonly FigureRow<MoveFigures>[] = [
	{ key: "moves", label: "Moves", kind: "amount", isGoodUp: true, show: formatCount },
	{ key: "revenue", label: "Revenue", kind: "amount", isGoodUp: true, show: formatMoney },
	{ key: "fees", label: "Cancellation fees", kind: "amount", isGoodUp: false, show: formatMoney },
	{ key: "cancelledShare", label: "Cancelled", kind: "share", isGoodUp: false, show: formatShare },
	{ key: "capacityShare", label: "Capacity used", kind: "share", isGoodUp: true, show: formatShare },
	{ key: "onTimeShare", label: "On time", kind: "share", isGoodUp: true, show: formatShare },
];

/** What each figure counts. */
const MOVE_DEFINITIONS: readonly (readonly [string, string])[] = [
	[
		"Moves",
		"Confirmed and delivered moves, by the date of the move. Requests that nobody has confirmed are excluded.",
	],
	[
		"Revenue",
		"The agreed prices of those moves. A price that the customer has not accepted yet does not count, and neither does a move without a price.",
	],
	[
		"Cancellation fees",
		"What customers owe for cancelling late, by the date of the move. Not part of the revenue.",
	],
	[
		"Cancelled",
		"Cancelled bookings as a share of all bookings for these dates. Rejected requests are excluded.",
	],
	[
		"Capacity used by day",
		"Booked share of the vehicles’ working hours. Dates before the first vehicle have no capacity.",
	],
	[
		"Capacity used by vehicle",
		"Share of the vehicle’s working hours with an assigned job, without its time out of service.",
	],
	[
		"On time",
		"Of the moves whose driver reported the arrival: those at which it was early or at most 15 minutes after the booked time.",
	],
];
