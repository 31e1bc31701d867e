import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { formatExtraPrice } from "#app/travel/extras/extra-choices.ts";
import { listExtras } from "#app/travel/extras/read-extras.server.ts";
import { extrasPath } from "#app/travel/hotels/form/extra-form.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { framedHotel } from "#app/travel/hotels/owned.ts";
import { hotelFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: pageTitle(t.extras.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, person);
	const extras = await listExtras(db, { hotelId: hotel.id });
	return json({ hotel: framedHotel(hotel), extras, currency: market.currency });
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

const columns = ({ hotel, currency }: Data): Column<Data["extras"][number]>[] => [
	{
		key: "extra",
		title: t.extras.name,
		isLead: true,
		cell: ({ id, name, is_active }) => (
			<>
				<a href={extrasPath(hotelEditPath(hotel.id), id)} className="link font-semibold wrap-anywhere">
					{name}
				</a>{" "}
				{is_active ? null : <StatusBadge tone="grey" icon="ban" label={t.extras.off} />}
			</>
		),
	},
	{ key: "price", title: t.extras.amount, cell: (extra) => formatExtraPrice(extra, currency) },
	{ key: "perDay", title: t.extras.perDay, cell: ({ per_day }) => per_day ?? t.extras.anyNumber },
];

export default function Extras() {
	const data = useLoaderData<typeof loader>();
	const { hotel, extras } = data;
	const add = <ButtonLink href={`${extrasPath(hotelEditPath(hotel.id))}/new`}>{t.extras.add}</ButtonLink>;
	return (
		<HotelFrame hotel={hotel} here="/extras">
			<p className="mb-5 max-w-prose text-secondary">{t.extras.intro}</p>
			{extras.length === 0 ? (
				<EmptyState title={t.extras.empty} icon="tag" action={add}>
					{t.extras.emptyText}
				</EmptyState>
			) : (
				<>
					<DataTable
						caption={t.extras.titleOf({ hotel: hotel.name })}
						columns={columns(data)}
						rows={extras}
						rowKey={({ id }) => id}
					/>
					<p className="mt-5">{add}</p>
				</>
			)}
		</HotelFrame>
	);
}
