import type { Insertable, Transaction } from "kysely";
import { describeDifferences, findLatestChange, recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import type { SavedSetting, SettingRefusal } from "#app/common/forms/save-setting.server.ts";
import { lockFleet } from "#app/rent/fleet/totals.server.ts";
import type { Database } from "#db/client.ts";
import type { VehicleType } from "#db/schema/rent.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { HOME_SIZE_NAMES } from "./move-job.ts";
import type { RateColumn } from "./rate-forms.ts";

/** The current version of a type's rate card, or undefined. */
export function findRateCard(db: Database, { vehicleType }: { vehicleType: VehicleType }) {
	return db
		.selectFrom("rent_rate_cards")
		.selectAll()
		.where("vehicle_type", "=", vehicleType)
		.orderBy("version", "desc")
		.limit(1)
		.executeTakeFirst();
}

/** What a version of a rate card says about cancelling, and what is paid online before the move. */
export type MoveTerms = { free_hours: number; late_fee_percent: number; deposit_percent: number };

/** The terms of the version of a rate card; null without one. */
export async function readMoveTerms(db: Database, rateCardId: number | null): Promise<MoveTerms | null> {
	if (rateCardId === null) return null;
	return db
		.selectFrom("rent_rate_cards")
		.select(["free_hours", "late_fee_percent", "deposit_percent"])
		.where("id", "=", rateCardId)
		.executeTakeFirstOrThrow();
}

/** Whether the site has prices at all. */
export async function hasRateCards(db: Database): Promise<boolean> {
	const card = await db.selectFrom("rent_rate_cards").select("id").limit(1).executeTakeFirst();
	return card !== undefined;
}

/** The prices between zones of one version of a rate card. */
export const listZonePrices = (db: Database, { rateCardId }: { rateCardId: number }) =>
	db
		.selectFrom("rent_zone_prices as price")
		.innerJoin("rent_zones as from", "from.id", "from_zone_id")
		.innerJoin("rent_zones as to", "to.id", "to_zone_id")
		.select(["from_zone_id", "to_zone_id", "price", "from.name as from_name", "to.name as to_name"])
		.where("rate_card_id", "=", rateCardId)
		.orderBy("from_zone_id")
		.orderBy("to_zone_id")
		.execute();

type RateCardPrices = Pick<Insertable<Schema["rent_rate_cards"]>, RateColumn>;

type ZonePrice = { from: { id: number; name: string }; to: { id: number; name: string }; price: number };

type RateCardChange = {
	vehicleType: VehicleType;
	prices: RateCardPrices;
	/** At most one for each pair of zones; the smaller id is `from`. */
	zonePrices: readonly ZonePrice[];
	currency: string;
	/** The version that the screen showed; undefined when there was none. */
	expectedVersion: number | undefined;
	actorId: number;
	now: Date;
};

/**
 * Saves a rate card as its next version. Bookings keep the version that they were priced with. Refused (`changed`) when
 * somebody saved another version first. Saving what is stored already changes nothing.
 */
export function saveRateCard(
	db: Database,
	change: RateCardChange,
): Promise<SavedSetting | Extract<SettingRefusal, { reason: "changed" }>> {
	return transact(db, async (trx) => {
		const { vehicleType, expectedVersion, actorId, now } = change;
		await lockFleet(trx, vehicleType, "change");
		const before = await findRateCard(trx, { vehicleType });
		const detail = await describeChange(trx, before, change);
		if (before && detail === "") return { ok: true, id: before.id, isOutdated: false };
		const entry = { action: "rate card", subject: `rate card ${vehicleType}` } as const;
		if (before && before.version !== expectedVersion) {
			const last = await findLatestChange(trx, { subject: entry.subject });
			const isOwn = last?.byId === actorId;
			return { ok: false, reason: "changed", by: last?.by ?? null, isOwn, at: last?.at ?? null };
		}
		const { id } = await trx
			.insertInto("rent_rate_cards")
			.values({
				...change.prices,
				vehicle_type: vehicleType,
				version: (before?.version ?? 0) + 1,
				created_at: now.toISOString(),
				created_by: actorId,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		if (change.zonePrices.length > 0)
			await trx
				.insertInto("rent_zone_prices")
				.values(
					change.zonePrices.map(({ from, to, price }) => ({
						rate_card_id: id,
						from_zone_id: from.id,
						to_zone_id: to.id,
						price,
					})),
				)
				.execute();
		await recordChange(trx, { ...entry, actorId, detail, now });
		return { ok: true, id, isOutdated: false };
	});
}

async function describeChange(
	trx: Transaction<Schema>,
	before: Awaited<ReturnType<typeof findRateCard>>,
	{ prices, zonePrices, currency }: RateCardChange,
): Promise<string> {
	const stored = before ? await listZonePrices(trx, { rateCardId: before.id }) : [];
	const pairs = (rows: readonly ZonePrice[]) =>
		Object.fromEntries(
			rows.map(({ from, to, price }) => [
				storeText("zonePair", { from: from.name, to: to.name }),
				{ amount: price, currency },
			]),
		);
	const earlier = stored.map((row) => ({
		from: { id: row.from_zone_id, name: row.from_name },
		to: { id: row.to_zone_id, name: row.to_name },
		price: row.price,
	}));
	const removed = Object.fromEntries(Object.keys(pairs(earlier)).map((pair) => [pair, null]));
	const after = { ...describe(prices, currency), ...removed, ...pairs(zonePrices) };
	return describeDifferences(
		before ? { ...describe(before, currency), ...pairs(earlier) } : {},
		after,
		"rates",
	);
}

function describe(card: RateCardPrices, currency: string) {
	const money = (amount: number | null | undefined) =>
		amount === null || amount === undefined ? null : { amount, currency };
	return {
		default_price: money(card.default_price),
		minimum_price: money(card.minimum_price),
		floor_price: money(card.floor_price),
		helper_price: money(card.helper_price),
		packing_price: money(card.packing_price),
		weekend_percent: card.weekend_percent,
		evening_percent: card.evening_percent,
		evening_from: card.evening_from ?? null,
		free_hours: card.free_hours,
		late_fee_percent: card.late_fee_percent,
		deposit_percent: card.deposit_percent,
		...Object.fromEntries(
			HOME_SIZE_NAMES.map((size) => [
				storeText("hoursOf", { size: { label: size, of: "homeSize" } }),
				card[`cells_${size}`] / 2,
			]),
		),
	};
}
