import { randomUUID } from "node:crypto";
import { z } from "zod";
import { wallClock } from "#app/common/calendar.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { saveDriver } from "#app/rent/fleet/drivers.server.ts";
import { addOutage } from "#app/rent/fleet/outages.server.ts";
import { saveVehicle } from "#app/rent/fleet/vehicles.server.ts";
import { VEHICLE_TYPE_NAMES } from "#app/rent/moving-booking.ts";
import type { Database } from "#db/client.ts";
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

/** The times of tomorrow at which every vehicle is booked. */
export const FULL_HOURS = fullHours;
/** The types of all vehicles: one entry for each vehicle. */
export const FLEET = vehicles.map(({ type }) => type);

/** The day, counted from today, on which a vehicle goes out of service. */
export const OUTAGE_DAY = Math.min(
	...vehicles.map(({ outage }) => outage?.fromDay ?? Number.POSITIVE_INFINITY),
);

/** 08:00 to 18:00 on every day. */
const HOURS = Array.from({ length: 7 }, (_, index) => ({ weekday: index + 1, from: 16, to: 36 }));

type FleetSeed = { timeZone: string; adminId: number; now: Date };

/** Stores the vehicles and drivers of the moving service. */
export async function seedFleet(db: Database, { timeZone, adminId, now }: FleetSeed): Promise<void> {
	const change = () => ({
		id: null,
		expectedVersion: undefined,
		idempotencyKey: randomUUID(),
		actorId: adminId,
		now,
	});
	for (const { name, type, plate } of vehicles)
		await saveVehicle(db, {
			vehicle: { name, vehicleType: type, plate, isActive: true, hours: HOURS },
			timeZone,
			...change(),
		});
	for (const { name, contact, isActive } of drivers) {
		const email = `${name.toLowerCase().replace(" ", ".")}@drivers.example`;
		const driver = { name, contact: contact.typed, contact_e164: contact.e164, email, is_active: isActive };
		await saveDriver(db, { driver, ...change() });
	}
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
