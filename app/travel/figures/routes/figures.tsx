import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type FigureRow, formatShare } from "#app/common/format-figures.ts";
import { formatSpan } from "#app/common/forms/period-choices.ts";
import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { market } from "#app/http/process/market.server.ts";
import { HotelChoice } from "#app/travel/desk/ui/hotel-choice.tsx";
import { HOUSE_ROWS } from "#app/travel/desk/ui/house-charts.tsx";
import { FigureTables, PaceTable } from "#app/travel/figures/figure-tables.tsx";
import { PACE_MONTHS, readAskedFigures } from "#app/travel/figures/figures-request.server.ts";
import {
	type HotelFigures,
	hotelDefinitions,
	hotelFiguresOf,
	nightFiguresOf,
} from "#app/travel/figures/hotel-figures.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FigureDefinitions } from "#app/ui/charts/figure-definitions.tsx";
import { FigureStrip } from "#app/ui/charts/figure-strip.tsx";
import { PeriodBar } from "#app/ui/charts/period-bar.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.hotelFigures.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const asked = await readAskedFigures(request);
	return json(
		{ ...asked, paceMonths: PACE_MONTHS, currency: market.currency },
		{ status: asked.problem ? 422 : 200 },
	);
}

const ROWS: readonly FigureRow<HotelFigures>[] = [
	...HOUSE_ROWS,
	{
		key: "rooms",
		get label() {
			return t.hotelFigures.available;
		},
		kind: "amount",
		isGoodUp: true,
		show: formatCount,
	},
	{
		key: "cancelled",
		get label() {
			return t.hotelFigures.cancelled;
		},
		kind: "amount",
		isGoodUp: false,
		show: formatCount,
	},
	{
		key: "cancelledShare",
		get label() {
			return t.hotelFigures.cancelledShare;
		},
		kind: "share",
		isGoodUp: false,
		show: formatShare,
	},
];

const PATH = "/owner/figures";

export default function Figures() {
	const { hotels, hotel, figures, currency, today, from, to, before, ...data } =
		useLoaderData<typeof loader>();
	const span = (dates: { from: string; to: string }) =>
		formatSpan([{ date: dates.from }, { date: dates.to }], today);
	const query = (change: Record<string, string>) =>
		new URLSearchParams({ hotel, from, to, months: String(data.months), ...change });
	if (!figures)
		return (
			<>
				<PageHeading title={t.hotelFigures.title} />
				<EmptyState
					title={t.hotelDashboard.noHotels}
					icon="bed"
					action={<ButtonLink href="/list-new-hotel">{t.hotelDashboard.addHotel}</ButtonLink>}
				>
					{t.hotelDashboard.noHotelsText}
				</EmptyState>
			</>
		);
	return (
		<>
			<PageHeading
				title={t.hotelFigures.title}
				sub={t.hotelFigures.compared({ span: span({ from, to }), before: span(before) })}
				action={
					<ButtonLink dense variant="plain" href={`${PATH}.csv?${query({})}`} className="print:hidden">
						<Icon name="download" /> CSV
					</ButtonLink>
				}
			/>
			<HotelChoice hotels={hotels} chosen={hotel} path={PATH} isOne />
			<PeriodBar
				path={PATH}
				fields={{ hotel, months: String(data.months) }}
				choice={data.choice}
				typed={data.typed}
				problem={data.problem}
				today={today}
			/>
			<FigureStrip
				rows={ROWS}
				now={hotelFiguresOf(figures.now)}
				before={hotelFiguresOf(figures.before)}
				daily={figures.days.map(nightFiguresOf)}
				currency={currency}
			/>
			<FigureTables tables={figures.tables} currency={currency} />
			<Card
				title={t.hotelFigures.pace}
				className="mb-6"
				aside={
					<nav aria-label={t.hotelFigures.pace} className="flex gap-1 print:hidden">
						{data.paceMonths.map((count) => (
							<a
								key={count}
								href={`${PATH}?${query({ months: String(count) })}`}
								aria-current={count === data.months ? "page" : undefined}
								className="period-link"
							>
								{t.hotelFigures.months({ count })}
							</a>
						))}
					</nav>
				}
			>
				<PaceTable pace={data.pace} currency={currency} />
			</Card>
			<FigureDefinitions definitions={hotelDefinitions()} />
		</>
	);
}
