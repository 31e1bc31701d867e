import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate, wallClock } from "#app/common/calendar.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { DayCharts } from "#app/shop/analytics/day-charts.tsx";
import { FIGURE_ROWS } from "#app/shop/analytics/figure-rows.ts";
import { NeedsDoingNow } from "#app/shop/analytics/needs-doing-card.tsx";
import { readPeriod } from "#app/shop/analytics/period.server.ts";
import { PeriodBar } from "#app/shop/analytics/period-bar.tsx";
import { DEFINITIONS } from "#app/shop/analytics/period-labels.ts";
import { figuresOf, readDashboard } from "#app/shop/analytics/read-dashboard.server.ts";
import { SoldCharts } from "#app/shop/analytics/sold-charts.tsx";
import { DashboardNav } from "#app/shop/dashboard-nav.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FigureStrip } from "#app/ui/charts/figure-strip.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InPlace } from "#app/ui/in-place.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: "Shop dashboard – Meeha" }];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const { MARKET_TIME_ZONE: timeZone, MARKET_CURRENCY: currency } = env;
	const now = new Date();
	const { period, typed, problem } = readPeriod(new URL(request.url).searchParams, { timeZone, now });
	const dashboard = await readDashboard(db, { period, currency, now });
	const clock = wallClock(now, timeZone);
	const { madeAt } = dashboard.goods;
	return json(
		{
			...dashboard,
			daily: dashboard.days.map((day) => figuresOf([day])),
			choice: period.choice,
			typed,
			problem,
			today: clock.date,
			asOf: clock.time,
			goodsAsOf: madeAt === null ? null : wallClock(madeAt, timeZone).time,
			timeZone,
			currency,
		},
		{ status: problem ? 422 : 200 },
	);
}

export default function Dashboard() {
	const data = useLoaderData<typeof loader>();
	const { days, daysBefore, currency, today, typed } = data;
	const text = spanOf(days, today);
	const span = new URLSearchParams({ from: days[0]?.date ?? "", to: days.at(-1)?.date ?? "" });
	return (
		<InPlace>
			<DashboardNav here="/dashboard" />
			<PageHeading
				title="Shop dashboard"
				sub={`${text}, compared with ${spanOf(daysBefore, today)}. As of ${data.asOf}, ${data.timeZone.replaceAll("_", " ")}.`}
				action={
					<ButtonLink variant="plain" href={`/dashboard/days.csv?${span}`} className="print:hidden">
						<Icon name="download" /> Export CSV
					</ButtonLink>
				}
			/>
			<PeriodBar choice={data.choice} typed={typed} problem={data.problem} today={today} />
			<FigureStrip
				rows={FIGURE_ROWS}
				now={data.now}
				before={data.before}
				daily={data.daily}
				currency={currency}
			/>
			<NeedsDoingNow needs={data.needs} />
			<DayCharts days={days} daysBefore={daysBefore} currency={currency} />
			<SoldCharts goods={data.goods} asOf={data.goodsAsOf} currency={currency} />
			<section aria-labelledby="what-counts" className="text-sm text-secondary">
				<h2 id="what-counts" className="text-base">
					About these figures
				</h2>
				<dl className="definitions">
					{DEFINITIONS.map(([name, text]) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{text}</dd>
						</div>
					))}
					<div>
						<dt>Days and currency</dt>
						<dd>
							Days start at midnight in {data.timeZone.replaceAll("_", " ")}. Only orders in {currency} are
							included. Today is compared up to the current time of day.
						</dd>
					</div>
				</dl>
			</section>
		</InPlace>
	);
}

/** `Sat 24 Oct – Sat 21 Nov` */
function spanOf(days: readonly { date: string }[], today: string): string {
	const [first, last] = [days[0]?.date ?? today, days.at(-1)?.date ?? today];
	const thisYear = Number(today.slice(0, 4));
	return first === last
		? formatDate(first, thisYear)
		: `${formatDate(first, thisYear)} – ${formatDate(last, thisYear)}`;
}
