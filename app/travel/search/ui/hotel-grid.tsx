import type { Stay } from "#app/travel/nights/stay.ts";
import { hotelPath } from "#app/travel/search/hotel-path.ts";
import { HotelCard, type HotelOnCard } from "./hotel-card.tsx";

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
	return (
		<ul
			className={`grid gap-x-4 gap-y-8 sm:grid-cols-2 lg:gap-x-6 ${columns === 4 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
		>
			{hotels.map((hotel, index) => (
				<li key={hotel.id}>
					<HotelCard
						hotel={hotel}
						href={hotelPath(hotel.id, stay)}
						nights={nights}
						rooms={stay?.rooms}
						currency={currency}
						as={as}
						isFirst={index < firstCount}
					/>
				</li>
			))}
		</ul>
	);
}
