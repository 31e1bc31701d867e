import { describeDifferences } from "#app/common/changes/changes.server.ts";
import { type ListedSaving, saveListed } from "#app/travel/hotels/save-listed.server.ts";
import type { Database } from "#db/client.ts";
import type { RateDetails } from "./rate-form.ts";

/** The most rates of a hotel beside the standard one, on sale or not. */
export const MOST_RATES = 20;

/** The rates of a hotel beside the standard one with the rooms of each, those on sale first. */
export async function listRates(db: Database, { hotelId }: { hotelId: number }) {
	const plans = await db
		.selectFrom("rate_plans")
		.selectAll()
		.where("hotel_id", "=", hotelId)
		.orderBy("id")
		.limit(MOST_RATES)
		.execute();
	const rooms = await db
		.selectFrom("rate_plan_rooms")
		.innerJoin("rooms", "rooms.id", "room_id")
		.select(["plan_id", "rooms.id", "rooms.name"])
		.where("rooms.hotel_id", "=", hotelId)
		.orderBy("rooms.position")
		.orderBy("rooms.id")
		.execute();
	return plans
		.map((plan) => ({ ...plan, rooms: rooms.filter(({ plan_id }) => plan_id === plan.id) }))
		.toSorted((one, other) => Number(other.is_active) - Number(one.is_active));
}

type Rate = Awaited<ReturnType<typeof listRates>>[number];

/**
 * Adds a rate plan to a hotel, or changes it: prices from now on follow it, and stays that are booked keep theirs. See
 * `saveListed`.
 */
export const saveRate = (
	db: Database,
	/** `currency`: of the amounts in the trail. */
	saving: ListedSaving<RateDetails> & { currency: string },
) =>
	saveListed<Rate, never>(db, saving, {
		action: "rate plan",
		list: listRates,
		most: MOST_RATES,
		async write(trx, { before, added, updated_at }) {
			const { hotelId, details, currency } = saving;
			const after = { ...columnsOf(details), updated_at };
			const { id } = added
				? await trx
						.insertInto("rate_plans")
						.values({ ...after, payment: after.payment ?? "hotel", ...added })
						.returning("id")
						.executeTakeFirstOrThrow()
				: await trx
						.updateTable("rate_plans")
						.set(after)
						.where("id", "=", before?.id ?? 0)
						.returning("id")
						.executeTakeFirstOrThrow();
			await trx.deleteFrom("rate_plan_rooms").where("plan_id", "=", id).execute();
			await trx
				.insertInto("rate_plan_rooms")
				.values(details.roomIds.map((room_id) => ({ plan_id: id, room_id })))
				.execute();
			const saved = (await listRates(trx, { hotelId })).find((plan) => plan.id === id);
			if (!saved) return "";
			return describeDifferences(
				before ? describe(before, currency) : {},
				describe(saved, currency),
				"ratePlan",
			);
		},
	});

/** What the trail says of a rate. */
const describe = (plan: Rate, currency: string) => ({
	name: plan.name,
	rooms: plan.rooms.map(({ name }) => name).join(", "),
	active: plan.is_active,
	change: plan.adjustment === "percent" ? `${plan.price_change} %` : { amount: plan.price_change, currency },
	board: { label: plan.board, of: "board" as const },
	cancellation: { label: plan.cancellation, of: "rateCancellation" as const },
	freeUntilDays: plan.free_until_days,
	lateFeePercent: plan.late_fee_percent,
	noShowPercent: plan.no_show_percent,
	payment: { label: plan.payment, of: "hotelPayment" as const },
	depositPercent: plan.deposit_percent,
	minNights: plan.min_nights ?? "",
	maxNights: plan.max_nights ?? "",
	minDaysAhead: plan.min_days_ahead ?? "",
	maxDaysAhead: plan.max_days_ahead ?? "",
});

const columnsOf = (details: RateDetails) => ({
	name: details.name,
	is_active: details.isActive,
	adjustment: details.adjustment,
	price_change: details.change,
	board: details.board,
	cancellation: details.cancellation,
	free_until_days: details.freeUntilDays,
	late_fee_percent: details.lateFeePercent,
	no_show_percent: details.noShowPercent,
	...(details.payment === null ? {} : { payment: details.payment, deposit_percent: details.depositPercent }),
	min_nights: details.minNights,
	max_nights: details.maxNights,
	min_days_ahead: details.minDaysAhead,
	max_days_ahead: details.maxDaysAhead,
});
