import type { Stay } from "#app/travel/nights/stay.ts";
import { hotelPath, stayQuery } from "#app/travel/nights/stay.ts";
import { HotelCard, type HotelOnCard } from "./hotel-card.tsx";

type HotelGridProps = {
	hotels: readonly HotelOnCard[];
	stay: Stay | null;
	nights: number | null;
	currency: string;
	as?: "h2" | "h3" | "h4";
	firstCount?: number;
	/** On wide screens. */
	columns?: 2 | 3 | 4;
	/** For flexible dates: those in another year are written with it. */
	thisYear?: number;
	/** Only on a page with `ownHearts`. */
	hasHearts?: boolean;
};

const COLUMNS = { 2: "", 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" };

/** Hotels as cards. */
export function HotelGrid({
	hotels,
	stay,
	nights,
	currency,
	as,
	firstCount = 0,
	columns = 3,
	thisYear,
	hasHearts,
}: HotelGridProps) {
	if (hotels.length === 0) return null;
	const query = stay && stayQuery(stay);
	const hrefOf = ({ id, otherDates }: HotelOnCard) => hotelPath(id, otherDates?.stay ?? query);
	return (
		<ul className={`grid gap-x-4 gap-y-8 sm:grid-cols-2 lg:gap-x-6 ${COLUMNS[columns]}`}>
			{hotels.map((hotel, index) => (
				<li key={hotel.id}>
					<HotelCard
						hotel={hotel}
						href={hrefOf(hotel)}
						nights={nights}
						rooms={stay?.rooms}
						thisYear={thisYear}
						currency={currency}
						as={as}
						isFirst={index < firstCount}
						hasHeart={hasHearts}
					/>
				</li>
			))}
		</ul>
	);
}
