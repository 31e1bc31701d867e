import { lockActor } from "#app/account/memberships/lock-actor.server.ts";
import { type Actor, isManagedBy } from "#app/account/memberships/members.server.ts";
import { dateOfDay, dayOf } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import type { HousekeepingState } from "#db/schema/travel-hotels.ts";
import { transact } from "#db/transact.ts";
import { byUnitName } from "./unit-names.ts";

type Marking = { unitId: number; from: HousekeepingState; to: HousekeepingState; actor: Actor; now: Date };

export type MarkOutcome =
	| { ok: true; name: string; hotelId: number }
	| { ok: false; reason: "gone" }
	/** Somebody was faster. */
	| { ok: false; reason: "changed"; name: string; hotelId: number; state: HousekeepingState };

/** Marks a room as dirty, clean or inspected: one conditional update from the state that the screen showed. */
export function markUnit(db: Database, { unitId, from, to, actor, now }: Marking): Promise<MarkOutcome> {
	return transact(db, async (trx) => {
		const isActing = await lockActor(trx, actor.accountId);
		const unit = await trx
			.selectFrom("units")
			.innerJoin("hotels", "hotels.id", "units.hotel_id")
			.select(["units.name", "units.hotel_id"])
			.where("units.id", "=", unitId)
			.where("units.archived_at", "is", null)
			.where(isManagedBy(actor, "bookings"))
			.executeTakeFirst();
		if (!isActing || !unit) return { ok: false, reason: "gone" };
		const about = { name: unit.name, hotelId: unit.hotel_id };
		const changed = await trx
			.updateTable("units")
			.set({ housekeeping: to, housekeeping_at: now.toISOString(), housekeeping_by: actor.accountId })
			.where("id", "=", unitId)
			.where("housekeeping", "=", from)
			.returning("id")
			.executeTakeFirst();
		if (changed) return { ok: true, ...about };
		const { housekeeping: state } = await trx
			.selectFrom("units")
			.select("housekeeping")
			.where("id", "=", unitId)
			.executeTakeFirstOrThrow();
		return state === to ? { ok: true, ...about } : { ok: false, reason: "changed", ...about, state };
	});
}

/** The rooms of a hotel for housekeeping today, as on the doors: who arrives, leaves and stays there, and what is blocked. */
export async function readHousekeeping(db: Database, { hotelId, today }: { hotelId: number; today: string }) {
	const [units, stays, blocks] = await Promise.all([
		db
			.selectFrom("units")
			.innerJoin("rooms", "rooms.id", "units.room_id")
			.leftJoin("accounts", "accounts.id", "units.housekeeping_by")
			.select(["units.id", "units.name", "units.floor", "units.notes", "units.housekeeping"])
			.select(["units.housekeeping_at as at", "accounts.name as by", "rooms.name as room"])
			.where("units.hotel_id", "=", hotelId)
			.where("units.archived_at", "is", null)
			.execute(),
		db
			.selectFrom("unit_nights as night")
			.innerJoin("units", "units.id", "night.unit_id")
			.innerJoin("bookings", "bookings.id", "night.booking_id")
			.select(["night.unit_id", "night.date", "bookings.status", "bookings.check_in", "bookings.check_out"])
			.where("units.hotel_id", "=", hotelId)
			.where("night.date", ">=", dateOfDay(dayOf(today) - 1))
			.where("night.date", "<=", today)
			.where("bookings.status", "in", ["confirmed", "checked_in"])
			.execute(),
		db
			.selectFrom("room_blocks as block")
			.innerJoin("units", "units.id", "block.unit_id")
			.select(["block.unit_id", "block.to_date", "block.note"])
			.where("units.hotel_id", "=", hotelId)
			.where("block.from_date", "<=", today)
			.where("block.to_date", ">", today)
			.execute(),
	]);
	return units.toSorted(byUnitName).map((unit) => {
		const own = stays.filter((stay) => stay.unit_id === unit.id);
		const block = blocks.find((each) => each.unit_id === unit.id);
		const isHere = own.some((stay) => stay.status === "checked_in" && stay.check_out > today);
		return {
			...unit,
			isArriving: own.some((stay) => stay.status === "confirmed" && stay.date === today),
			isLeaving: own.some((stay) => stay.status === "checked_in" && stay.check_out <= today),
			isHere,
			outUntil: block?.to_date ?? null,
			why: block?.note ?? "",
		};
	});
}
