import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { StayDates } from "#app/travel/nights/stay.ts";
import type { Schema } from "#db/schema.ts";
import { amountOf, type PricedExtra, usedDays } from "./extra-prices.ts";
import { readBookedExtras } from "./read-extras.server.ts";

/** Writes the extras that a stay has from now on. */
export async function writeExtras(
	trx: Transaction<Schema>,
	bookingId: number,
	{
		extras,
		stay,
		idempotencyKey,
	}: { extras: readonly PricedExtra[]; stay: StayDates; idempotencyKey?: string },
): Promise<void> {
	if (extras.length === 0) return;
	await trx
		.insertInto("booking_extras")
		.values(
			extras.map(({ extra, quantity, amount }) => ({
				booking_id: bookingId,
				extra_id: extra.id,
				name: extra.writtenName,
				per: extra.per,
				on_day: extra.on_day,
				price: extra.price,
				quantity,
				amount,
				...usedDays({ ...extra, quantity }, stay),
				idempotency_key: idempotencyKey ?? randomUUID(),
			})),
		)
		.execute();
}

/** Fits the extras of a stay to its dates; while a change of dates waits, they are held for both. */
export async function fitExtras(
	trx: Transaction<Schema>,
	bookingId: number,
	stay: StayDates,
	waiting?: StayDates,
): Promise<void> {
	for (const extra of await readBookedExtras(trx, bookingId)) {
		const own = usedDays(extra, stay);
		const other = usedDays(extra, waiting ?? stay);
		await trx
			.updateTable("booking_extras")
			.set({
				first_day: own.first_day < other.first_day ? own.first_day : other.first_day,
				last_day: own.last_day > other.last_day ? own.last_day : other.last_day,
				amount: amountOf(extra, stay),
			})
			.where("id", "=", extra.id)
			.execute();
	}
}
