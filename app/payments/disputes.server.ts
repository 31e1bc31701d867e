import type { Transaction } from "kysely";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { layOutMail } from "#app/common/mail/mail-layout.ts";
import { mailStaff } from "#app/common/mail/staff-emails.server.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import type { PaymentSubject } from "./payment-subject.ts";
import type { PaidSubject } from "./payments.server.ts";
import {
	type PaymentProviderName,
	PROVIDERS_WITHOUT_LOST_DISPUTES,
	type ProviderDispute,
} from "./provider.ts";

type Recording = {
	provider: PaymentProviderName;
	disputes: readonly ProviderDispute[];
	payment: { id: number; number: string };
	subject: PaymentSubject;
	now: Date;
};

/**
 * Stores the disputes of a payment as its provider has them now, in the transaction of `recordPayment`, which has locked
 * the payment. The money that the bank takes back, and gives again when the shop wins, are entries. Staff get an email
 * when a dispute is new and when it is won: refunds that failed because of it are tried again. An answer from before
 * changes nothing: a dispute that was decided is not open again. A lost one can still be won, after an appeal or when a
 * bank gives back what staff have closed as lost.
 */
export async function recordDisputes(trx: Transaction<Schema>, recording: Recording): Promise<void> {
	const { provider, disputes, payment, subject, now } = recording;
	const at = now.toISOString();
	let won = 0;
	for (const { id, amount, reason, state, answerBefore } of disputes) {
		const entry = { payment_id: payment.id, provider, at };
		const added = await trx
			.insertInto("disputes")
			.values({
				payment_id: payment.id,
				provider,
				provider_reference: id,
				amount,
				reason,
				state,
				answer_before: answerBefore,
				created_at: at,
				updated_at: at,
			})
			.onConflict((conflict) => conflict.columns(["provider", "provider_reference"]).doNothing())
			.returning("id")
			.executeTakeFirst();
		if (added) {
			await trx
				.insertInto("payment_entries")
				.values({ ...entry, kind: "disputed", amount: -amount, provider_event: id })
				.execute();
			await subject.disputed(trx, { number: payment.number, amount, answerBefore, now });
		}
		const decided = added
			? state !== "open"
			: await trx
					.updateTable("disputes")
					.set({ state, updated_at: at })
					.where("provider", "=", provider)
					.where("provider_reference", "=", id)
					.where((eb) =>
						eb.or([eb("state", "=", "open"), ...(state === "won" ? [eb("state", "=", "lost")] : [])]),
					)
					.where("state", "<>", state)
					.returning("id")
					.executeTakeFirst();
		if (!decided || state !== "won") continue;
		won += amount;
		await trx
			.insertInto("payment_entries")
			.values({ ...entry, kind: "dispute_won", amount, provider_event: `${id}:won` })
			.execute();
	}
	if (won > 0) await settleWonDispute(trx, { ...payment, amount: won, now });
}

/** Lets the job try again what failed because the bank had the money, and tells staff. */
async function settleWonDispute(
	trx: Transaction<Schema>,
	{ id, number, amount, now }: { id: number; number: string; amount: number; now: Date },
): Promise<void> {
	const at = now.toISOString();
	const { currency } = await trx
		.selectFrom("payments")
		.select("currency")
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	const isHeld = isTakenBack(await readDisputes(trx, id));
	const again = isHeld
		? []
		: await trx
				.updateTable("refunds")
				.set({ next_attempt_at: at, updated_at: at })
				.where("payment_id", "=", id)
				.where("state", "=", "failed")
				// What the provider has made and the customer's bank returned is tried again by staff only.
				.where("provider_reference", "is", null)
				.where("replaced_at", "is", null)
				.returning("amount")
				.execute();
	const refunding = again.reduce((sum, refund) => sum + refund.amount, 0);
	const mailTo = (to: string) =>
		layOutMail({
			to,
			subject: t.payments.disputeWonMail.subject({ number: formatReferenceNumber(number) }),
			paragraphs: [
				t.payments.disputeWonMail.body,
				...(refunding > 0 ? [t.payments.disputeWonMail.refunding] : []),
			],
			facts: [
				[t.words.number, formatReferenceNumber(number)],
				[t.payments.states.disputed, formatMoney(amount, currency)],
				...(refunding > 0 ? [[t.payments.refund, formatMoney(refunding, currency)] as [string, string]] : []),
			],
			link: { label: t.payments.viewPayment, path: `/dashboard/payments/${maskId(id)}` },
		});
	await mailStaff(trx, mailTo, now);
}

/** Whether a provider says that a dispute is lost. Staff close those of the others. */
export const tellsLostDisputes = (provider: string): boolean =>
	!PROVIDERS_WITHOUT_LOST_DISPUTES.some((name) => name === provider);

/**
 * Closes a dispute as lost, in the name of staff: of a provider that never says so. The money stays taken back, and the
 * trail says who closed it. Returns false when the dispute is not open, is of another payment, or its provider says
 * itself how it ends.
 */
export function closeLostDispute(
	db: Database,
	{ id, paymentId, actorId, now }: { id: number; paymentId: number; actorId: number; now: Date },
): Promise<boolean> {
	return transact(db, async (trx) => {
		const at = now.toISOString();
		// Locked before its dispute, as everywhere.
		const payment = await trx
			.updateTable("payments")
			.set({ updated_at: at })
			.where("id", "=", paymentId)
			.where("provider", "in", PROVIDERS_WITHOUT_LOST_DISPUTES)
			.returning("currency")
			.executeTakeFirst();
		const closed = await trx
			.updateTable("disputes")
			.set({ state: "lost", updated_at: at })
			.where("id", "=", id)
			.where("payment_id", "=", paymentId)
			.where("state", "=", "open")
			.where("provider", "in", PROVIDERS_WITHOUT_LOST_DISPUTES)
			.returning("amount")
			.executeTakeFirst();
		if (!payment || !closed) return false;
		const entry = { action: "dispute lost", subject: `payment ${paymentId}` } as const;
		await recordChange(trx, {
			...entry,
			actorId,
			detail: storeText("amount", { amount: { amount: closed.amount, currency: payment.currency } }),
			now,
		});
		return true;
	});
}

/** The disputes of a payment, oldest first. Amounts in minor units. */
export const readDisputes = (db: Database, paymentId: number) =>
	db
		.selectFrom("disputes")
		.select(["id", "provider_reference", "amount", "reason", "state", "answer_before", "created_at"])
		.where("payment_id", "=", paymentId)
		.orderBy("id")
		.execute();

/** The states of the disputes of what was paid under a number. */
export const readDisputeStates = (db: Database, { subject, number }: PaidSubject) =>
	db
		.selectFrom("disputes")
		.innerJoin("payments", "payments.id", "disputes.payment_id")
		.select("disputes.state")
		.where("payments.subject", "=", subject)
		.where("payments.subject_number", "=", number)
		.execute();

/** Whether the customer's bank has taken the money back, so that the provider refuses to refund it. */
export const isTakenBack = (disputes: readonly { state: string }[]): boolean =>
	disputes.some(({ state }) => state !== "won");
