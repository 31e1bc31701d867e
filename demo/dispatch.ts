import { unmaskId } from "#app/common/masked-id.ts";
import type { bookMove } from "#app/rent/booking/book-move.server.ts";
import { assignMove } from "#app/rent/dispatch/assign-move.server.ts";
import { readDispatchedMove } from "#app/rent/dispatch/dispatched-move.server.ts";
import { newJobLink } from "#app/rent/dispatch/job-link-request.server.ts";
import { UNKNOWN_JOB } from "#app/rent/move-job.ts";
import { parseMoveQuote, serializeMoveQuote } from "#app/rent/rates/agreed-quote.ts";
import { quoteMove } from "#app/rent/rates/quote-move.server.ts";
import type { Database } from "#db/client.ts";
import { pick } from "./random.ts";

type DemoMove = Parameters<typeof bookMove>[1];

/** The move with the price of its rate card, if there is one, as its customer agrees to it. */
export async function withPrice(db: Database, move: DemoMove): Promise<DemoMove> {
	const market = { country: "US", currency: "USD" };
	const quotable = { job: UNKNOWN_JOB, ...move };
	const { quote } = await quoteMove(db, quotable, market);
	const agreed = quote && parseMoveQuote(serializeMoveQuote(quote, quotable, move.now));
	return { ...move, pricing: { ...market, agreed } };
}

/** Assigns a booking to one of the vehicles and drivers that are free, if there are any. */
export async function assignFree(
	db: Database,
	{ number, random, adminId, now }: { number: string; random: () => number; adminId: number; now: Date },
): Promise<void> {
	const move = await readDispatchedMove(db, { number });
	const { vehicles = [], drivers = [] } = move?.offers ?? {};
	if (!move || vehicles.length === 0 || drivers.length === 0) return;
	const to = {
		vehicleId: unmaskId(pick(random, vehicles).value) ?? 0,
		driverId: unmaskId(pick(random, drivers).value) ?? 0,
	};
	const link = newJobLink();
	await assignMove(db, { number, to, expectedVersion: move.assignment_version, link, actorId: adminId, now });
}
