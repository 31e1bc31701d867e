import { plural } from "#app/common/language/plural.ts";
export const stayForm = {
	rooms: ({ max }: { max: number }) => `Choose 1 to ${max} rooms.`,
	noAdult: "Choose at least 1 adult.",
	adults: "Enter the number of adults as a number, such as 2.",
	children: "Enter the number of children as a number, such as 0.",
	ages: ({ max }: { max: number }) => `Enter each child’s age in whole years, from 0 to ${max}.`,
	checkIn: {
		missing: "Choose a check-in date.",
		invalid: "Enter a real date, such as 2026-12-04.",
		past: ({ date }: { date: string }) => `${date} is in the past. Choose today or a later date.`,
	},
	checkOut: {
		missing: "Choose a check-out date.",
		invalid: "Enter a real date, such as 2026-12-07.",
		noNight: "A stay has at least 1 night. Choose a later check-out date.",
		before: "Check-out must be after check-in.",
		tooLong: ({ nights, max }: { nights: number; max: number }) =>
			`That is ${nights} nights. A stay can have up to ${max}. Choose an earlier check-out date.`,
		tooFar: ({ last }: { last: string }) => `You can book rooms up to ${last}. Choose an earlier date.`,
	},
	tooManyGuests: ({ rooms, max }: { rooms: number; max: number }) =>
		plural(rooms, {
			one: `${rooms} room sleeps up to ${max} guests. Choose fewer guests or more rooms.`,
			other: `${rooms} rooms sleep up to ${max} guests. Choose fewer guests or more rooms.`,
		}),
};
