import { formatStay } from "#app/travel/nights/format-stay.ts";
import { hotelPath } from "#app/travel/search/hotel-path.ts";
import type { HotelView, RoomOffer } from "#app/travel/search/read-hotel.server.ts";
import { formatParty, type StayForm } from "#app/travel/search/stay-form.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { NothingFree, type NothingFreeProps } from "./nothing-free.tsx";
import { RoomCard } from "./room-card.tsx";
import { StaySearch } from "./stay-search.tsx";

type HotelRoomsProps = {
	hotel: Pick<HotelView, "id" | "city" | "rooms">;
	form: StayForm;
	offers: RoomOffer[];
	/** Why no room is available for the stay; null when one is. */
	why: NothingFreeProps["why"] | null;
	/** The hotel's date. */
	today: string;
	/** When the page was made (ISO). */
	asOf: string;
	currency: string;
};

/** The rooms of a hotel, with prices once a stay is chosen. */
export function HotelRooms({ hotel, form, offers, why, today, asOf, currency }: HotelRoomsProps) {
	const { stay } = form;
	const thisYear = Number(today.slice(0, 4));
	return (
		<section id="rooms" className="mt-10">
			<h2 className="text-xl">Rooms</h2>
			{stay ? (
				<p className="mt-1 text-secondary">
					{formatStay(stay, thisYear)} · {formatParty(stay)}
				</p>
			) : null}
			<div id="search" className="card mt-4 mb-5 p-4">
				<StaySearch action={`${hotelPath(hotel.id)}#rooms`} form={form} today={today} button="See prices" />
			</div>
			{stay && why ? (
				<div className="mb-5">
					<NothingFree
						why={why}
						requestedStay={stay}
						hrefOf={(other) => `${hotelPath(hotel.id, other)}#rooms`}
						thisYear={thisYear}
						currency={currency}
					/>
				</div>
			) : null}
			{hotel.rooms.length === 0 ? (
				<EmptyState title="No rooms available at the moment" icon="bed">
					Check back later, or choose another hotel in {hotel.city}.
				</EmptyState>
			) : (
				<ul className="grid gap-4">
					{hotel.rooms.map((room) => (
						<RoomCard
							key={room.id}
							room={room}
							stay={stay}
							quote={offers.find(({ roomId }) => roomId === room.id)?.quote ?? null}
							asOf={asOf}
							currency={currency}
						/>
					))}
				</ul>
			)}
		</section>
	);
}
