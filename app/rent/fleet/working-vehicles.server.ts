import { weekdayOf } from "#app/common/calendar.ts";
import type { Database } from "#db/client.ts";
import type { VehicleType } from "#db/schema/rent.ts";
import type { DayCells } from "./cells.server.ts";

type Sought = { dates: readonly string[]; id?: number; vehicleType?: VehicleType };

/**
 * The vehicles in use, by name, with their hours on these dates: from a cell up to, but without, another; none while a
 * vehicle is out of service (`outOfService`: why, by date). Limited to one vehicle or one type.
 */
export async function readWorkingVehicles(db: Database, { dates, id, vehicleType }: Sought) {
	const vehicles = await db
		.selectFrom("rent_vehicles")
		.select(["id", "name", "vehicle_type"])
		.where("is_active", "=", true)
		.$if(id !== undefined, (only) => only.where("id", "=", id ?? 0))
		.$if(vehicleType !== undefined, (only) => only.where("vehicle_type", "=", vehicleType ?? "truck"))
		.orderBy("vehicle_type", "desc")
		.orderBy("name")
		.execute();
	const ids = vehicles.map((vehicle) => vehicle.id);
	if (ids.length === 0) return [];
	const week = await db
		.selectFrom("rent_vehicle_hours")
		.select(["vehicle_id", "weekday", "from_cell", "to_cell"])
		.where("vehicle_id", "in", ids)
		.execute();
	const [first = "", last = first] = [dates.toSorted().at(0), dates.toSorted().at(-1)];
	const outages = await db
		.selectFrom("rent_vehicle_outages")
		.select(["vehicle_id", "from_date", "to_date", "reason"])
		.where("vehicle_id", "in", ids)
		.where("from_date", "<=", last)
		.where("to_date", ">=", first)
		.execute();
	return vehicles.map((vehicle) => {
		const isOwn = (row: { vehicle_id: number }) => row.vehicle_id === vehicle.id;
		const [ownWeek, ownOutages] = [week.filter(isOwn), outages.filter(isOwn)];
		const outOfService: Record<string, string> = {};
		const hours: DayCells[] = [];
		for (const date of dates) {
			const outage = ownOutages.find((each) => each.from_date <= date && date <= each.to_date);
			const day = ownWeek.find(({ weekday }) => weekday === weekdayOf(date));
			if (outage) outOfService[date] = outage.reason;
			else if (day) hours.push({ date, from: day.from_cell, to: day.to_cell });
		}
		return { ...vehicle, hours, outOfService };
	});
}

/** Whether a vehicle works in all these cells. */
export const isAtWork = ({ hours }: { hours: readonly DayCells[] }, parts: readonly DayCells[]): boolean =>
	parts.every(({ date, from, to }) =>
		hours.some((day) => day.date === date && day.from <= from && to <= day.to),
	);
