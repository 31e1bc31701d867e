import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { framedHotel, roomEditPath } from "#app/travel/hotels/owned.ts";
import { hotelFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { ArchivedBadge, HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { HotelThumb } from "#app/travel/hotels/ui/hotel-list.tsx";
import { listRooms } from "#app/travel/rooms/list-rooms.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(data ? t.roomList.title({ hotel: data.hotel.name }) : t.roomList.untitled) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, person);
	const today = wallClock(new Date(), hotel.time_zone).date;
	return json({
		hotel: framedHotel(hotel),
		rooms: await listRooms(db, { hotelId: hotel.id, today }),
		currency: market.currency,
	});
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rooms"][number];

const columns = ({
	hotel,
	rooms,
	currency,
}: ReturnType<typeof useLoaderData<typeof loader>>): Column<Row>[] => [
	{
		key: "room",
		title: t.roomList.room,
		isLead: true,
		cell: (room) => (
			<div className="pictured flex items-center gap-3">
				<HotelThumb hash={room.image_hash} />
				<div className="min-w-0">
					<a href={roomEditPath(room.id)} className="link font-semibold wrap-anywhere">
						{room.name}
					</a>
					<p className="text-secondary">{t.roomList.beds({ beds: room.beds, sleeps: room.sleeps })}</p>
					{room.archived_at === null ? null : <ArchivedBadge />}
				</div>
			</div>
		),
	},
	{ key: "quantity", title: t.roomList.rooms, align: "end", onPhone: "none", cell: (room) => room.quantity },
	{
		key: "price",
		title: t.roomList.price,
		align: "end",
		cell: (room) => <Price amount={room.price} currency={currency} />,
	},
	{
		key: "booked",
		title: t.roomList.booked,
		align: "end",
		onPhone: "none",
		cell: (room) => Number(room.booked_nights),
	},
	{
		key: "order",
		title: t.roomList.order,
		onPhone: "last",
		cell: (room) => <Moves room={room} rooms={rooms} path={`${hotelEditPath(hotel.id)}/rooms`} />,
	},
];

/** The buttons that change the order guests see; archived rooms have none. */
function Moves({ room, rooms, path }: { room: Row; rooms: Row[]; path: string }) {
	const shown = rooms.filter(({ archived_at }) => archived_at === null);
	const at = shown.findIndex(({ id }) => id === room.id);
	if (at === -1) return null;
	return (
		<div className="flex gap-2">
			{at > 0 ? <Move room={room} path={path} to="up" /> : null}
			{at < shown.length - 1 ? <Move room={room} path={path} to="down" /> : null}
		</div>
	);
}

function Move({ room, path, to }: { room: Row; path: string; to: "up" | "down" }) {
	return (
		<PostForm action={`${path}/${maskId(room.id)}/position`}>
			<Button variant="quiet" dense name="to" value={to}>
				<Icon name={to === "up" ? "arrow-up" : "arrow-down"} />
				<span className="sr-only">
					{to === "up" ? t.roomList.moveUp({ room: room.name }) : t.roomList.moveDown({ room: room.name })}
				</span>
			</Button>
		</PostForm>
	);
}

export default function Rooms() {
	const data = useLoaderData<typeof loader>();
	const { hotel, rooms } = data;
	const add = <ButtonLink href={`/add-room/${maskId(hotel.id)}`}>{t.roomList.add}</ButtonLink>;
	return (
		<HotelFrame hotel={hotel} here="/rooms">
			{rooms.length === 0 ? (
				<EmptyState title={t.roomList.none} icon="bed" action={add}>
					{t.roomList.noneText}
				</EmptyState>
			) : (
				<>
					<DataTable
						caption={t.roomList.title({ hotel: hotel.name })}
						columns={columns(data)}
						rows={rooms}
						rowKey={({ id }) => id}
						actions={({ id, name }) => (
							<div>
								<ButtonLink href={`${roomEditPath(id)}/calendar`} variant="plain" dense>
									{t.roomList.calendar({
										rest: (text) => <span className="sr-only">{text}</span>,
										room: name,
									})}
								</ButtonLink>
							</div>
						)}
					/>
					<p className="mt-5">{add}</p>
				</>
			)}
		</HotelFrame>
	);
}
