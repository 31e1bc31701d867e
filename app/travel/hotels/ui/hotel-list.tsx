import { t } from "#app/common/language/messages.ts";
import { pictureUrl } from "#app/common/photos/pictures.ts";
import { countryName } from "#app/common/places/country-name.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import type { listHotels } from "#app/travel/hotels/own-hotels.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { HotelBadge } from "./hotel-frame.tsx";

type ListedHotel = Awaited<ReturnType<typeof listHotels>>["hotels"][number];

const columns: Column<ListedHotel>[] = [
	{
		key: "hotel",
		get title() {
			return t.yourHotels.hotel;
		},
		isLead: true,
		cell: (hotel) => (
			<div className="pictured flex items-center gap-3">
				<HotelThumb hash={hotel.image_hash} />
				<div className="min-w-0">
					<a href={hotelEditPath(hotel.id)} className="link font-semibold wrap-anywhere">
						{hotel.name}
					</a>
					<p className="text-secondary">
						{hotel.city}, {countryName(hotel.country)}
					</p>
				</div>
			</div>
		),
	},
	{
		key: "status",
		get title() {
			return t.yourHotels.status;
		},
		onPhone: "last",
		cell: (hotel) => <HotelBadge reviewStatus={hotel.reviewStatus} isArchived={hotel.archived_at !== null} />,
	},
	{
		key: "role",
		get title() {
			return t.yourHotels.role;
		},
		onPhone: "none",
		cell: ({ own_role }) => (own_role ? t.memberRoles[own_role].label : t.yourHotels.staff),
	},
	{
		key: "rooms",
		get title() {
			return t.yourHotels.rooms;
		},
		onPhone: "none",
		cell: (hotel) =>
			hotel.rooms === 0 ? (
				<span className="text-secondary">{t.yourHotels.noRooms}</span>
			) : (
				<span>{t.yourHotels.roomTypes({ count: hotel.rooms })}</span>
			),
	},
];

const hidden = (text: string) => <span className="sr-only">{text}</span>;

export function HotelList({ hotels }: { hotels: ListedHotel[] }) {
	return (
		<DataTable
			caption={t.yourHotels.title}
			columns={columns}
			rows={hotels}
			rowKey={({ id }) => id}
			actions={({ id, name, rooms }) => (
				<div className="flex flex-wrap justify-end gap-2">
					<ButtonLink href={hotelEditPath(id)} variant="plain" dense>
						{t.yourHotels.edit({ rest: hidden, hotel: name })}
					</ButtonLink>
					<ButtonLink
						href={
							rooms === 0
								? hotelEditPath(id).replace("list-new-hotel", "add-room")
								: `${hotelEditPath(id)}/rooms`
						}
						variant="plain"
						dense
					>
						{rooms === 0
							? t.yourHotels.addRoom({ rest: hidden, hotel: name })
							: t.yourHotels.roomsOf({ rest: hidden, hotel: name })}
					</ButtonLink>
				</div>
			)}
		/>
	);
}

export function HotelThumb({ hash }: { hash: string | null }) {
	return hash === null ? (
		<span className="flex aspect-4/3 w-16 flex-none items-center max-md:w-12 justify-center rounded-control bg-sunk text-secondary">
			<Icon name="image" />
		</span>
	) : (
		<img
			src={pictureUrl(hash, 160)}
			alt=""
			width={64}
			height={48}
			className="aspect-4/3 w-16 flex-none rounded-control bg-sunk object-cover max-md:w-12"
		/>
	);
}
