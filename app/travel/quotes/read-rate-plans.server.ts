import { type SqlBool, sql } from "kysely";
import { translated } from "#app/common/language/translated.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { RatePlan, SearchedPlan } from "./rate-plans.ts";

const selectPlans = (db: Database) =>
	db
		.selectFrom("rate_plans")
		.select(["rate_plans.id", "name", "translations", "adjustment", "price_change", "board", "cancellation"])
		.select(["free_until_days", "late_fee_percent", "no_show_percent", "payment", "deposit_percent"])
		.select(["min_nights", "max_nights", "min_days_ahead", "max_days_ahead", "rate_plans.updated_at"]);

type StoredPlan = Omit<RatePlan, "writtenName"> & { translations: string };

const toPlan = (row: StoredPlan): RatePlan => ({ ...translated(row, ["name"]), writtenName: row.name });

/** The rates of rooms that are on sale beside the standard one, in the order in which they were added. */
export async function readRoomPlans(db: Database, { roomIds }: { roomIds: readonly number[] }) {
	if (roomIds.length === 0) return [];
	const rows = await selectPlans(db)
		.innerJoin("rate_plan_rooms", "rate_plan_rooms.plan_id", "rate_plans.id")
		.select("room_id")
		.where("room_id", "in", roomIds)
		.where("is_active", "=", true)
		.orderBy("rate_plans.id")
		.execute();
	return rows.map(({ room_id: roomId, ...row }) => ({ roomId, plan: toPlan(row) }));
}

/** What a search needs of the rates of these rooms or hotels (ids as JSON) that are on sale, by room. */
export async function readPricedPlans(
	db: Database,
	{ by, ids }: { by: "room_id" | "hotel_id"; ids: string },
): Promise<Map<number, SearchedPlan[]>> {
	const rows = await db
		.selectFrom("rate_plan_rooms")
		.innerJoin("rate_plans", "rate_plans.id", "plan_id")
		// A row for each rate: there are several times as many pairs of rate and room.
		.select(sql<string>`string_agg(cast(room_id as text), ',')`.as("room_ids"))
		.select(["adjustment", "price_change", "min_nights", "max_nights", "min_days_ahead"])
		.select(["max_days_ahead", "cancellation", "free_until_days", "late_fee_percent"])
		.where(sql<SqlBool>`${sql.ref(by)} in (${adapterOf(db).valuesOf(ids)})`)
		.where("is_active", "=", true)
		.groupBy("rate_plans.id")
		.execute();
	const plans = new Map<number, SearchedPlan[]>();
	for (const { room_ids, ...plan } of rows)
		for (const roomId of room_ids.split(",").map(Number)) {
			const own = plans.get(roomId);
			if (own) own.push(plan);
			else plans.set(roomId, [plan]);
		}
	return plans;
}

/** A rate that is on sale for a room; undefined for any other. */
export const readOfferedPlan = async (
	db: Database,
	{ roomId, planId }: { roomId: number; planId: number },
): Promise<RatePlan | undefined> =>
	(await readRoomPlans(db, { roomIds: [roomId] })).find(({ plan }) => plan.id === planId)?.plan;

/** The rate of a stay that is booked, on sale or not; null for the standard one. */
export async function readBookedPlan(
	db: Database,
	{ plan_id }: { plan_id: number | null },
): Promise<RatePlan | null> {
	if (plan_id === null) return null;
	const row = await selectPlans(db).where("rate_plans.id", "=", plan_id).executeTakeFirst();
	return row ? toPlan(row) : null;
}
