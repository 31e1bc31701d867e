import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { StoredDispute } from "./disputes.ts";

/** A checkout, with what was paid in it. Amounts in Stripe's units; times in seconds. */
export type StoredSession = {
	id: string;
	title: string;
	/** Empty for a payment that did not begin at the site. */
	number: string;
	amount: number;
	/** Lower case. */
	currency: string;
	status: "open" | "complete" | "expired";
	returnUrl: string;
	leaveUrl: string;
	createdAt: number;
	expiresAt: number;
	/** `feeAfterMs`: when its fee is known, if not at once. */
	payment: { id: string; chargeId: string; at: number; feeAfterMs?: number } | null;
};

export type StoredRefund = {
	id: string;
	payment: string;
	charge: string;
	amount: number;
	currency: string;
	metadata: Record<string, string>;
	/** Failed: the customer's bank returned it. Canceled: while it was pending, in the provider's dashboard. */
	status: "pending" | "succeeded" | "failed" | "canceled";
	at: number;
};

/** Something that happened, as Stripe's interface has it. Its object is what it was then. */
type StoredEvent = { id: string; created: number; type: string; data: { object: unknown } };

/** A webhook that has not been accepted yet. */
type WaitingWebhook = {
	id: string;
	body: string;
	attempts: number;
	dueAt: number;
	/** Signed as Mollie signs, not as Stripe does. */
	isMollie?: boolean;
};

/** The answer to a call with an idempotency key, to give it again. */
type Answered = { request: string; status: number; body: string };

export type Books = {
	sessions: Record<string, StoredSession>;
	refunds: StoredRefund[];
	disputes: StoredDispute[];
	/** Every event, also of webhooks that were lost. */
	events: StoredEvent[];
	waiting: WaitingWebhook[];
	answers: Record<string, Answered>;
};

export type BookKeeper = { books: Books; save: () => void };

/** Reads the books from a file, or starts empty ones. `save` replaces the file in one step, so that a kill leaves it whole. */
export function openBooks(file: string): BookKeeper {
	const empty: Books = { sessions: {}, refunds: [], disputes: [], events: [], waiting: [], answers: {} };
	const books: Books = existsSync(file) ? { ...empty, ...JSON.parse(readFileSync(file, "utf8")) } : empty;
	const save = () => {
		writeFileSync(`${file}.new`, JSON.stringify(books, null, "\t"));
		renameSync(`${file}.new`, file);
	};
	return { books, save };
}

/** Whether its money is given back, or will be. */
const isGivenBack = ({ status }: StoredRefund): boolean => status === "succeeded" || status === "pending";

/** What was given back for a payment, or will be. */
export const refundedOf = ({ refunds }: Books, payment: string): number =>
	refunds
		.filter((refund) => refund.payment === payment && isGivenBack(refund))
		.reduce((sum, { amount }) => sum + amount, 0);
