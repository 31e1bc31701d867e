import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate } from "#app/common/calendar.ts";
import { formatPercent } from "#app/common/format-figures.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { framedHotel } from "#app/travel/hotels/owned.ts";
import { hotelFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { offersPath } from "#app/travel/rooms/offer-form.ts";
import { type ListedOffer, listOffers } from "#app/travel/rooms/save-offer.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => {
	const { title, untitled } = t.hotelOffers.list;
	return [{ title: pageTitle(data ? title({ hotel: data.hotel.name }) : untitled) }];
};

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, person);
	const offers = await listOffers(db, { hotelId: hotel.id });
	return json({
		hotel: framedHotel(hotel),
		offers: offers.map((offer) => ({
			id: offer.id,
			name: offer.name,
			isActive: offer.is_active,
			gives: givenBy(offer),
			stays: staysOfOffer(offer),
		})),
	});
}

function givenBy({ percent, stay_nights, paid_nights }: ListedOffer): string {
	const { list } = t.hotelOffers;
	return percent === null
		? list.nights({ nights: stay_nights ?? 0, paid: paid_nights ?? 0 })
		: list.percent({ percent: formatPercent(percent) });
}

/** The conditions of an offer, one each. */
function staysOfOffer(offer: ListedOffer): string[] {
	const { list } = t.hotelOffers;
	const { min_nights, min_days_ahead, max_days_ahead, arrives_from, arrives_to, code } = offer;
	const conditions = [
		min_nights === null ? "" : list.minNights({ count: min_nights }),
		min_days_ahead === null ? "" : list.early({ count: min_days_ahead }),
		max_days_ahead === null ? "" : list.late({ count: max_days_ahead }),
		arrives_from === null ? "" : list.arrivesFrom({ date: formatDate(arrives_from) }),
		arrives_to === null ? "" : list.arrivesTo({ date: formatDate(arrives_to) }),
		code === null ? "" : list.code({ code }),
	].filter(Boolean);
	return conditions.length > 0 ? conditions : [list.any];
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

const columns = ({ hotel }: Data): Column<Data["offers"][number]>[] => [
	{
		key: "offer",
		title: t.hotelOffers.list.offer,
		isLead: true,
		cell: ({ id, name, isActive }) => (
			<>
				<a href={offersPath(hotelEditPath(hotel.id), id)} className="link font-semibold wrap-anywhere">
					{name}
				</a>
				{isActive ? null : <StatusBadge tone="grey" icon="ban" label={t.hotelOffers.list.off} />}
			</>
		),
	},
	{ key: "gives", title: t.hotelOffers.list.gives, cell: ({ gives }) => gives },
	{
		key: "stays",
		title: t.hotelOffers.list.stays,
		cell: ({ stays }) => stays.map((condition) => <p key={condition}>{condition}</p>),
	},
];

export default function Offers() {
	const data = useLoaderData<typeof loader>();
	const { hotel, offers } = data;
	const { list } = t.hotelOffers;
	const add = <ButtonLink href={`${offersPath(hotelEditPath(hotel.id))}/new`}>{list.add}</ButtonLink>;
	return (
		<HotelFrame hotel={hotel} here="/offers">
			<p className="mb-5 max-w-prose text-secondary">{list.intro}</p>
			{offers.length === 0 ? (
				<EmptyState title={list.none} icon="tag" action={add}>
					{list.noneText}
				</EmptyState>
			) : (
				<>
					<DataTable
						caption={list.title({ hotel: hotel.name })}
						columns={columns(data)}
						rows={offers}
						rowKey={({ id }) => id}
					/>
					<p className="mt-5">{add}</p>
				</>
			)}
		</HotelFrame>
	);
}
