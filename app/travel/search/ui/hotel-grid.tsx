import type { Stay } from "#app/travel/nights/stay.ts";
import { hotelPath, stayQuery } from "#app/travel/search/hotel-path.ts";
import { WrittenMarkup } from "#app/ui/remembered-markup.tsx";
import { type HotelOnCard, hotelCardHtml } from "./hotel-card.tsx";

type HotelGridProps = {
	hotels: readonly HotelOnCard[];
	stay: Stay | null;
	nights: number | null;
	currency: string;
	as?: "h2" | "h3";
	firstCount?: number;
	columns?: 3 | 4;
};

/** Hotels as cards. */
export function HotelGrid({
	hotels,
	stay,
	nights,
	currency,
	as,
	firstCount = 0,
	columns = 3,
}: HotelGridProps) {
	if (hotels.length === 0) return null;
	const query = stay && stayQuery(stay);
	const cards = hotels.map((hotel, index) => {
		const card = { hotel, href: hotelPath(hotel.id, query), nights, rooms: stay?.rooms, currency, as };
		return `<li>${hotelCardHtml({ ...card, isFirst: index < firstCount })}</li>`;
	});
	return (
		<WrittenMarkup
			as="ul"
			className={`grid gap-x-4 gap-y-8 sm:grid-cols-2 lg:gap-x-6 ${columns === 4 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
			html={cards.join("")}
		/>
	);
}
