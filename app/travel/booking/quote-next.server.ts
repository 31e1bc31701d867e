import { quoteStay } from "#app/travel/quotes/quote-stay.server.ts";
import { quotedNights } from "#app/travel/quotes/read-sold-room.server.ts";
import type { Database } from "#db/client.ts";

/** Nights by room. */
export type NightsOfRooms = Map<number, Awaited<ReturnType<typeof quotedNights>>>;

/** Quotes the next of some rooms that are booked together: those before it have taken their nights. */
export async function quoteNext(
	db: Database,
	nightsOf: NightsOfRooms,
	query: Parameters<typeof quoteStay>[1],
) {
	const nights = nightsOf.get(query.roomId) ?? (await quotedNights(db, query));
	const quote = await quoteStay(db, { ...query, nights });
	const taken = quote.ok ? query.rooms : 0;
	nightsOf.set(
		query.roomId,
		nights.map((night) => ({ ...night, booked: night.booked + taken })),
	);
	return quote;
}
