import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";

/** Money that the provider took or gave back. Minor units, positive. */
export type SettledEntry = { kind: "charged" | "refunded"; amount: number; number: string; now: Date };

/**
 * What is paid online, such as an order. `app/site/payment-subjects.server.ts` lists them, and rules
 * take the list as an argument.
 */
export type PaymentSubject = {
	/** Locks it before its payment, and returns whether it was cancelled, has expired, or no longer exists. */
	lock: (trx: Transaction<Schema>, number: string) => Promise<{ isEnded: boolean }>;
	/** Applies an entry to its totals and states, in the transaction that adds it, with the emails about it. */
	settle: (trx: Transaction<Schema>, entry: SettledEntry) => Promise<void>;
};

export type PaymentSubjects = { readonly order: PaymentSubject };
