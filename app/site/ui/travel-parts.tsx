import type { ComponentProps } from "react";
import { aspectAverages } from "#app/reviews/review-aspects.ts";
import { AspectBars } from "#app/reviews/ui/aspect-bars.tsx";
import { HotelMap } from "#app/travel/map/ui/hotel-map.tsx";
import { PriceCalendar } from "#app/travel/search/ui/price-calendar.tsx";
import { PartsSection } from "./section.tsx";

const VIEW = { zoom: 13, x: 62_193, y: 50_246 };
const hotel = (id: number, name: string, price: number) => ({
	id,
	name,
	price,
	latitude: 38.7,
	longitude: -9.1,
});
const PINS: ComponentProps<typeof HotelMap>["map"]["pins"] = [
	{ left: 30, top: 8, hotel: hotel(1, "At the upper edge", 12_000) },
	{ left: 25, top: 45, hotel: hotel(2, "Casa Azul with a name that is too long for a pin", 123_400) },
	{
		left: 60,
		top: 60,
		hotels: [hotel(3, "Hotel Miramar", 9_000), hotel(4, "Pátio", 15_000)],
		closer: { ...VIEW, zoom: 14 },
	},
];

const party = { adults: 2, children: 0, rooms: 1 };
const DAYS = Array.from({ length: 31 }, (_, at) => `2026-12-${String(at + 1).padStart(2, "0")}`);
/** December 2026 begins on a Tuesday. */
const weeks = Array.from({ length: 5 }, (_, week) =>
	Array.from({ length: 7 }, (_, day) => DAYS[7 * week + day - 1] ?? null),
);
const months = [{ month: "2026-12", weeks }];
const nights = DAYS.map((date, at) => {
	if (at < 3) return { date, state: "closed" as const, price: null, shortest: null };
	if (at % 9 === 5) return { date, state: "full" as const, price: null, shortest: null };
	return {
		date,
		state: "open" as const,
		price: 9_000 + 500 * (at % 7),
		shortest: at % 9 === 4 ? null : 1 + (at % 3),
	};
});
const checkOuts = DAYS.slice(9, 16)
	.filter((_, at) => at !== 2)
	.map((date, at) => [date, 9_000 * (at + 1)] as const);
const calendar = { hotelId: 1, party, hasSpace: true, today: "2026-12-01", currency: "USD" };

/** A map with its kinds of pins and without hotels, aspects of ratings, and the price calendar in both steps. */
export function TravelParts() {
	const map = {
		view: VIEW,
		version: "none",
		attribution: { text: "Whose map it is", href: "/parts" },
		pins: PINS,
		inView: 4,
		shown: 4,
		placeless: 1,
	};
	const shared = {
		currency: "USD",
		hotelHref: () => "/parts",
		mapHref: () => "/parts",
		listHref: "/parts",
	};
	return (
		<>
			<PartsSection title="Hotel map">
				<div className="grid gap-6 md:grid-cols-2">
					<HotelMap {...shared} map={map} name="Hotels" nights={null} />
					<HotelMap
						{...shared}
						map={{ ...map, pins: [], inView: 0, shown: 0, placeless: 0 }}
						name="Elsewhere"
						nights={3}
					/>
				</div>
			</PartsSection>
			<PartsSection title="Ratings of aspects">
				<AspectBars
					aspects={aspectAverages({
						cleanliness_sum: 48,
						cleanliness_count: 10,
						location_sum: 1,
						location_count: 1,
						staff_sum: 50,
						staff_count: 10,
						value_sum: 0,
						value_count: 0,
					})}
				/>
			</PartsSection>
			<PartsSection title="Price calendar">
				<PriceCalendar
					{...calendar}
					checkIn={null}
					calendar={{ months, nights, checkOuts: null, before: null, after: "2027-01" }}
				/>
				<PriceCalendar
					{...calendar}
					checkIn="2026-12-09"
					calendar={{ months, nights: null, checkOuts, before: "2026-11", after: "2027-01" }}
				/>
				<PriceCalendar
					{...calendar}
					hasSpace={false}
					party={{ ...party, adults: 9 }}
					checkIn={null}
					calendar={{ months, nights: [], checkOuts: null, before: null, after: null }}
				/>
			</PartsSection>
		</>
	);
}
