import type { Actor } from "#app/account/memberships/members.server.ts";
import {
	type ChangedSince,
	changedSince,
	describeDifferences,
	recordChange,
} from "#app/common/changes/changes.server.ts";
import { nextVersion } from "#app/common/changes/conflict.ts";
import { joinTexts } from "#app/common/changes/stored-text.ts";
import { lockHotel } from "#app/travel/hotels/lock-hotel.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
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

type Saving = {
	hotelId: number;
	/** Null: a new rate. */
	planId: number | null;
	actor: Actor;
	details: RateDetails;
	/** Of the amounts in the trail. */
	currency: string;
	/** The form's key: a second submit finds the first one's rate. */
	idempotencyKey: string;
	/** The `updated_at` that the editor saw. */
	expectedVersion: string;
	now: Date;
};

export type SavedRate =
	| { ok: true; isAgain: boolean }
	/** The hotel is of someone else, or has no such rate. */
	| { ok: false; reason: "gone" }
	| { ok: false; reason: "too_many" }
	| ChangedSince;

/**
 * Adds a rate plan to a hotel, or changes it: prices from now on follow it, and stays that are booked keep theirs. Refused
 * when another editor was faster (`changed`), and for more than `MOST_RATES`.
 */
export function saveRate(db: Database, saving: Saving): Promise<SavedRate> {
	const { hotelId, planId, actor, details, currency, idempotencyKey, expectedVersion, now } = saving;
	return transact(db, async (trx): Promise<SavedRate> => {
		const hotel = await lockHotel(trx, { hotelId, actor });
		if (!hotel) return { ok: false, reason: "gone" };
		const plans = await listRates(trx, { hotelId });
		if (planId === null && plans.some((plan) => plan.idempotency_key === idempotencyKey))
			return { ok: true, isAgain: true };
		const before = plans.find((plan) => plan.id === planId);
		if (planId !== null && !before) return { ok: false, reason: "gone" };
		if (!before && plans.length >= MOST_RATES) return { ok: false, reason: "too_many" };
		const subject = `hotel ${hotelId}` as const;
		if (before && before.updated_at !== expectedVersion)
			return changedSince(trx, {
				subject,
				actions: ["rate plan"],
				at: before.updated_at,
				actorId: actor.accountId,
			});
		const after = columnsOf(details);
		const at = now.toISOString();
		const { id } = before
			? await trx
					.updateTable("rate_plans")
					.set({ ...after, updated_at: nextVersion(before.updated_at, now) })
					.where("id", "=", before.id)
					.returning("id")
					.executeTakeFirstOrThrow()
			: await trx
					.insertInto("rate_plans")
					.values({
						...after,
						payment: after.payment ?? "hotel",
						hotel_id: hotelId,
						idempotency_key: idempotencyKey,
						created_at: at,
						updated_at: at,
					})
					.returning("id")
					.executeTakeFirstOrThrow();
		await trx.deleteFrom("rate_plan_rooms").where("plan_id", "=", id).execute();
		await trx
			.insertInto("rate_plan_rooms")
			.values(details.roomIds.map((room_id) => ({ plan_id: id, room_id })))
			.execute();
		const saved = (await listRates(trx, { hotelId })).find((plan) => plan.id === id);
		const differences = saved
			? describeDifferences(before ? describe(before, currency) : {}, describe(saved, currency), "ratePlan")
			: "";
		if (differences)
			await recordChange(trx, {
				actorId: actor.accountId,
				action: "rate plan",
				subject,
				detail: joinTexts([details.name, differences], ": "),
				now: saved ? new Date(saved.updated_at) : now,
			});
		return { ok: true, isAgain: false };
	});
}

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
