import { newToken } from "#app/common/access/tokens.server.ts";
import { recountCapacity } from "#app/rent/fleet/recount-capacity.server.ts";
import { lockFleet } from "#app/rent/fleet/totals.server.ts";
import type { Database } from "#db/client.ts";
import type { VehicleType } from "#db/schema/rent.ts";
import { transact } from "#db/transact.ts";
import { MOVE_NOW } from "./move.ts";

type FleetVehicle = {
	name?: string;
	vehicleType?: VehicleType;
	/** The days on which it works, 1 (Monday) to 7; all by default. */
	weekdays?: readonly number[];
	/** The first half hour and the one after the last; the whole day by default. */
	hours?: readonly [from: number, to: number];
	now?: Date;
};

let plates = 0;

/** Adds a vehicle, for tests, and counts the capacity again. Returns its id. */
export async function addVehicle(
	db: Database,
	{
		vehicleType = "truck",
		weekdays = [1, 2, 3, 4, 5, 6, 7],
		hours = [0, 48],
		now = MOVE_NOW,
		...vehicle
	}: FleetVehicle = {},
): Promise<number> {
	plates += 1;
	const plate = `TEST ${plates}`;
	return transact(db, async (trx) => {
		await lockFleet(trx, vehicleType, "change");
		const { id } = await trx
			.insertInto("rent_vehicles")
			.values({
				idempotency_key: null,
				name: vehicle.name ?? `Truck ${plates}`,
				vehicle_type: vehicleType,
				plate,
				is_active: true,
				version: 1,
				created_at: now.toISOString(),
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		await trx
			.insertInto("rent_vehicle_hours")
			.values(
				weekdays.map((weekday) => ({ vehicle_id: id, weekday, from_cell: hours[0], to_cell: hours[1] })),
			)
			.execute();
		await recountCapacity(trx, { vehicleType, timeZone: "UTC", now });
		return id;
	});
}

/** Adds a driver, for tests. Returns the id. */
export async function addDriver(db: Database, name = "Sam Okafor"): Promise<number> {
	const { id } = await db
		.insertInto("rent_drivers")
		.values({
			idempotency_key: null,
			name,
			contact: "(212) 555-0188",
			contact_e164: "+12125550188",
			email: "driver@example.com",
			is_active: true,
			version: 1,
			created_at: MOVE_NOW.toISOString(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** The link of a job sheet, for tests: any token. */
export const newLink = () => ({ nonce: newToken(), token: newToken() });
