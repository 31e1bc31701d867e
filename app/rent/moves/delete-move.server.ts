import {
	deleteHistory,
	findLatestChange,
	isRepeated,
	recordChange,
} from "#app/common/changes/changes.server.ts";
import { deleteConversation } from "#app/conversations/read-conversation.server.ts";
import { releaseCapacity } from "#app/rent/fleet/capacity.server.ts";
import { endAssignment } from "#app/rent/moves/job/take-assignment.server.ts";
import { endDeposit } from "#app/rent/moves/money/move-deposit.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { transact } from "#db/transact.ts";

/**
 * Deletes a booking and its history, gives its vehicle back, and refunds the deposit of an open one; its driver is told, and the
 * audit trail keeps who deleted it. Repeating it succeeds for the same person and is refused for anyone else.
 */
export function deleteMove(
	db: Database,
	{ number, actorId, now }: { number: string; actorId: number; now: Date },
): Promise<{ ok: true; repeated: boolean } | { ok: false; reason: "gone" }> {
	const entry = { actorId, action: "delete", subject: `moving booking ${number}` } as const;
	return transact(db, async (trx) => {
		const open = await trx
			.selectFrom("moving_bookings")
			.select(["id", "currency"])
			.where("number", "=", number)
			.where("status", "in", ["pending", "confirmed"])
			.$call(adapterOf(trx).forUpdate)
			.executeTakeFirst();
		if (open) {
			await endAssignment(trx, { id: open.id, news: { kind: "cancelled" }, actorId, now });
			await endDeposit(trx, { number, currency: open.currency }, { fee: 0, now });
		}
		const deleted = await trx
			.deleteFrom("moving_bookings")
			.where("number", "=", number)
			.returning(["id", "vehicle_type", "booking_date", "booking_time", "cells", "capacity"])
			.executeTakeFirst();
		if (deleted) {
			if (deleted.capacity === "taken") await releaseCapacity(trx, deleted);
			await deleteConversation(trx, { kind: "move", key: number });
			await deleteHistory(trx, `move ${deleted.id}`);
			await recordChange(trx, { ...entry, now });
			return { ok: true, repeated: false };
		}
		return isRepeated(await findLatestChange(trx, { subject: entry.subject }), entry)
			? { ok: true, repeated: true }
			: { ok: false, reason: "gone" };
	});
}
