import { plural } from "#app/common/language/plural.ts";
export const roomErrors = {
	tooManyAdults: ({ sleeps }: { sleeps: number }) =>
		`The room sleeps ${sleeps}. Enter ${sleeps} adults or fewer.`,
	tooManyGuests: ({ sleeps }: { sleeps: number }) =>
		`The room sleeps ${sleeps}. Enter ${sleeps} guests or fewer.`,
	maxBelowMin: "The maximum stay must be at least the minimum stay.",
	name: "Enter the room’s name.",
	/** This and others like it stand in a sentence: “A name must be 150 characters or fewer.” */
	aName: "A name",
	aDescription: "A description",
	quantity: "Enter the number of rooms of this type.",
	beds: "Enter the beds, such as 1 double bed.",
	theBeds: "The beds",
	sleeps: "Enter how many guests the room sleeps.",
	maxAdults: "Enter the maximum number of adults.",
	guestsIncluded: "Enter how many guests the price includes.",
	aPrice: "A price",
	price: "Enter the price per night. It can be 0.",
	aWeekendPrice: "A weekend price",
	extraGuestPrice: "The price for an extra guest",
	minNights: "Enter the minimum stay, 1 night or more.",
	maxNights: "Enter the maximum stay, up to 90 nights.",
	size: "Enter the size in whole square metres, such as 24.",
	quantityRange: ({ min, max }: { min: string; max: string }) =>
		`The number of rooms is from ${min} to ${max}.`,
	guestsRange: ({ min, max }: { min: string; max: string }) =>
		`The number of guests is from ${min} to ${max}.`,
	adultsRange: ({ min, max }: { min: string; max: string }) =>
		`The number of adults is from ${min} to ${max}.`,
	minNightsRange: ({ min, max }: { min: string; max: string }) =>
		`The minimum stay is from ${min} to ${max} nights.`,
	maxNightsRange: ({ min, max }: { min: string; max: string }) =>
		`The maximum stay is from ${min} to ${max} nights.`,
	tooFewRooms: ({ nights, least }: { nights: string; least: number }) =>
		`More rooms than that are booked or blocked on ${nights}. Enter at least ${least}, or free those nights first.`,
	tooFewRoomsMore: ({ nights, count, least }: { nights: string; count: number; least: number }) =>
		plural(count, {
			one: `More rooms than that are booked or blocked on ${nights} and ${count} more night. Enter at least ${least}, or free those nights first.`,
			other: `More rooms than that are booked or blocked on ${nights} and ${count} more nights. Enter at least ${least}, or free those nights first.`,
		}),
};
