import { formatTenths } from "#app/common/format-figures.ts";
import { t } from "#app/common/language/messages.ts";
import type { aspectAverages } from "#app/reviews/review-aspects.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { ReviewAspect } from "#db/schema/common.ts";
import type { HotelAmenity } from "./hotel-amenities.ts";

type HotelFacts = {
	aspects: readonly ReturnType<typeof aspectAverages>[number][];
	amenities: readonly HotelAmenity[];
	free_until_days: number;
	late_fee_percent: number;
	payment: "at_hotel" | "deposit" | "full";
	confirmation: "instant" | "request";
};

type Highlight = { icon: IconName; text: string };

const RATED_ICONS: Record<ReviewAspect, IconName> = {
	cleanliness: "star",
	location: "pin",
	staff: "user",
	value: "star",
};

/** An aspect is a highlight from this average of this many ratings on. */
const GOOD_RATING = 4.5;
const ENOUGH_RATINGS = 5;
/** Days before check-in until which a free cancellation is worth a highlight. */
const LATE_ENOUGH = 7;
const SOUGHT: readonly HotelAmenity[] = ["breakfast", "pool", "beach", "parking", "spa", "gym"];
const MOST = 5;
const FEWEST = 3;

/** Three to five facts that speak for a hotel, the best first; none when there are fewer. */
export function hotelHighlights(hotel: HotelFacts): Highlight[] {
	const rated = hotel.aspects
		.filter(({ average, count }) => average >= GOOD_RATING && count >= ENOUGH_RATINGS)
		.toSorted((one, other) => other.average - one.average)
		.map(({ aspect, average }) => ({
			icon: RATED_ICONS[aspect],
			text: t.hotelPoints.rated[aspect]({ rating: formatTenths(average) }),
		}));
	const sought = SOUGHT.filter((key) => hotel.amenities.includes(key));
	const all: Highlight[] = [
		...rated.slice(0, 2),
		...freeCancellation(hotel),
		...sought.slice(0, 2).map((key) => ({ icon: "check", text: t.hotelAmenities[key] }) as const),
		...(hotel.payment === "at_hotel" ? [{ icon: "check", text: t.hotelPoints.payAtHotel } as const] : []),
		...(hotel.confirmation === "instant" ? [{ icon: "check", text: t.hotelPoints.instant } as const] : []),
	];
	return all.length < FEWEST ? [] : all.slice(0, MOST);
}

function freeCancellation({ late_fee_percent: fee, free_until_days: days }: HotelFacts): Highlight[] {
	if (fee > 0 && days > LATE_ENOUGH) return [];
	const { freeUntilCheckIn, freeUntilDay, freeUntilDays } = t.hotelPoints;
	const text = fee === 0 ? freeUntilCheckIn : days === 0 ? freeUntilDay : freeUntilDays({ count: days });
	return [{ icon: "check", text }];
}
