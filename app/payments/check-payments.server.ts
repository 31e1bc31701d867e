import { jobQueue, later } from "#app/common/jobs/job-queue.server.ts";
import { retryAt } from "#app/common/jobs/retry.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { isTakenBack } from "./disputes.server.ts";
import { refusedRetryAt, reportFailedRefund, retryRefund } from "./failed-refunds.server.ts";
import { type PaymentSubjects, subjectIn } from "./payment-subject.ts";
import type { PaidSubject } from "./payments.server.ts";
import { ensureCheckout, nextCheckAt, nextFeeCheckAt } from "./payments.server.ts";
import { type PaymentProvider, PaymentProviderError } from "./provider.ts";
import { ASK_AGAIN_MS, recordPayment } from "./record-payment.server.ts";

const MINUTE_MS = 60 * 1000;
/** Longer than the provider takes to answer or to be given up. */
const LEASE_MS = MINUTE_MS;

type Checking = {
	provider: PaymentProvider;
	/** Providers of payments that were opened while another one was chosen. */
	others?: readonly PaymentProvider[];
	origin: string;
	now: Date;
};

/** The provider that a payment was opened with; undefined when its key is no longer in the settings. */
const providerOf = (
	{ provider, others = [] }: Pick<Checking, "provider" | "others">,
	{ provider: name }: { provider: string },
) => [provider, ...others].find((each) => each.name === name);

/**
 * Asks the provider about what is open of a payment, and applies the answer: after the customer came back from its page.
 * Throws a `PaymentProviderError`.
 */
export async function refreshPayment(
	db: Database,
	subjects: PaymentSubjects,
	{ subject, number, provider, now }: PaidSubject & { provider: PaymentProvider; now: Date },
): Promise<void> {
	const payments = await db
		.selectFrom("payments")
		.select("provider_reference")
		.where("subject", "=", subject)
		.where("subject_number", "=", number)
		.where("provider", "=", provider.name)
		.where("state", "=", "open")
		.execute();
	for (const { provider_reference: reference } of payments) {
		if (reference === null) continue;
		const checkout = await provider.readCheckout(reference);
		await recordPayment(db, subjects, { provider: provider.name, checkout, now });
	}
}

const payments = jobQueue({
	table: "payments",
	key: "id",
	lease: "next_check_at",
	leaseMs: LEASE_MS,
	order: ["next_check_at", "id"],
});

/**
 * Checks the next payment that is due: creates the checkout that is missing, expires the one of what has
 * ended, and asks the provider about any other: whether it is paid, or what its fee is. Returns false when no payment
 * is due.
 */
export async function checkNextPayment(
	db: Database,
	subjects: PaymentSubjects,
	{ origin, now, ...configured }: Checking,
): Promise<boolean> {
	const claim = await payments.claim(db, { now });
	if (!claim) return false;
	const {
		id,
		subject,
		subject_number: number,
		provider_reference: reference,
		checks,
		state,
		ended_at,
	} = claim.job;
	const nextAt = state === "open" ? nextCheckAt : nextFeeCheckAt;
	const provider = providerOf(configured, claim.job);
	try {
		if (!provider) return true;
		if (reference === null) {
			await ensureCheckout(db, { subject, number, provider, origin, now });
			return true;
		}
		const { isEnded } = await transact(db, (trx) => subjectIn(subjects, subject).lock(trx, number));
		if (isEnded || ended_at !== null) await provider.expireCheckout(reference);
		const checkout = await provider.readCheckout(reference);
		await recordPayment(db, subjects, { provider: provider.name, checkout, now });
	} finally {
		await transact(db, (trx) =>
			trx
				.updateTable("payments")
				.set({ checks: checks + 1, next_check_at: nextAt(checks + 1, now) })
				.where("id", "=", id)
				.where("next_check_at", "=", claim.leasedUntil)
				.execute(),
		);
	}
	return true;
}

const refunds = jobQueue({
	table: "refunds",
	key: "id",
	lease: "next_attempt_at",
	leaseMs: LEASE_MS,
	attempts: "attempts",
	order: ["next_attempt_at", "id"],
});

const REFUND_RETRIES = {
	delaysMs: [10_000, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 60 * MINUTE_MS],
	isEndless: true,
};

/**
 * Sends the next requested refund to the provider, or asks about one that was sent and not paid out. One that was sent
 * is only read and recorded, also when its answer was lost: it is found among those of the payment. One that the
 * provider refuses has failed: staff are told, and it is tried again later. So has one of a disputed payment, which is
 * not sent: the customer's bank has that money, and not every provider refuses it. Returns false when no refund is due.
 */
export async function sendNextRefund(
	db: Database,
	subjects: PaymentSubjects,
	{ now, ...configured }: Omit<Checking, "origin">,
): Promise<boolean | "to_be_tried_again" | "given_up"> {
	const claim = await refunds.claim(db, { now });
	if (!claim) return false;
	const { leasedUntil } = claim;
	const { id, payment_id, state, amount, attempts, refusals, idempotency_key: key } = claim.job;
	if (state === "failed") {
		if (!(await retryRefund(db, subjects, { id, leasedUntil, now }))) await refunds.finish(db, claim);
		return true;
	}
	const payment = await db
		.selectFrom("payments")
		.select(["provider", "provider_reference", "subject", "subject_number as number"])
		.where("id", "=", payment_id)
		.executeTakeFirstOrThrow();
	const updated_at = now.toISOString();
	const tryAgain = async () => {
		const at = retryAt(REFUND_RETRIES, { failures: attempts, now });
		await refunds.finish(db, claim, { at, values: { updated_at } });
		return "to_be_tried_again" as const;
	};
	const provider = providerOf(configured, payment);
	if (!provider) return tryAgain();
	const record = async () => {
		const checkout = await provider.readCheckout(payment.provider_reference ?? "");
		await recordPayment(db, subjects, { provider: provider.name, checkout, now });
		return checkout;
	};
	try {
		const checkout = await record();
		// What the provider says of a refund that was sent is recorded now.
		if (state === "sent") {
			await refunds.finish(db, claim, { at: later(now, ASK_AGAIN_MS) });
			return true;
		}
		if (!(await isStillRequested(db, id))) return true;
		if (!isTakenBack(checkout.disputes)) {
			const idempotencyKey = refusals === 0 ? key : `${key}:${refusals}`;
			await provider.refund({ checkout, amount, key, idempotencyKey });
			await record();
			return true;
		}
	} catch (error) {
		if (!(error instanceof PaymentProviderError)) throw error;
		if (!error.isFinal || state === "sent") return tryAgain();
	}
	const at = refusedRetryAt(refusals + 1, now);
	await transact(db, async (trx) => {
		const values = { state: "failed", refusals: refusals + 1, updated_at } as const;
		if (await refunds.finish(trx, claim, { at, values }))
			await reportFailedRefund(trx, subjectIn(subjects, payment.subject), {
				...payment,
				refusals,
				amount,
				now,
			});
	});
	return at === null ? "given_up" : "to_be_tried_again";
}

async function isStillRequested(db: Database, id: number): Promise<boolean> {
	const refund = db.selectFrom("refunds").select("id").where("id", "=", id).where("state", "=", "requested");
	return (await refund.executeTakeFirst()) !== undefined;
}

/** When the next payment or refund is due. Null when none waits. */
export async function nextPaymentWork(db: Database): Promise<string | null> {
	const [first] = [await payments.nextAt(db), await refunds.nextAt(db)].filter((at) => at !== null).sort();
	return first ?? null;
}
