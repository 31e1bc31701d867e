import { findLatestChange, isRepeated, recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { paidMove, stopAsking } from "#app/payments/payments.server.ts";
import { depositLeft, isDepositOpen } from "#app/rent/moves/moving-booking.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { transact } from "#db/transact.ts";
import { depositWaivedMail } from "./deposit-mails.ts";

export type WaiverOutcome =
	/** `isMailed`: whether the customer has an email address. */
	| { ok: true; repeated: boolean; isMailed: boolean }
	/** `paid`: it can only be refunded. `none`: no deposit is due, or another one than the screen showed. */
	| { ok: false; reason: "gone" | "paid" | "none" };

/**
 * Waives the unpaid deposit of a move, so that all is paid on the day: one conditional update, with a line of the
 * history and an email to the customer. The next check expires the open checkout at the provider, and money that
 * arrives nevertheless is refunded. `deposit` (minor units) is what the screen showed. Repeating it succeeds.
 */
export function waiveDeposit(
	db: Database,
	{ number, deposit, actorId, now }: { number: string; deposit: number; actorId: number; now: Date },
): Promise<WaiverOutcome> {
	return transact(db, async (trx) => {
		const move = await trx
			.selectFrom("moving_bookings")
			.selectAll()
			.where("number", "=", number)
			.$call(adapterOf(trx).forNoKeyUpdate)
			.executeTakeFirst();
		if (!move) return { ok: false, reason: "gone" };
		const { id, email, currency } = move;
		const isMailed = email !== null;
		if (move.deposit_due > 0 && depositLeft(move) === 0) return { ok: false, reason: "paid" };
		const waiver = { action: "deposit waived", subject: `move ${id}`, amount: deposit, actorId } as const;
		if (!isDepositOpen(move) || depositLeft(move) !== deposit) {
			const last = await findLatestChange(trx, { ...waiver, actions: ["deposit waived"] });
			return isRepeated(last, waiver)
				? { ok: true, repeated: true, isMailed }
				: { ok: false, reason: "none" };
		}
		const at = now.toISOString();
		const waived = { deposit_due: move.deposit_paid, deposit_before: null };
		await trx
			.updateTable("moving_bookings")
			.set({ ...waived, updated_at: at })
			.where("id", "=", id)
			.where("deposit_paid", "=", move.deposit_paid)
			.where("deposit_due", "=", move.deposit_due)
			.returning("id")
			.executeTakeFirstOrThrow();
		const detail = storeText("depositWaived", { amount: { amount: deposit, currency: currency ?? "USD" } });
		await recordChange(trx, { ...waiver, detail, now });
		await stopAsking(trx, { ...paidMove(number), now });
		const after = { ...move, ...waived, amount: deposit };
		if (email !== null)
			await writeMail(trx, move.language, () => depositWaivedMail({ ...after, email }), now);
		return { ok: true, repeated: false, isMailed };
	});
}
