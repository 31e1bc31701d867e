import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";

/** A number of things, and how it is shown: "more than 1,000" of a list that nobody counted to the end. */
type Counted = { count: number; shown?: string };

/** Numbers of things, such as "3 nights". */
export const counts = {
	nights: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} night`, other: `${shown} nights` }),
	days: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} day`, other: `${shown} days` }),
	guests: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} guest`, other: `${shown} guests` }),
	rooms: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} room`, other: `${shown} rooms` }),
	hotels: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} hotel`, other: `${shown} hotels` }),
	products: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} product`, other: `${shown} products` }),
	items: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} item`, other: `${shown} items` }),
	units: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} unit`, other: `${shown} units` }),
	orders: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} order`, other: `${shown} orders` }),
	bookings: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} booking`, other: `${shown} bookings` }),
	stays: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} stay`, other: `${shown} stays` }),
	moves: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} move`, other: `${shown} moves` }),
	reviews: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} review`, other: `${shown} reviews` }),
	stars: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} star`, other: `${shown} stars` }),
	conversations: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} conversation`, other: `${shown} conversations` }),
	messages: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} message`, other: `${shown} messages` }),
	photos: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} photo`, other: `${shown} photos` }),
	rows: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} row`, other: `${shown} rows` }),
	changes: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} change`, other: `${shown} changes` }),
	customers: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} customer`, other: `${shown} customers` }),
	accounts: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} account`, other: `${shown} accounts` }),
	vehicles: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} vehicle`, other: `${shown} vehicles` }),
	documents: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} document`, other: `${shown} documents` }),
	variants: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} variant`, other: `${shown} variants` }),
	payments: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} payment`, other: `${shown} payments` }),
	statements: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} statement`, other: `${shown} statements` }),
	emails: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} email`, other: `${shown} emails` }),
	/** What is stored about a person. */
	restockRequests: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, {
			one: `${shown} request for a back-in-stock email`,
			other: `${shown} requests for back-in-stock emails`,
		}),
	invitations: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, {
			one: `${shown} invitation to the team of a hotel`,
			other: `${shown} invitations to teams of hotels`,
		}),
	emailsToYou: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} email we sent you`, other: `${shown} emails we sent you` }),
	roomBookings: ({ count, shown = formatCount(count) }: Counted) =>
		plural(count, { one: `${shown} room booking`, other: `${shown} room bookings` }),
};
