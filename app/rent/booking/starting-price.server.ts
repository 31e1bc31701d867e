import { findFirstFreeTime, findFreeTimes } from "#app/rent/fleet/free-times.server.ts";
import type { QuotableMove } from "#app/rent/rates/move-job.ts";
import { quoteMove } from "#app/rent/rates/quote-move.server.ts";
import type { Database } from "#db/client.ts";

type Clock = { timeZone: string; now: Date };

/** What a move on a date costs at least, before its time and addresses are known. */
type StartingPrice = {
	isFree: true;
	/** Minor units of the market's currency; null without a price. */
	total: number | null;
	/** The first time of the date at which a vehicle is free; null for a type without a limit. */
	firstTime: string | null;
};

/** No vehicle is free on the date. `nextDate` is the first later one with a free vehicle, within two weeks. */
type FullDate = { isFree: false; nextDate: string | null };

/**
 * The lowest price of a move on its date: by the rates, at the first time at which a vehicle is free, because later times
 * only add to it. The time of the move itself is not looked at, and the postal codes are enough in place of addresses.
 */
export async function findStartingPrice(
	db: Database,
	move: QuotableMove,
	{ country, ...clock }: { country: string } & Clock,
): Promise<StartingPrice | FullDate> {
	const { cells } = await quoteMove(db, move, { country });
	const wanted = { ...move, cells, booking_time: "00:00", ...clock };
	const { time, isLimited } = await findFirstFreeTime(db, wanted);
	if (time === undefined) {
		const [next] = await findFreeTimes(db, wanted);
		return { isFree: false, nextDate: next?.date ?? null };
	}
	const { quote } = await quoteMove(db, { ...move, booking_time: time }, { country });
	return { isFree: true, total: quote?.total ?? null, firstTime: isLimited ? time : null };
}
