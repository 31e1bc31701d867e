import { partyOf, readSeller } from "#app/common/market/sellers.server.ts";
import { recordCommission } from "#app/travel/commission/ledger.server.ts";
import { makeStatements } from "#app/travel/commission/make-statements.server.ts";
import { saveHotelRate } from "#app/travel/commission/rates.server.ts";
import { settleStatement } from "#app/travel/commission/settle-statement.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { DAY_MS } from "#demo/demo-time.ts";
import type { StoredHotel } from "./store-hotels.ts";

/** As in the demo’s settings, in basis points. */
export const DEMO_COMMISSION_RATE = 1_500;

/** Bookings of the demo have a commission since this many days. */
const SINCE_DAYS = 130;

/** The commission rate of a stay that is booked at this time, in basis points. */
export const demoRateAt = (bookedAt: Date, { isWalkIn, now }: { isWalkIn: boolean; now: Date }): number =>
	isWalkIn || bookedAt.getTime() < now.getTime() - SINCE_DAYS * DAY_MS ? 0 : DEMO_COMMISSION_RATE;

/** How long after its month a statement is made, and settled. */
const MADE_AFTER_MS = 0.6 * DAY_MS;
const SETTLED_AFTER_MS = 12 * DAY_MS;
/** Those of the last month are due, or overdue, when the demo is started. */
const DUE_DAYS = 14;

type Making = { superId: number; now: Date };

/**
 * Adds the commission of past stays and makes the statements of past months as the site’s job would have made them.
 * One hotel of the demo’s owner has a rate of its own.
 */
export async function storeStatements(
	db: Database,
	hotels: readonly StoredHotel[],
	{ superId, now }: Making,
): Promise<void> {
	await recordPastCommission(db, hotels);
	const seller = await readSeller(db, { key: "market" });
	const market = seller ? partyOf(seller) : { name: "Meeha", address: [] };
	const days = statementDates(now).filter((made) => made <= now);
	for (const made of days) {
		await makeStatements(db, { market, dueDays: DUE_DAYS, now: made });
		const settled = new Date(made.getTime() + SETTLED_AFTER_MS);
		// Some of the last month are open.
		if (made !== days.at(-1)) await settle(db, hotels, { superId, now: settled });
		else if (settled <= now) await settle(db, hotels, { superId, now: settled, isLastMonth: true });
	}
	const [own] = hotels.filter(({ owner, status }) => owner === "omar" && !status);
	const change = { rate: 1_250, defaultRate: DEMO_COMMISSION_RATE, expectedVersion: 0, actorId: superId };
	if (own)
		await saveHotelRate(db, { ...change, hotelId: own.id, now: new Date(now.getTime() - DAY_MS / 24) });
}

/** Adds the commission of stays that were written without the rules, in the order in which they ended. */
async function recordPastCommission(db: Database, hotels: readonly StoredHotel[]): Promise<void> {
	const zones = new Map(hotels.map(({ id, city }) => [id, city.timeZone]));
	const past = await db
		.selectFrom("bookings")
		.selectAll()
		.where("status", "in", ["checked_out", "no_show"])
		.where("commission_rate", ">", 0)
		.where("id", "not in", (eb) => eb.selectFrom("commission_entries").select("booking_id"))
		.orderBy("updated_at")
		.orderBy("id")
		.execute();
	await transact(db, async (trx) => {
		for (const booking of past) {
			const timeZone = zones.get(booking.hotel_id) ?? "UTC";
			await recordCommission(trx, { booking, timeZone, now: new Date(booking.updated_at) });
		}
	});
}

/** Settles all open statements of these hotels; of the last month two in three. */
async function settle(
	db: Database,
	hotels: readonly StoredHotel[],
	{ superId, now, isLastMonth = false }: Making & { isLastMonth?: boolean },
): Promise<void> {
	const open = await db
		.selectFrom("commission_statements")
		.select(["id", "month"])
		.where(
			"hotel_id",
			"in",
			hotels.map(({ id }) => id),
		)
		.where("settled_at", "is", null)
		.where("balance", "<>", 0)
		.orderBy("id")
		.execute();
	for (const { id, month } of open) {
		if (isLastMonth && id % 3 === 0) continue;
		const reference = `SEPA ${month.replace("-", "")}-${id}`;
		await settleStatement(db, { statementId: id, expectedVersion: 1, reference, actorId: superId, now });
	}
}

/** When statements of the last six months are made, the oldest first. */
function statementDates(now: Date): Date[] {
	const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
	const ends = [5, 4, 3, 2, 1, 0].map((before) => Date.UTC(year, month - before, 1));
	return ends.map((end) => new Date(end + MADE_AFTER_MS));
}
