import { sql } from "kysely";
import { recordChange } from "#app/common/audit.server.ts";
import { formatCommissionRate } from "#app/common/commission-rate.ts";
import { type ChangedSince, changedSince } from "#app/common/latest-changes.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";

/** A hotel's own rate; undefined when it has the default of the settings. */
export const readHotelRate = (db: Database, { hotelId }: { hotelId: number }) =>
	db
		.selectFrom("commission_rates")
		.select(["rate", "version", "updated_at"])
		.where("hotel_id", "=", hotelId)
		.executeTakeFirst();

/** The rate for a new booking of a hotel, as an expression: its own, or else the default. In basis points. */
export const rateOfHotel = (hotelId: number, defaultRate: number) =>
	sql<number>`coalesce((select rate from commission_rates where hotel_id = ${hotelId}), ${sql.lit(defaultRate)})`;

type RateChange = {
	hotelId: number;
	/** Basis points. */
	rate: number;
	/** The default of the settings, for the history of the first change. */
	defaultRate: number;
	/** The version that the form showed; 0 for none. */
	expectedVersion: number;
	actorId: number;
	now: Date;
};

/**
 * Sets a hotel's rate for bookings that are made from then on; those that exist keep theirs. Refused when somebody
 * else has saved another rate since the form was opened. The caller checks that the hotel exists.
 */
export function saveHotelRate(db: Database, change: RateChange): Promise<{ ok: true } | ChangedSince> {
	return transact(db, async (trx) => {
		const { hotelId, rate, defaultRate, expectedVersion, actorId, now } = change;
		const before = await readHotelRate(trx, { hotelId });
		if (before?.rate === rate) return { ok: true };
		const subject = `commission ${hotelId}` as const;
		const at = now.toISOString();
		const saved = await trx
			.insertInto("commission_rates")
			.values({ hotel_id: hotelId, rate, version: 1, updated_at: at })
			.onConflict((conflict) =>
				conflict
					.column("hotel_id")
					.doUpdateSet((eb) => ({ rate, version: eb("commission_rates.version", "+", 1), updated_at: at }))
					.where("commission_rates.version", "=", expectedVersion),
			)
			.returning("version")
			.executeTakeFirst();
		if (!saved) return changedSince(trx, { record: subject, at: before?.updated_at ?? at });
		const detail = `${formatCommissionRate(before?.rate ?? defaultRate)} → ${formatCommissionRate(rate)}`;
		await recordChange(trx, { action: "commission rate", subject, actorId, detail, now });
		return { ok: true };
	});
}
