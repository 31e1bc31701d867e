import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { nameOfClock, wallClock } from "#app/common/calendar.ts";
import { readPeriod } from "#app/common/forms/period.server.ts";
import { formatSpan } from "#app/common/forms/period-choices.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { DayCharts } from "#app/shop/analytics/day-charts.tsx";
import { definitions, FIGURE_ROWS } from "#app/shop/analytics/figure-rows.ts";
import { NeedsDoingNow } from "#app/shop/analytics/needs-doing-card.tsx";
import { figuresOf, readDashboard } from "#app/shop/analytics/read-dashboard.server.ts";
import { SoldCharts } from "#app/shop/analytics/sold-charts.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FigureDefinitions } from "#app/ui/charts/figure-definitions.tsx";
import { FigureStrip } from "#app/ui/charts/figure-strip.tsx";
import { PeriodBar } from "#app/ui/charts/period-bar.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InPlace } from "#app/ui/live/in-place.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.shopFigures.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const { timeZone, currency } = market;
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
	const text = formatSpan(days, today);
	const span = new URLSearchParams({ from: days[0]?.date ?? "", to: days.at(-1)?.date ?? "" });
	return (
		<InPlace>
			<PageHeading
				title={t.shopFigures.title}
				sub={t.shopFigures.compared({
					days: text,
					before: formatSpan(daysBefore, today),
					at: data.asOf,
					clock: nameOfClock(data.timeZone),
				})}
				action={
					<ButtonLink variant="plain" href={`/dashboard/days.csv?${span}`} className="print:hidden">
						<Icon name="download" /> {t.shopFigures.exportCsv}
					</ButtonLink>
				}
			/>
			<PeriodBar path="/dashboard" choice={data.choice} typed={typed} problem={data.problem} today={today} />
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
			<FigureDefinitions
				definitions={[
					...definitions(),
					[
						t.shopFigures.daysAndCurrency,
						t.shopFigures.daysStart({ clock: nameOfClock(data.timeZone), currency }),
					],
				]}
			/>
		</InPlace>
	);
}
