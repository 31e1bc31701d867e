import type { Transaction } from "kysely";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { recountCapacity } from "./recount-capacity.server.ts";
import { lockFleet } from "./totals.server.ts";

const MOST_OUTAGES = 100;

/** A vehicle's times out of service that are not over on `today`, in order. */
export const listOutages = (db: Database, { vehicleId, today }: { vehicleId: number; today: string }) =>
	db
		.selectFrom("rent_vehicle_outages")
		.select(["id", "from_date", "to_date", "reason"])
		.where("vehicle_id", "=", vehicleId)
		.where("to_date", ">=", today)
		.orderBy("from_date")
		.limit(MOST_OUTAGES)
		.execute();

/** One time out of service with its vehicle, or undefined. */
export const findOutage = (db: Database, { id, vehicleId }: { id: number | null; vehicleId: number }) =>
	db
		.selectFrom("rent_vehicle_outages")
		.select(["id", "from_date", "to_date", "reason"])
		.where("id", "=", id ?? 0)
		.where("vehicle_id", "=", vehicleId)
		.executeTakeFirst();

type Actor = { actorId: number; timeZone: string; now: Date };

/**
 * Takes a vehicle out of service from one date to another, both included: moves that no longer fit stay booked and
 * become `over`. Sending the same dates again changes nothing. Refused when there is no such vehicle.
 */
export function addOutage(
	db: Database,
	{
		vehicleId,
		from,
		to,
		reason,
		...by
	}: Actor & { vehicleId: number; from: string; to: string; reason: string },
) {
	return changeOutages(db, { vehicleId, action: "out of service", ...by }, async (trx) => {
		const same = await trx
			.selectFrom("rent_vehicle_outages")
			.select("id")
			.where("vehicle_id", "=", vehicleId)
			.where("from_date", "=", from)
			.where("to_date", "=", to)
			.executeTakeFirst();
		if (same) return null;
		await trx
			.insertInto("rent_vehicle_outages")
			.values({ vehicle_id: vehicleId, from_date: from, to_date: to, reason })
			.execute();
		return storeText("about", { what: { from, to }, text: reason });
	});
}

/** Ends a time out of service. Removing it twice removes it once. Refused when there is no such vehicle. */
export function removeOutage(
	db: Database,
	{ id, vehicleId, ...by }: Actor & { id: number; vehicleId: number },
) {
	return changeOutages(db, { vehicleId, action: "back in service", ...by }, async (trx) => {
		const removed = await trx
			.deleteFrom("rent_vehicle_outages")
			.where("id", "=", id)
			.where("vehicle_id", "=", vehicleId)
			.returning(["from_date", "to_date"])
			.executeTakeFirst();
		return removed ? storeText("amount", { amount: { from: removed.from_date, to: removed.to_date } }) : null;
	});
}

/** Changes the times out of service of a vehicle, whose fleet is locked, and counts the capacity again. `change` returns what changed in words; null: nothing. */
function changeOutages(
	db: Database,
	{ vehicleId, action, ...by }: Actor & { vehicleId: number; action: "out of service" | "back in service" },
	change: (trx: Transaction<Schema>) => Promise<string | null>,
): Promise<{ ok: true } | { ok: false; reason: "gone" }> {
	return transact(db, async (trx) => {
		const vehicle = await trx
			.selectFrom("rent_vehicles")
			.select("vehicle_type")
			.where("id", "=", vehicleId)
			.executeTakeFirst();
		if (!vehicle) return { ok: false, reason: "gone" };
		await lockFleet(trx, vehicle.vehicle_type, "change");
		const detail = await change(trx);
		if (detail === null) return { ok: true };
		await recountCapacity(trx, { vehicleType: vehicle.vehicle_type, ...by });
		const { actorId, now } = by;
		await recordChange(trx, { action, subject: `vehicle ${vehicleId}`, actorId, detail, now });
		return { ok: true };
	});
}
