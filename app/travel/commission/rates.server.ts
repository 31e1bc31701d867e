import type { Transaction } from "kysely";
import { type ChangedSince, changedSince, recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { typedCommissionRate } from "#app/common/market/commission-rate.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

/** A hotel's own rate; undefined when it has the default of the settings. */
export const readHotelRate = (db: Database, { hotelId }: { hotelId: number }) =>
	db
		.selectFrom("commission_rates")
		.select(["rate", "version", "updated_at"])
		.where("hotel_id", "=", hotelId)
		.executeTakeFirst();

type RateChange = {
	hotelId: number;
	/** Basis points; null for the default. */
	rate: number | null;
	/** The default of the settings, for the history of the first change. */
	defaultRate: number;
	/** The version that the form showed; 0 for none. */
	expectedVersion: number;
	actorId: number;
	now: Date;
};

/**
 * Sets a hotel's rate, or the default, for bookings that are made from then on; those that exist keep theirs. Refused when somebody
 * else has saved another rate since the form was opened. The caller checks that the hotel exists.
 */
export function saveHotelRate(db: Database, change: RateChange): Promise<{ ok: true } | ChangedSince> {
	return transact(db, async (trx) => {
		const { hotelId, rate, defaultRate, expectedVersion, actorId, now } = change;
		const before = await readHotelRate(trx, { hotelId });
		if ((before?.rate ?? null) === rate) return { ok: true };
		const subject = `commission ${hotelId}` as const;
		const at = now.toISOString();
		const isSaved = await writeRate(trx, { hotelId, rate, expectedVersion, at });
		if (!isSaved) return changedSince(trx, { subject, at: before?.updated_at ?? at, actorId });
		const stored = (each: number | null | undefined) => `${typedCommissionRate(each ?? defaultRate)}%`;
		const detail = storeText("became", { from: stored(before?.rate), to: stored(rate) });
		await recordChange(trx, { action: "commission rate", subject, actorId, detail, now });
		return { ok: true };
	});
}

/** Writes the rate if its version is still the expected one. Without a row, a hotel has the default. */
async function writeRate(
	trx: Transaction<Schema>,
	{
		hotelId,
		rate,
		expectedVersion,
		at,
	}: { hotelId: number; at: string } & Pick<RateChange, "rate" | "expectedVersion">,
): Promise<boolean> {
	if (expectedVersion === 0) {
		if (rate === null) return false;
		const added = await trx
			.insertInto("commission_rates")
			.values({ hotel_id: hotelId, rate, version: 1, updated_at: at })
			.onConflict((conflict) => conflict.column("hotel_id").doNothing())
			.returning("version")
			.executeTakeFirst();
		return added !== undefined;
	}
	const of = { hotel_id: hotelId, version: expectedVersion };
	const written =
		rate === null
			? await trx
					.deleteFrom("commission_rates")
					.where((eb) => eb.and(of))
					.returning("version")
					.executeTakeFirst()
			: await trx
					.updateTable("commission_rates")
					.set({ rate, version: expectedVersion + 1, updated_at: at })
					.where((eb) => eb.and(of))
					.returning("version")
					.executeTakeFirst();
	return written !== undefined;
}
