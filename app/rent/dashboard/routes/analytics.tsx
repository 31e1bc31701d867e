import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { nameOfClock, wallClock } from "#app/common/calendar.ts";
import { type FigureRow, formatShare } from "#app/common/format-figures.ts";
import { readPeriod } from "#app/common/forms/period.server.ts";
import { formatSpan } from "#app/common/forms/period-choices.ts";
import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
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
export const meta: MetaFunction = () => [{ title: pageTitle(t.moveFigures.meta) }];

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
	const spans = t.moveFigures.spans({
		now: formatSpan(daily, today),
		before: formatSpan(dailyBefore, today),
	});
	return (
		<InPlace>
			<PageHeading
				title={t.moveFigures.title}
				sub={t.moveFigures.asOf({ spans, time: asOf, clock: nameOfClock(timeZone) })}
				action={
					<ButtonLink variant="plain" href={`${PATH}.csv?${span}`} className="print:hidden">
						<Icon name="download" /> {t.moveFigures.csv}
					</ButtonLink>
				}
			/>
			<PeriodBar path={PATH} choice={choice} typed={typed} problem={problem} today={today} />
			<FigureStrip rows={MOVE_FIGURE_ROWS} now={now} before={before} daily={daily} currency={currency} />
			<MoveCharts {...figures} />
			<FigureDefinitions
				definitions={[
					...moveDefinitions(),
					[t.moveFigures.definitions.days.term, t.moveFigures.definitions.days.text({ currency })],
				]}
			/>
		</InPlace>
	);
}

const MOVE_FIGURE_ROWS: readonly FigureRow<MoveFigures>[] = [
	{
		key: "moves",
		get label() {
			return t.moveFigures.name.moves;
		},
		kind: "amount",
		isGoodUp: true,
		show: formatCount,
	},
	{
		key: "revenue",
		get label() {
			return t.moveFigures.name.revenue;
		},
		kind: "amount",
		isGoodUp: true,
		show: formatMoney,
	},
	{
		key: "fees",
		get label() {
			return t.moveFigures.name.fees;
		},
		kind: "amount",
		isGoodUp: false,
		show: formatMoney,
	},
	{
		key: "cancelledShare",
		get label() {
			return t.moveFigures.name.cancelled;
		},
		kind: "share",
		isGoodUp: false,
		show: formatShare,
	},
	{
		key: "capacityShare",
		get label() {
			return t.moveFigures.name.capacity;
		},
		kind: "share",
		isGoodUp: true,
		show: formatShare,
	},
	{
		key: "onTimeShare",
		get label() {
			return t.moveFigures.name.onTime;
		},
		kind: "share",
		isGoodUp: true,
		show: formatShare,
	},
];

/** What each figure counts. */
const moveDefinitions = (): [string, string][] => {
	const { name, definitions } = t.moveFigures;
	return [
		[name.moves, definitions.moves],
		[name.revenue, definitions.revenue],
		[name.fees, definitions.fees],
		[name.cancelled, definitions.cancelled],
		[definitions.capacityByDay.term, definitions.capacityByDay.text],
		[definitions.capacityByVehicle.term, definitions.capacityByVehicle.text],
		[name.onTime, definitions.onTime],
	];
};
