import { addToTrail } from "#app/common/audit.server.ts";
import { findLatestChange, isRepeated, saveLatestChange } from "#app/common/latest-changes.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { formatMoney } from "#app/common/money.ts";
import { endPayment, paidMove } from "#app/common/payments/payments.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { transact } from "#db/transact.ts";
import { depositWaivedMail } from "./deposit-mails.ts";
import { NO_DEPOSIT } from "./move-deposit.server.ts";
import { isDepositOpen } from "./moving-booking.ts";

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
		const { id, email, status, currency } = move;
		const isMailed = email !== null;
		if (move.deposit_paid > 0 && move.deposit_due > 0) return { ok: false, reason: "paid" };
		const waiver = { aspect: "deposit", change: String(deposit), actorId };
		if (!isDepositOpen(move) || move.deposit_due !== deposit) {
			const last = await findLatestChange(trx, { record: `move ${id}`, aspect: "deposit" });
			return isRepeated(last, waiver)
				? { ok: true, repeated: true, isMailed }
				: { ok: false, reason: "none" };
		}
		const at = now.toISOString();
		await trx
			.updateTable("moving_bookings")
			.set({ ...NO_DEPOSIT, updated_at: at })
			.where("id", "=", id)
			.where("deposit_paid", "=", 0)
			.where("deposit_due", "=", deposit)
			.returning("id")
			.executeTakeFirstOrThrow();
		const detail = `Deposit of ${formatMoney(deposit, currency ?? "USD")} waived`;
		await trx
			.insertInto("moving_booking_events")
			.values({ booking_id: id, from_status: status, to_status: status, actor_id: actorId, detail, at })
			.execute();
		await saveLatestChange(trx, { record: `move ${id}`, ...waiver, at });
		await addToTrail(trx, { action: "deposit waived", subject: `move ${id}`, actorId, detail, now });
		await endPayment(trx, { ...paidMove(number), reason: "The deposit was waived", now });
		const after = { ...move, ...NO_DEPOSIT, amount: deposit };
		if (email !== null) await writeMail(trx, depositWaivedMail({ ...after, email }), now);
		return { ok: true, repeated: false, isMailed };
	});
}
