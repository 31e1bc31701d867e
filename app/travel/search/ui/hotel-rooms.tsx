import type { ComponentProps } from "react";
import { t } from "#app/common/language/messages.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { countNights, hotelPath, hotelPricesPath } from "#app/travel/nights/stay.ts";
import { formatParty, missesAges, type StayForm } from "#app/travel/quotes/stay-form.ts";
import type { HotelView } from "#app/travel/search/read-hotel.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { HotelGrid } from "./hotel-grid.tsx";
import { NothingFree } from "./nothing-matches.tsx";
import priceDialogUrl from "./price-dialog.js?url";
import { type OkQuote, RoomCard, type RoomQuote } from "./room-card.tsx";
import { AgesMissing, StaySearch } from "./stay-search.tsx";

type HotelRoomsProps = {
	hotel: Pick<HotelView, "id" | "city" | "rooms">;
	/** Whether the price depends on the ages of children. */
	asksAges: boolean;
	form: StayForm;
	/** `rates`: at the rates beside the standard one. */
	offers: { roomId: number; quote: RoomQuote; rates: OkQuote[] }[];
	/** Why no room is available for the stay; null when one is. */
	why: ComponentProps<typeof NothingFree>["why"] | null;
	/** Other hotels of the city with a room for the stay, when this one has none. */
	similar: ComponentProps<typeof HotelGrid>["hotels"];
	/** The hotel's date. */
	today: string;
	/** When the page was made (ISO). */
	asOf: string;
	currency: string;
};

/** The rooms of a hotel, with prices once a stay is chosen. */
export function HotelRooms(props: HotelRoomsProps) {
	const { hotel, asksAges, form, offers, why, similar, today, asOf, currency } = props;
	const { stay } = form;
	const thisYear = Number(today.slice(0, 4));
	const quoted = hotel.rooms.map((room) => {
		const { quote = null, rates = [] } = offers.find(({ roomId }) => roomId === room.id) ?? {};
		return { room, quote, rates };
	});
	// The rooms that can be booked come first.
	const rooms = quoted.toSorted((a, b) => Number(b.quote?.ok ?? false) - Number(a.quote?.ok ?? false));
	return (
		<section id="rooms">
			<h2 className="text-xl">{t.hotelPage.rooms}</h2>
			{stay ? (
				<p className="mt-1 text-secondary">
					{formatStay(stay, thisYear)} · {formatParty(stay)}
				</p>
			) : null}
			<div id="search" className="card mt-4 mb-5 p-4">
				<StaySearch
					action={`${hotelPath(hotel.id)}#rooms`}
					form={form}
					today={today}
					button={t.hotelPage.check}
					asksAges={asksAges}
				/>
				<p className="mt-2">
					<a
						href={hotelPricesPath(hotel.id, form.party, { month: stay?.checkIn.slice(0, 7) })}
						rel="nofollow"
						className="link inline-flex min-h-6 items-center"
						data-dialog-script={priceDialogUrl}
					>
						{t.hotelPage.seePrices}
					</a>
				</p>
			</div>
			{stay && asksAges && missesAges(stay) ? <AgesMissing /> : null}
			{stay && why ? (
				<div className="mb-5">
					<NothingFree
						why={why}
						requestedStay={stay}
						hasRoomNames
						hrefOf={(other) => `${hotelPath(hotel.id, other)}#rooms`}
						thisYear={thisYear}
						currency={currency}
					/>
				</div>
			) : null}
			{stay && similar.length > 0 ? (
				<div className="mb-10">
					<h3 className="mb-4 text-lg">{t.hotelPage.othersInCity({ city: hotel.city })}</h3>
					<HotelGrid hotels={similar} stay={stay} nights={countNights(stay)} currency={currency} as="h4" />
				</div>
			) : null}
			{hotel.rooms.length === 0 ? (
				<EmptyState title={t.hotelPage.noRooms} icon="bed">
					{t.hotelPage.noRoomsText({ city: hotel.city })}
				</EmptyState>
			) : (
				<ul className="grid gap-4">
					{rooms.map(({ room, ...quotes }) => (
						<RoomCard key={room.id} room={room} stay={stay} {...quotes} asOf={asOf} currency={currency} />
					))}
				</ul>
			)}
		</section>
	);
}
