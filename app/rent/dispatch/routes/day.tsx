import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatDate, isCalendarDate, wallClock } from "#app/common/calendar.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { carryOutAssignment } from "#app/rent/dispatch/assignment-request.server.ts";
import { DayBar } from "#app/rent/dispatch/day-bar.tsx";
import { readDayBoard } from "#app/rent/dispatch/day-board.server.ts";
import { DayTimeline } from "#app/rent/dispatch/day-timeline.tsx";
import { DayTotals } from "#app/rent/dispatch/day-totals.tsx";
import { UnassignedJobs } from "#app/rent/dispatch/unassigned-jobs.tsx";
import { MovesNav } from "#app/rent/moves-nav.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";
import { LiveAsOf, LiveEnded } from "#app/ui/hydrated/live-messages.tsx";
import { SoftNavigation } from "#app/ui/hydrated/soft-navigation.tsx";
import { useLive } from "#app/ui/hydrated/use-live.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = {
	subject: "staff",
	hydrate: true,
	live: true,
	wide: true,
	refreshAfter: 60,
};
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(`Moves on ${data ? formatDate(data.date) : "a day"}`) },
];

/** The date in the path; others have no board. */
function readDay({ date = "" }: { date?: string | undefined }): string {
	if (isCalendarDate(date)) return date;
	throw json(null, { status: 404 });
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const date = readDay(params);
	const clock = wallClock(new Date(), market.timeZone);
	return json({
		...(await readDayBoard(db, { date })),
		...{ date, previous: addDays(date, -1), next: addDays(date, 1) },
		...{ today: clock.date, asOf: clock.time },
	});
}

export const clientLoader = keepLast();
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	return carryOutAssignment(request, person, `/trucking-dashboard/day/${readDay(params)}`);
}

export default function Day() {
	const { date, today, asOf, vehicles, unassigned, totals, ...days } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const live = useLive("moving_bookings");
	const here = `/trucking-dashboard/day/${date}`;
	const day = formatDate(date, Number(today.slice(0, 4)));
	return (
		<SoftNavigation within="/trucking-dashboard">
			<LiveEnded live={live} here={here} />
			<MovesNav here="/trucking-dashboard/day" />
			<PageHeading title={`Moves on ${day}`} action={<LiveAsOf live={live} asOf={asOf} here={here} />} />
			<DayBar date={date} today={today} {...days} />
			<DayTotals totals={totals} />
			<UnassignedJobs jobs={unassigned} lastResult={lastResult} />
			{vehicles.length > 0 ? (
				<DayTimeline vehicles={vehicles} day={day} time={date === today ? asOf : null} />
			) : (
				<EmptyState
					title="No vehicles yet"
					action={<ButtonLink href="/trucking-dashboard/vehicles/new">Add vehicle</ButtonLink>}
				>
					Jobs are assigned to vehicles and drivers.
				</EmptyState>
			)}
		</SoftNavigation>
	);
}
