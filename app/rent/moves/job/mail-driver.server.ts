import type { Transaction } from "kysely";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { MOVE_COLUMNS } from "#app/rent/moves/move-columns.ts";
import type { Schema } from "#db/schema.ts";
import { type JobNews, jobChangedMail } from "./job-mails.ts";
import { lastJobStep } from "./job-steps.ts";
import { readSteps } from "./read-job.server.ts";

type ChangedJob = { id: number; vehicleId: number; driverId: number };

/**
 * Emails a driver what happened to their job, once the booking is changed and in the same transaction. Jobs of the past
 * are not mentioned.
 */
export async function mailDriver(
	trx: Transaction<Schema>,
	{ id, vehicleId, driverId }: ChangedJob,
	news: JobNews,
	now: Date,
): Promise<void> {
	const move = await trx
		.selectFrom("moving_bookings")
		.select([...MOVE_COLUMNS, "cells"])
		.where("id", "=", id)
		// Yesterday, because it depends on the time zone when that ends.
		.where("booking_date", ">=", addDays(now.toISOString().slice(0, 10), -1))
		.executeTakeFirst();
	if (!move) return;
	const crew = await readCrew(trx, { vehicleId, driverId });
	const step = lastJobStep(await readSteps(trx, id));
	await writeMail(trx, null, () => jobChangedMail({ move, ...crew, step }, news), now);
}

/** The name of a vehicle, and the name and email of a driver. */
export async function readCrew(
	trx: Transaction<Schema>,
	{ vehicleId, driverId }: { vehicleId: number; driverId: number },
) {
	const { vehicle, ...driver } = await trx
		.selectFrom(["rent_vehicles", "rent_drivers"])
		.select(["rent_vehicles.name as vehicle", "rent_drivers.name", "rent_drivers.email"])
		.where("rent_vehicles.id", "=", vehicleId)
		.where("rent_drivers.id", "=", driverId)
		.executeTakeFirstOrThrow();
	return { vehicle, driver };
}
