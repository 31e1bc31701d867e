import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate, isCalendarDate, timeOnClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { HotelChoice } from "#app/travel/desk/ui/hotel-choice.tsx";
import { readDeskMoney, sumDeskMoney } from "#app/travel/room-plan/cash-report.server.ts";
import { requireDeskHotel } from "#app/travel/room-plan/desk-hotel-request.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import { DateField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: pageTitle(t.cashReport.title) }];

/** Shows `?date=`, by default the hotel's today. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { url, hotel, hotels, today } = await requireDeskHotel(request);
	const asked = url.get("date") ?? "";
	const date = isCalendarDate(asked) ? asked : today;
	const timeZone = hotel?.time_zone ?? "UTC";
	const rows = hotel ? await readDeskMoney(db, { hotelId: hotel.id, timeZone, date }) : [];
	return json({
		hotels,
		hotel: hotel ? maskId(hotel.id) : "",
		date,
		shown: formatDate(date, Number(today.slice(0, 4))),
		previous: addDays(date, -1),
		next: date < today ? addDays(date, 1) : null,
		sums: sumDeskMoney(rows),
		rows: rows.map((row) => ({ ...row, at: timeOnClock(new Date(row.at), timeZone) })),
	});
}

export default function Cash() {
	const { hotels, hotel, date, shown, previous, next, sums, rows } = useLoaderData<typeof loader>();
	const to = (day: string, path = "/owner/cash") => `${path}?${new URLSearchParams({ hotel, date: day })}`;
	const who = (by: string | null) => by ?? "–";
	const field = { ...plainField("date", { name: "date", value: date }), key: date };
	return (
		<>
			<PageHeading
				title={t.cashReport.title}
				sub={shown}
				action={
					rows.length > 0 ? (
						<ButtonLink dense variant="plain" href={to(date, "/owner/cash.csv")}>
							<Icon name="download" /> CSV
						</ButtonLink>
					) : null
				}
			/>
			<HotelChoice hotels={hotels} chosen={hotel} path="/owner/cash" isOne />
			<div className="mb-4 flex flex-wrap items-end gap-2 print:hidden">
				<ButtonLink dense variant="plain" href={to(previous)}>
					<Icon name="left" /> {t.timeline.earlier}
				</ButtonLink>
				{next ? (
					<ButtonLink dense variant="plain" href={to(next)}>
						{t.timeline.later} <Icon name="right" />
					</ButtonLink>
				) : null}
				<form method="get" action="/owner/cash" className="flex items-end gap-2">
					<input type="hidden" name="hotel" value={hotel} />
					<DateField
						field={field}
						label={<span className="sr-only">{t.words.date}</span>}
						className=""
						dense
					/>
					<Button dense variant="plain">
						{t.hotelChoice.show}
					</Button>
				</form>
			</div>
			{rows.length === 0 ? (
				<EmptyState title={t.cashReport.none} icon="wallet">
					{t.cashReport.noneText}
				</EmptyState>
			) : (
				<div className="grid gap-6">
					<Card title={t.cashReport.sums}>
						<DataTable
							caption={t.cashReport.sums}
							rows={sums}
							rowKey={({ by, method, currency }) => `${by} ${method} ${currency}`}
							columns={[
								{
									key: "by",
									title: t.cashReport.person,
									isLead: true,
									cell: ({ by }) => <strong>{who(by)}</strong>,
								},
								{
									key: "method",
									title: t.cashReport.method,
									cell: ({ method }) => t.stayHistory.method[method],
								},
								{
									key: "received",
									title: t.cashReport.received,
									align: "end",
									cell: ({ received, currency }) => <Price amount={received} currency={currency} />,
								},
								{
									key: "givenBack",
									title: t.cashReport.givenBack,
									align: "end",
									cell: ({ givenBack, currency }) => <Price amount={givenBack} currency={currency} />,
								},
								{
									key: "total",
									title: t.words.total,
									align: "end",
									cell: ({ received, givenBack, currency }) => (
										<strong>
											<Price amount={received - givenBack} currency={currency} />
										</strong>
									),
								},
							]}
						/>
					</Card>
					<Card title={t.cashReport.payments}>
						<DataTable
							caption={t.cashReport.payments}
							rows={rows}
							rowKey={({ id }) => id}
							columns={[
								{
									key: "guest",
									title: t.words.guest,
									isLead: true,
									cell: ({ number, name }) => (
										<a className="link font-semibold wrap-anywhere" href={`/owner/manage-bookings/${number}`}>
											{name}
										</a>
									),
								},
								{ key: "at", title: t.words.time, cell: ({ at }) => at },
								{
									key: "method",
									title: t.cashReport.method,
									cell: ({ method }) => t.stayHistory.method[method],
								},
								{ key: "by", title: t.cashReport.person, cell: ({ by }) => who(by) },
								{
									key: "amount",
									title: t.words.amount,
									align: "end",
									cell: ({ amount, currency }) => <Price amount={amount} currency={currency} />,
								},
							]}
						/>
					</Card>
				</div>
			)}
		</>
	);
}
