import type { Transaction } from "kysely";
import type { QuoteLine } from "#app/common/quote-lines.ts";
import { describeLines } from "#app/rent/rates/price-lines.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

/** The lines of a booking's price, in order, with their texts. */
export const readMoveLines = async (db: Database, bookingId: number): Promise<QuoteLine[]> =>
	describeLines(
		await db
			.selectFrom("moving_booking_lines")
			.select(["label", "amount"])
			.where("booking_id", "=", bookingId)
			.orderBy("position")
			.execute(),
	);

/** Stores the lines of a booking's price. */
export async function addMoveLines(
	trx: Transaction<Schema>,
	bookingId: number,
	lines: readonly QuoteLine[],
): Promise<void> {
	if (lines.length === 0) return;
	await trx
		.insertInto("moving_booking_lines")
		.values(lines.map((line, position) => ({ ...line, position, booking_id: bookingId })))
		.execute();
}

/** Stores the lines of a booking's price in place of those that it has. */
export async function replaceMoveLines(
	trx: Transaction<Schema>,
	bookingId: number,
	lines: readonly QuoteLine[],
): Promise<void> {
	await trx.deleteFrom("moving_booking_lines").where("booking_id", "=", bookingId).execute();
	await addMoveLines(trx, bookingId, lines);
}
