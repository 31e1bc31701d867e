import { plural } from "#app/common/language/plural.ts";
export const obstacles = {
	full: ({ count }: { count: number }) =>
		plural(count, {
			one: `${count} room type is fully booked on at least one of these nights.`,
			other: `${count} room types are fully booked on at least one of these nights.`,
		}),
	fewer: ({ count, rooms }: { count: number; rooms: number }) =>
		plural(count, {
			one: `${count} room type has fewer than ${rooms} rooms available on at least one of these nights.`,
			other: `${count} room types have fewer than ${rooms} rooms available on at least one of these nights.`,
		}),
	/** “2 guests in 1 room”. */
	guests: ({ count, guests, rooms }: { count: number; guests: string; rooms: string }) =>
		plural(count, {
			one: `${count} room type has no space for ${guests} in ${rooms}.`,
			other: `${count} room types have no space for ${guests} in ${rooms}.`,
		}),
	minimum: ({ count }: { count: number }) =>
		plural(count, {
			one: `${count} room type asks for a longer stay if you arrive on that date.`,
			other: `${count} room types ask for a longer stay if you arrive on that date.`,
		}),
	maximum: ({ count }: { count: number }) =>
		plural(count, {
			one: `${count} room type takes shorter stays only.`,
			other: `${count} room types take shorter stays only.`,
		}),
	closed: ({ count }: { count: number }) =>
		plural(count, {
			one: `${count} room type is closed on at least one of these nights.`,
			other: `${count} room types are closed on at least one of these nights.`,
		}),
	days: ({ count }: { count: number }) =>
		plural(count, {
			one: `${count} room type takes no arrivals or departures on these dates.`,
			other: `${count} room types take no arrivals or departures on these dates.`,
		}),
	today: ({ count }: { count: number }) =>
		plural(count, {
			one: `It is too late to book ${count} room type for tonight.`,
			other: `It is too late to book ${count} room types for tonight.`,
		}),
};
