import type { HeldRecords } from "#app/account/subjects.server.ts";
import { belongsTo, type DataOwner } from "#app/common/access/viewer.server.ts";
import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { hasMoveBegun, moveCancellationFee } from "#app/rent/moves/cancel-own-move.server.ts";
import type { Database } from "#db/client.ts";
import { OPEN_MOVES } from "./anonymize-mover.server.ts";
import { readMoveTerms } from "./rates/rate-cards.server.ts";

/** How many moving bookings a person has, and those that an erasure cancels, with today's cancellation fee. */
export async function countHeldMoves(
	db: Database,
	owner: DataOwner,
	clock: { timeZone: string; now: Date },
): Promise<HeldRecords> {
	const own = db.selectFrom("moving_bookings").where(belongsTo("moving_bookings", owner));
	const { count } = await own.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
	const moves = await own
		.select(["id", "number", "vehicle_type", "booking_date", "booking_time", "status"])
		.select(["price", "price_state", "currency", "rate_card_id"])
		.where("status", "in", OPEN_MOVES)
		.orderBy("id")
		.execute();
	const open: HeldRecords["open"] = [];
	for (const { number, vehicle_type, ...move } of moves) {
		if (await hasMoveBegun(db, move, clock)) continue;
		const policy = await readMoveTerms(db, move.rate_card_id);
		const fee = moveCancellationFee({ ...move, policy }, clock);
		const cost =
			fee > 0 && move.currency
				? t.moveFacts.costsFee({ fee: formatMoney(fee, move.currency) })
				: t.moveFacts.freeToCancel;
		const what = `${t.vehicleTypes.label[vehicle_type]}, ${formatDate(move.booking_date)}`;
		open.push({ number, description: `${what}, ${cost}` });
	}
	return {
		noun: "moves",
		count: Number(count),
		open,
	};
}
