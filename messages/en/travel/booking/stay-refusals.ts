import { plural } from "#app/common/language/plural.ts";
export const stayRefusals = {
	notForSale: "This room is no longer available.",
	rateNotOffered: "This rate is not available for these dates. Choose another rate.",
	noNights: "Check-out must be after check-in.",
	past: ({ date }: { date: string }) => `${date} is in the past at the hotel. Choose a later date.`,
	tooLateToday: ({ until }: { until: string }) =>
		`The hotel takes bookings for tonight until ${until}, hotel time. Choose a later date.`,
	tooFar: ({ last }: { last: string }) => `You can book rooms up to ${last}. Choose earlier dates.`,
	/** `nights` is “3 nights”. */
	tooShort: ({ date, nights }: { date: string; nights: string }) => `Minimum stay from ${date}: ${nights}.`,
	tooLong: ({ nights }: { nights: string }) => `Maximum stay: ${nights}.`,
	noArrival: ({ date }: { date: string }) => `No check-in on ${date}.`,
	noDeparture: ({ date }: { date: string }) => `No check-out on ${date}.`,
	closed: ({ dates }: { dates: string }) => `Closed on ${dates}.`,
	full: ({ dates }: { dates: string }) => `Fully booked on ${dates}.`,
	/** `rooms` is “3 rooms”. */
	fewer: ({ rooms, dates }: { rooms: string; dates: string }) => `Fewer than ${rooms} available on ${dates}.`,
	dates: ({ shown, last }: { shown: string; last: string }) => `${shown} and ${last}`,
	tooManyGuests: ({ limit, rooms }: { limit: number; rooms: string }) =>
		plural(limit, {
			one: `Up to ${limit} guest in ${rooms}. Choose more rooms.`,
			other: `Up to ${limit} guests in ${rooms}. Choose more rooms.`,
		}),
	tooManyAdults: ({ limit, rooms }: { limit: number; rooms: string }) =>
		plural(limit, {
			one: `Up to ${limit} adult in ${rooms}. Choose more rooms.`,
			other: `Up to ${limit} adults in ${rooms}. Choose more rooms.`,
		}),
	moreDates: ({ dates, count }: { dates: string; count: number }) =>
		plural(count, { one: `${dates} and ${count} more night`, other: `${dates} and ${count} more nights` }),
};
