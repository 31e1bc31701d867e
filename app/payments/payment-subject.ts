import type { Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import type { PaidSubjectName } from "#db/schema/payments.ts";
import type { Schema } from "#db/schema.ts";

/** Money that the provider took or gave back, or could not give back after all. Minor units, positive. */
export type SettledEntry = {
	kind: "charged" | "refunded" | "refund_failed";
	amount: number;
	/** The key of the site's own refund; null for a charge, and for a refund made at the provider. */
	refundKey: string | null;
	/** A charge of a payment that was not asked for any more: it is refunded. */
	isLate: boolean;
	number: string;
	now: Date;
};

export type NewDispute = { number: string; amount: number; answerBefore: string | null; now: Date };

/**
 * What is paid online, such as an order. `app/site/subjects.server.ts` lists them, and rules
 * take the list as an argument.
 */
export type PaymentSubject = {
	/**
	 * Locks it before its payment, and returns whether it was cancelled, has expired, or no longer exists. `kept`, in
	 * minor units: what is kept at most of what was paid, such as the fee of what has ended, or the price of what became
	 * cheaper. Without it, nothing is kept of what has ended, and all of anything else. `due`: what
	 * is still asked for when its checkout expires.
	 */
	lock: (
		trx: Transaction<Schema>,
		number: string,
	) => Promise<{ isEnded: boolean; kept?: number; due?: number }>;
	/** Applies an entry to its totals and states, in the transaction that adds it, with the emails about it. */
	settle: (trx: Transaction<Schema>, entry: SettledEntry) => Promise<void>;
	/** Tells staff that a refund failed. The amount is in minor units. */
	refundFailed: (
		trx: Transaction<Schema>,
		refund: { number: string; amount: number; now: Date },
	) => Promise<void>;
	/** Tells staff that the payment is disputed. The amount is in minor units. */
	disputed: (trx: Transaction<Schema>, dispute: NewDispute) => Promise<void>;
	/** Ends it when it was not paid in time. */
	expire: (db: Database, due: { number: string; now: Date }) => Promise<unknown>;
	/** The page on which the customer sees what they paid for. */
	pageOf: (number: string) => string;
};

export type PaymentSubjects = Readonly<Partial<Record<PaidSubjectName, PaymentSubject>>>;

/** Throws when the list has no such subject. */
export function subjectIn(subjects: PaymentSubjects, name: PaidSubjectName): PaymentSubject {
	const subject = subjects[name];
	if (!subject) throw new Error(`Nothing is known about payments of this kind: ${name}`);
	return subject;
}

let registered: PaymentSubjects | undefined;

/** Tells the routes and the job of payments, which import no subject, what is paid online. Called once, at start. */
export function registerPaymentSubjects(subjects: PaymentSubjects): void {
	registered = subjects;
}

/** What is paid online on the running site. Throws when nothing was registered; rules take it as an argument. */
export function registeredPaymentSubjects(): PaymentSubjects {
	if (!registered) throw new Error("Call registerPaymentSubjects first.");
	return registered;
}
