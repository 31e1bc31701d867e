import { plural } from "#app/common/language/plural.ts";
export const hotelPoints = {
	payAtHotel: "Pay at the hotel",
	instant: "Instant confirmation",
	rated: {
		cleanliness: ({ rating }: { rating: string }) => `Guests rate cleanliness ${rating}`,
		location: ({ rating }: { rating: string }) => `Guests rate the location ${rating}`,
		staff: ({ rating }: { rating: string }) => `Guests rate the staff ${rating}`,
		value: ({ rating }: { rating: string }) => `Guests rate value for money ${rating}`,
	},
	freeUntilCheckIn: "Free cancellation until check-in",
	freeUntilDay: "Free cancellation until the day of check-in",
	freeUntilDays: ({ count }: { count: number }) =>
		plural(count, {
			one: `Free cancellation until ${count} day before check-in`,
			other: `Free cancellation until ${count} days before check-in`,
		}),
};
