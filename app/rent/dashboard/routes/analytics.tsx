import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { nameOfClock, wallClock } from "#app/common/calendar.ts";
import { readPeriod } from "#app/common/forms/period.server.ts";
import { PeriodBar } from "#app/common/forms/period-bar.tsx";
import { formatSpan } from "#app/common/forms/period-choices.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { MoveCharts } from "#app/rent/dashboard/move-charts.tsx";
import { MOVE_DEFINITIONS, MOVE_FIGURE_ROWS } from "#app/rent/dashboard/move-figure-rows.ts";
import { moveFigures, readMoveFigures } from "#app/rent/dashboard/move-figures.server.ts";
import { MovesNav } from "#app/rent/moves-nav.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FigureDefinitions } from "#app/ui/charts/figure-definitions.tsx";
import { FigureStrip } from "#app/ui/charts/figure-strip.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InPlace } from "#app/ui/in-place.tsx";
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
			...{ daily: byDay(days), dailyBefore: byDay(daysBefore) },
			...{ choice: period.choice, typed, problem, today, asOf, timeZone, currency },
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
			<MovesNav here={PATH} />
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
