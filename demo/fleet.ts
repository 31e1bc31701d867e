import { randomUUID } from "node:crypto";
import { z } from "zod";
import { wallClock, weekdayOf } from "#app/common/calendar.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addDaysOfCapacity } from "#app/rent/fleet/capacity.server.ts";
import { saveDriver } from "#app/rent/fleet/drivers.server.ts";
import { addOutage } from "#app/rent/fleet/outages.server.ts";
import { VEHICLE_TYPE_NAMES } from "#app/rent/fleet/vehicle-types.ts";
import { saveVehicle } from "#app/rent/fleet/vehicles.server.ts";
import type { Database } from "#db/client.ts";
import type { VehicleType } from "#db/schema/rent.ts";
import { transact } from "#db/transact.ts";
import { phoneNumber, readContent, texts } from "./content.ts";

const { vehicles, drivers, fullHours } = readContent(
	"fleet",
	z.object({
		vehicles: z.array(
			z.object({
				name: z.string(),
				type: z.enum(VEHICLE_TYPE_NAMES),
				plate: z.string(),
				outage: z.object({ fromDay: z.number(), toDay: z.number(), reason: z.string() }).optional(),
			}),
		),
		drivers: z.array(z.object({ name: z.string(), contact: phoneNumber, isActive: z.boolean() })),
		fullHours: texts,
	}),
);

const lastTruck = vehicles.findLast(({ type }) => type === "truck");

/** The times of tomorrow at which every vehicle is booked. */
export const FULL_HOURS = fullHours;
/** The types of all vehicles: one entry for each vehicle. */
export const FLEET = vehicles.map(({ type }) => type);

/** The day, counted from today, on which a vehicle goes out of service. */
export const OUTAGE_DAY = Math.min(
	...vehicles.map(({ outage }) => outage?.fromDay ?? Number.POSITIVE_INFINITY),
);

/** 08:00 to 18:00. */
const DAY = { from: 16, to: 36 };
const WEEK = Array.from({ length: 7 }, (_, index) => ({ weekday: index + 1, ...DAY }));
/** Days before today whose capacity is counted. */
const PAST_DAYS = 90;

type FleetSeed = { timeZone: string; adminId: number; now: Date };
type Hours = { weekday: number; from: number; to: number }[];

const changeOf = ({ adminId, now }: FleetSeed) => ({
	id: null,
	expectedVersion: undefined,
	idempotencyKey: randomUUID(),
	actorId: adminId,
	now,
});

const storeVehicle = (
	db: Database,
	{ name, type, plate }: { name: string; type: VehicleType; plate: string },
	{ hours, ...seed }: FleetSeed & { hours: Hours },
) =>
	saveVehicle(db, {
		vehicle: { name, vehicle_type: type, plate, is_active: true, hours },
		timeZone: seed.timeZone,
		...changeOf(seed),
	});

/** Stores the drivers and all vehicles but the last truck, and counts the capacity of the past. */
export async function seedFleet(db: Database, seed: FleetSeed): Promise<void> {
	for (const vehicle of vehicles)
		if (vehicle !== lastTruck) await storeVehicle(db, vehicle, { ...seed, hours: WEEK });
	for (const { name, contact, isActive } of drivers) {
		const email = `${name.toLowerCase().replace(" ", ".")}@drivers.example`;
		const driver = { name, contact: contact.typed, contact_e164: contact.e164, email, is_active: isActive };
		await saveDriver(db, { driver, ...changeOf(seed) });
	}
	const today = wallClock(seed.now, seed.timeZone).date;
	const dates = Array.from({ length: PAST_DAYS }, (_, index) => addDays(today, index - PAST_DAYS));
	for (const vehicleType of VEHICLE_TYPE_NAMES)
		await transact(db, (trx) => addDaysOfCapacity(trx, { vehicleType, dates }));
}

/**
 * Stores the last truck, which no move of today has yet: the running job gets it. It works while that job runs, at any
 * time of the day.
 */
export async function seedLastTruck(
	db: Database,
	{ running, ...seed }: FleetSeed & { running: { from: number; to: number } },
): Promise<void> {
	if (!lastTruck) return;
	const today = weekdayOf(wallClock(seed.now, seed.timeZone).date);
	const hours = WEEK.map((day) =>
		day.weekday === today
			? { ...day, from: Math.min(day.from, running.from), to: Math.max(day.to, running.to) }
			: day,
	);
	await storeVehicle(db, lastTruck, { ...seed, hours });
}

/** Takes vehicles out of service, after moves were booked with them: one move has no vehicle left. */
export async function seedOutages(db: Database, { timeZone, adminId, now }: FleetSeed): Promise<void> {
	const today = wallClock(now, timeZone).date;
	for (const { plate, outage } of vehicles) {
		if (!outage) continue;
		const { id } = await db
			.selectFrom("rent_vehicles")
			.select("id")
			.where("plate", "=", plate)
			.executeTakeFirstOrThrow();
		const dates = { from: addDays(today, outage.fromDay), to: addDays(today, outage.toDay) };
		await addOutage(db, { vehicleId: id, ...dates, reason: outage.reason, actorId: adminId, timeZone, now });
	}
}
