import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatPercent } from "#app/common/format-figures.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { formatMoney } from "#app/common/money.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { framedHotel } from "#app/travel/hotels/owned.ts";
import { hotelFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { ratesPath } from "#app/travel/rooms/rate-form.ts";
import { listRates } from "#app/travel/rooms/save-rate.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(data ? t.rateList.title({ hotel: data.hotel.name }) : t.rateList.untitled) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, person);
	return json({
		hotel: framedHotel(hotel),
		rates: await listRates(db, { hotelId: hotel.id }),
		currency: market.currency,
	});
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>;
type Row = Data["rates"][number];

const columns = ({ hotel, currency }: Data): Column<Row>[] => [
	{
		key: "rate",
		title: t.rateList.rate,
		isLead: true,
		cell: ({ id, name, board, is_active }) => (
			<>
				<a href={ratesPath(hotelEditPath(hotel.id), id)} className="link font-semibold wrap-anywhere">
					{name}
				</a>
				{t.boards[board] ? <p className="text-secondary">{t.boards[board]}</p> : null}
				{is_active ? null : <StatusBadge tone="grey" icon="ban" label={t.rateList.off} />}
			</>
		),
	},
	{ key: "price", title: t.rateList.price, cell: (rate) => formatChange(rate, currency) },
	{
		key: "rooms",
		title: t.rateList.rooms,
		onPhone: "none",
		cell: ({ rooms }) => withCommas(rooms.map(({ name }) => name)),
	},
];

/** `10% lower`, `$5.00 a night higher` */
function formatChange({ adjustment, price_change }: Row, currency: string): string {
	if (price_change === 0) return t.rateList.same;
	const size = Math.abs(price_change);
	const by =
		adjustment === "percent"
			? formatPercent(size)
			: t.rateList.aNight({ amount: formatMoney(size, currency) });
	return price_change < 0 ? t.rateList.lower({ by }) : t.rateList.higher({ by });
}

export default function Rates() {
	const data = useLoaderData<typeof loader>();
	const { hotel, rates } = data;
	const add = <ButtonLink href={`${ratesPath(hotelEditPath(hotel.id))}/new`}>{t.rateList.add}</ButtonLink>;
	return (
		<HotelFrame hotel={hotel} here="/rates">
			<p className="mb-5 max-w-prose text-secondary">{t.rateList.intro}</p>
			{rates.length === 0 ? (
				<EmptyState title={t.rateList.none} icon="tag" action={add}>
					{t.rateList.noneText}
				</EmptyState>
			) : (
				<>
					<DataTable
						caption={t.rateList.title({ hotel: hotel.name })}
						columns={columns(data)}
						rows={rates}
						rowKey={({ id }) => id}
					/>
					<p className="mt-5">{add}</p>
				</>
			)}
		</HotelFrame>
	);
}
