import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatDate, isCalendarDate, timeOnClock, wallClock } from "#app/common/calendar.ts";
import { formatShare } from "#app/common/format-figures.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { formatMoney } from "#app/common/money.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { carryOutAssignment } from "#app/rent/board/assignment-request.server.ts";
import { type DayBoard, readDayBoard } from "#app/rent/board/day-board.server.ts";
import { DayTimeline } from "#app/rent/board/ui/day-timeline.tsx";
import { UnassignedJobs } from "#app/rent/board/ui/unassigned-jobs.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import { DateField } from "#app/ui/form/text-field.tsx";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";
import { LiveAsOf, LiveEnded } from "#app/ui/hydrated/live-messages.tsx";
import { SoftNavigation } from "#app/ui/hydrated/soft-navigation.tsx";
import { useLive } from "#app/ui/hydrated/use-live.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = {
	subject: "staff",
	hydrate: true,
	live: true,
	wide: true,
	refreshAfter: 60,
};
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(data ? t.moveBoard.day.title({ day: formatDate(data.date) }) : t.moveBoard.day.anyDay) },
];

/** The date in the path; others have no board. */
function readDay({ date = "" }: { date?: string | undefined }): string {
	if (isCalendarDate(date)) return date;
	throw json(null, { status: 404 });
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const date = readDay(params);
	const now = new Date();
	const clock = wallClock(now, market.timeZone);
	return json({
		...(await readDayBoard(db, { date })),
		date,
		previous: addDays(date, -1),
		next: addDays(date, 1),
		today: clock.date,
		time: clock.time,
		asOf: timeOnClock(now, market.timeZone),
	});
}

export const clientLoader = keepLast();
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	return carryOutAssignment(request, person, `/trucking-dashboard/day/${readDay(params)}`);
}

export default function Day() {
	const { date, today, time, asOf, vehicles, unassigned, totals, ...days } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const live = useLive("moving_bookings");
	const here = `/trucking-dashboard/day/${date}`;
	const day = formatDate(date, Number(today.slice(0, 4)));
	return (
		<SoftNavigation within="/trucking-dashboard">
			<LiveEnded live={live} here={here} />
			<PageHeading
				title={t.moveBoard.day.title({ day })}
				isShort
				action={<LiveAsOf live={live} asOf={asOf} here={here} />}
			/>
			<DayBar date={date} today={today} {...days} />
			<DayTotals totals={totals} />
			<UnassignedJobs jobs={unassigned} lastResult={lastResult} />
			{vehicles.length > 0 ? (
				<DayTimeline vehicles={vehicles} day={day} time={date === today ? time : null} />
			) : (
				<EmptyState
					title={t.moveBoard.day.noVehiclesTitle}
					action={
						<ButtonLink href="/trucking-dashboard/vehicles/new">{t.moveBoard.day.addVehicle}</ButtonLink>
					}
				>
					{t.moveBoard.day.noVehicles}
				</EmptyState>
			)}
		</SoftNavigation>
	);
}

/** A day in figures. */
function DayTotals({ totals }: { totals: DayBoard["totals"] }) {
	const { jobs, hours, revenue, capacity } = totals;
	const figures: [string, string][] = [
		[t.moveBoard.day.jobs, String(jobs)],
		[t.moveBoard.day.hours, String(hours)],
		[
			t.moveBoard.day.revenue,
			revenue.map(({ amount, currency }) => formatMoney(amount, currency)).join(" + ") || "–",
		],
		[
			t.moveBoard.day.capacity,
			capacity && capacity.total > 0 ? formatShare(capacity.taken / capacity.total) : "–",
		],
	];
	return (
		<dl className="card mb-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-4 py-2.5 md:grid-cols-4">
			{figures.map(([name, value]) => (
				<div key={name} className="flex flex-wrap items-baseline gap-x-2 max-md:justify-between">
					<dt className="text-sm text-secondary">{name}</dt>
					<dd className="font-bold tabular-nums md:text-lg">{value}</dd>
				</div>
			))}
		</dl>
	);
}

type DayBarProps = { date: string; today: string; previous: string; next: string };

/** Leads to other days. */
function DayBar({ date, today, previous, next }: DayBarProps) {
	const to = (day: string) => `/trucking-dashboard/day/${day}`;
	const field = { ...plainField("day", { name: "date", value: date }), key: date };
	return (
		<div className="mb-3 flex flex-wrap items-end gap-2 print:hidden">
			<ButtonLink dense variant="plain" href={to(previous)}>
				<Icon name="left" /> <span className="max-md:sr-only">{t.moveBoard.day.previous}</span>
			</ButtonLink>
			<ButtonLink dense variant="plain" href={to(next)}>
				<span className="max-md:sr-only">{t.moveBoard.day.next}</span> <Icon name="right" />
			</ButtonLink>
			{date === today ? null : (
				<ButtonLink dense variant="plain" href={to(today)}>
					{t.moveBoard.day.today}
				</ButtonLink>
			)}
			<form method="get" action="/trucking-dashboard/day" className="flex items-end gap-2">
				<DateField field={field} label={<span className="sr-only">{t.words.date}</span>} className="" dense />
				<Button dense variant="plain">
					{t.moveBoard.day.go}
				</Button>
			</form>
		</div>
	);
}
