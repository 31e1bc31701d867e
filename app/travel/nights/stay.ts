import { weekdayOf } from "#app/common/calendar.ts";
import { maskId } from "#app/common/masked-id.ts";

/** A stay's check-in and check-out date at the hotel; the night of `checkOut` is not occupied. */
export type StayDates = { checkIn: string; checkOut: string };

/** The guests and rooms of a stay, for all rooms together. */
export type StayParty = {
	rooms: number;
	adults: number;
	children: number;
	/** Of the children whose ages are known, in years. */
	ages?: readonly number[] | undefined;
};

export type Stay = StayDates & StayParty;

type PartyRow = { rooms: number; adults: number; children: number; child_ages: string };

/** The guests and rooms of a booking. */
export const partyOfBooking = ({ rooms, adults, children, child_ages }: PartyRow): StayParty => ({
	rooms,
	adults,
	children,
	...(child_ages ? { ages: child_ages.split(",").map(Number) } : {}),
});

/** The dates of a row. */
export const datesOf = ({ check_in, check_out }: { check_in: string; check_out: string }): StayDates => ({
	checkIn: check_in,
	checkOut: check_out,
});

const DAY_MS = 24 * 60 * 60 * 1000;

/* Calendar dates have no time zone, so they are counted as days since 1970-01-01. A search without results
   counts thousands of them, and Temporal takes ten times as long. */

/** The number of days from 1970-01-01 to a date. Takes a valid `2026-12-04`; years 0001 to 9999. */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** The date this many days after 1970-01-01. */
export const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The number of nights between two dates; negative when they are reversed. */
export const countNights = ({ checkIn, checkOut }: StayDates): number => dayOf(checkOut) - dayOf(checkIn);

/** The dates of a stay's nights, in order. Calendar days: a night of 23 hours at a clock change is one. */
export function nightsOf(dates: StayDates): string[] {
	const first = dayOf(dates.checkIn);
	return Array.from({ length: Math.max(0, countNights(dates)) }, (_, days) => dateOfDay(first + days));
}

/** The nights of ascending dates as stays: one for each run of consecutive dates. */
export function staysOf(dates: readonly string[]): StayDates[] {
	const stays: StayDates[] = [];
	for (const date of dates) {
		const last = stays.at(-1);
		const checkOut = dateOfDay(dayOf(date) + 1);
		if (last?.checkOut === date) last.checkOut = checkOut;
		else stays.push({ checkIn: date, checkOut });
	}
	return stays;
}

/** The first date on which a stay that has begun can end: not before today, and after at least one night. */
export function earliestCheckOut({ checkIn, today }: { checkIn: string; today: string }): string {
	const second = dateOfDay(dayOf(checkIn) + 1);
	return second > today ? second : today;
}

/** Friday and Saturday night. */
export const isWeekendNight = (date: string): boolean => [5, 6].includes(weekdayOf(date));

/** A stay as URL fields. */
export const stayFields = ({ checkIn, checkOut, ...party }: Stay): [string, string][] => [
	["checkIn", checkIn],
	["checkOut", checkOut],
	...partyFields(party),
];

/** Guests and rooms as URL fields. */
const partyFields = ({ adults, children, ages = [], rooms }: StayParty): [string, string][] => [
	["adults", String(adults)],
	["children", String(children)],
	...(ages.length > 0 ? [["ages", String(ages)] as [string, string]] : []),
	["rooms", String(rooms)],
];

/** `adults=2&children=0&rooms=1` */
export const partyQuery = (party: StayParty): string => new URLSearchParams(partyFields(party)).toString();

/** `checkIn=2026-12-04&checkOut=…&adults=2&children=0&rooms=1` */
export const stayQuery = (stay: Stay): string => new URLSearchParams(stayFields(stay)).toString();

/** The path of a hotel and its rooms, for a stay, or a query of `stayQuery` or `partyQuery`, if there is one. */
export const hotelPath = (hotelId: number, stay?: Stay | string | null): string =>
	`/rooms/${maskId(hotelId)}${stay ? `?${typeof stay === "string" ? stay : stayQuery(stay)}` : ""}`;

/** The price calendar of a hotel for a party. `checkIn`: the chosen date; without it, the guest chooses one. */
export const hotelPricesPath = (
	hotelId: number,
	party: StayParty,
	{ month, checkIn }: { month?: string | undefined; checkIn?: string | null } = {},
): string =>
	`${hotelPath(hotelId)}/prices?${month ? `month=${month}&` : ""}${checkIn ? `checkIn=${checkIn}&` : ""}${partyQuery(party)}`;

/** The page of a hotel's photo, from 1, which leads back to the hotel for a stay, as in `hotelPath`. */
export const hotelPhotoPath = (hotelId: number, number: number, stay?: Stay | string | null): string =>
	hotelPath(hotelId, stay).replace(/(?=\?|$)/, `/photos/${number}`);

/** The page of a photo of a review of a hotel, from 1, as `hotelPhotoPath`. */
export const hotelReviewPhotoPath = (
	hotelId: number,
	{ review, number, stay }: { review: string; number: number; stay?: Stay | string | null },
): string => hotelPath(hotelId, stay).replace(/(?=\?|$)/, `/reviews/${review}/photos/${number}`);

/** The page of all reviews of a hotel, which leads back to the hotel for a stay, as in `hotelPath`. */
export const hotelReviewsPath = (hotelId: number, stay?: Stay | string | null): string =>
	hotelPath(hotelId, stay).replace(/(?=\?|$)/, "/reviews");

/** The checkout of a room for a stay, at the standard rate or at that of a plan. */
export const checkoutRoomPath = (roomId: number, stay: Stay, planId: number | null = null): string =>
	`/checkout-room?room=${maskId(roomId)}${planId === null ? "" : `&rate=${maskId(planId)}`}&${stayQuery(stay)}`;
