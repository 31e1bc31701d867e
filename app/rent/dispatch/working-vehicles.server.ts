import { weekdayOf } from "#app/common/calendar.ts";
import type { DayCells } from "#app/rent/fleet/cells.server.ts";
import type { Database } from "#db/client.ts";

/** A vehicle in use, and when it works on some dates: from a cell up to, but without, another. */
export type WorkingVehicle = Awaited<ReturnType<typeof readWorkingVehicles>>[number];

/** The vehicles in use, by name, with their hours on these dates; none while a vehicle is out of service. */
export async function readWorkingVehicles(
	db: Database,
	{ dates, id }: { dates: readonly string[]; id?: number },
) {
	const vehicles = await db
		.selectFrom("rent_vehicles")
		.select(["id", "name", "vehicle_type"])
		.where("is_active", "=", true)
		.$if(id !== undefined, (only) => only.where("id", "=", id ?? 0))
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
		const outageOn = (date: string) =>
			outages.find(
				(each) => each.vehicle_id === vehicle.id && each.from_date <= date && date <= each.to_date,
			);
		const hours = dates.flatMap((date): DayCells[] => {
			const day = week.find(
				(each) => each.vehicle_id === vehicle.id && each.weekday === weekdayOf(date) && !outageOn(date),
			);
			return day ? [{ date, from: day.from_cell, to: day.to_cell }] : [];
		});
		const outOfService = Object.fromEntries(
			dates.flatMap((date) => {
				const outage = outageOn(date);
				return outage ? [[date, outage.reason]] : [];
			}),
		);
		return { ...vehicle, hours, outOfService };
	});
}

/** Whether a vehicle works in all these cells. */
export const isAtWork = ({ hours }: Pick<WorkingVehicle, "hours">, parts: readonly DayCells[]): boolean =>
	parts.every(({ date, from, to }) =>
		hours.some((day) => day.date === date && day.from <= from && to <= day.to),
	);
