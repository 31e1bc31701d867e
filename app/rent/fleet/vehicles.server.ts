import { describeDifferences } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { type SettingChange, saveSetting } from "#app/common/forms/save-setting.server.ts";
import { leftToRight } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import type { Database } from "#db/client.ts";
import type { VehicleType } from "#db/schema/rent.ts";
import { timeOfCell } from "./cells.ts";
import type { WorkingHours } from "./fleet-forms.ts";
import { recountCapacity } from "./recount-capacity.server.ts";
import { lockFleet } from "./totals.server.ts";

const MOST_VEHICLES = 500;

/** The vehicles, active ones first, with the times out of service that are not over on `today`. */
export async function listVehicles(db: Database, { today }: { today: string }) {
	const vehicles = await db
		.selectFrom("rent_vehicles")
		.select(["id", "name", "vehicle_type", "plate", "is_active"])
		.orderBy("is_active", "desc")
		.orderBy("vehicle_type", "desc")
		.orderBy("name")
		.limit(MOST_VEHICLES)
		.execute();
	const outages = await db
		.selectFrom("rent_vehicle_outages")
		.select(["vehicle_id", "from_date", "to_date", "reason"])
		.where("to_date", ">=", today)
		.orderBy("from_date")
		.limit(MOST_VEHICLES)
		.execute();
	const hours = await selectHours(db).select("vehicle_id").execute();
	return vehicles.map((vehicle) => ({
		...vehicle,
		hours: hours.filter(({ vehicle_id }) => vehicle_id === vehicle.id),
		outage: outages.find(({ vehicle_id }) => vehicle_id === vehicle.id) ?? null,
	}));
}

const selectHours = (db: Database) =>
	db
		.selectFrom("rent_vehicle_hours")
		.select(["weekday", "from_cell as from", "to_cell as to"])
		.orderBy("weekday");

/** One vehicle with its working hours, or undefined. */
export async function findVehicle(db: Database, { id }: { id: number | null }) {
	const vehicle = await db
		.selectFrom("rent_vehicles")
		.select(["id", "name", "vehicle_type", "plate", "is_active", "version"])
		.where("id", "=", id ?? 0)
		.executeTakeFirst();
	if (!vehicle) return undefined;
	return { ...vehicle, hours: await selectHours(db).where("vehicle_id", "=", vehicle.id).execute() };
}

type Vehicle = {
	name: string;
	/** Fixed once the vehicle is added. */
	vehicle_type: VehicleType;
	plate: string;
	is_active: boolean;
	hours: readonly WorkingHours[];
};

type PlateTaken = { ok: false; reason: "plate_taken" };

/**
 * Adds or changes a vehicle by the rules of `saveSetting`, and counts its type's capacity again from today on (in
 * `timeZone`): moves that no longer fit stay booked and become `over`. Refused when another vehicle has the plate.
 */
export function saveVehicle(
	db: Database,
	{ vehicle, timeZone, ...change }: SettingChange & { vehicle: Vehicle; timeZone: string },
) {
	return saveSetting(db, {
		kind: "vehicle",
		change,
		read: findVehicle,
		differences: (before) => describeDifferences(before ? describe(before) : {}, describe(vehicle)),
		async write(trx, before, marks) {
			const { hours, vehicle_type, ...columns } = vehicle;
			const vehicleType = before?.vehicle_type ?? vehicle_type;
			await lockFleet(trx, vehicleType, "change");
			const { id } = before
				? await trx
						.updateTable("rent_vehicles")
						.set({ ...columns, version: marks.version })
						.where("id", "=", before.id)
						.returning("id")
						.executeTakeFirstOrThrow()
				: await trx
						.insertInto("rent_vehicles")
						.values({
							...columns,
							vehicle_type: vehicleType,
							version: marks.version,
							idempotency_key: marks.idempotency_key ?? null,
							created_at: change.now.toISOString(),
						})
						.returning("id")
						.executeTakeFirstOrThrow();
			await trx.deleteFrom("rent_vehicle_hours").where("vehicle_id", "=", id).execute();
			const rows = hours.map(({ weekday, from, to }) => ({
				vehicle_id: id,
				weekday,
				from_cell: from,
				to_cell: to,
			}));
			if (rows.length > 0) await trx.insertInto("rent_vehicle_hours").values(rows).execute();
			await recountCapacity(trx, { vehicleType, timeZone, now: change.now });
			return id;
		},
		taken: async (): Promise<PlateTaken> => ({ ok: false, reason: "plate_taken" }),
	});
}

const describe = (vehicle: Vehicle) => ({
	name: vehicle.name,
	type: { label: vehicle.vehicle_type, of: "vehicleType" } as const,
	plate: vehicle.plate,
	hours: runsOf(vehicle.hours).map(({ weekday, last, hours }) => {
		const first = { label: String(weekday), of: "weekday" } as const;
		return weekday === last
			? storeText("workingDay", { day: first, hours })
			: storeText("workingDays", { from: first, to: { label: String(last), of: "weekday" }, hours });
	}),
	inUse: vehicle.is_active,
});

/** Equal days that follow one another are one run. */
function runsOf(hours: readonly WorkingHours[]) {
	const runs: (WorkingHours & { last: number })[] = [];
	for (const day of hours) {
		const run = runs.at(-1);
		if (run && run.last === day.weekday - 1 && run.from === day.from && run.to === day.to)
			run.last = day.weekday;
		else runs.push({ ...day, last: day.weekday });
	}
	return runs.map(({ from, to, ...run }) => ({ ...run, hours: `${timeOfCell(from)}–${timeOfCell(to)}` }));
}

/** `Mon–Fri 08:00–18:00, Sat 08:00–12:00` */
export function formatHours(hours: readonly WorkingHours[]): string {
	const names: Record<number, string> = t.fleet.shortDay;
	return runsOf(hours)
		.map(({ weekday, last, hours: times }) => {
			const days = weekday === last ? names[weekday] : `${names[weekday]}–${names[last]}`;
			return `${days} ${leftToRight(times)}`;
		})
		.join(", ");
}
