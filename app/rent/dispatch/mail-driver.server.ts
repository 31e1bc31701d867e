import type { Transaction } from "kysely";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { MOVE_COLUMNS } from "#app/rent/move-details.ts";
import type { Schema } from "#db/schema.ts";
import { type JobNews, jobChangedMail } from "./job-mails.ts";
import { lastJobStep } from "./job-steps.ts";
import { readSteps } from "./read-steps.server.ts";

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
	const driver = await trx
		.selectFrom("rent_drivers")
		.select(["name", "email"])
		.where("id", "=", driverId)
		.executeTakeFirstOrThrow();
	const vehicle = await trx
		.selectFrom("rent_vehicles")
		.select("name")
		.where("id", "=", vehicleId)
		.executeTakeFirstOrThrow();
	const step = lastJobStep(await readSteps(trx, id));
	await writeMail(trx, jobChangedMail({ move, driver, vehicle: vehicle.name, step }, news), now);
}
