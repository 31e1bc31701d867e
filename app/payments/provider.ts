/** The payment providers that the site can use; the name is stored with each payment. */
export type PaymentProviderName = "stripe" | "mollie";

/** Mollie never says that a chargeback is final: it may always be reversed. */
export const PROVIDERS_WITHOUT_LOST_DISPUTES: readonly PaymentProviderName[] = ["mollie"];

/** What a checkout is created for. The amount is in minor units of `currency`. */
export type NewCheckout = {
	/** What the provider's page names, such as `Order M-4F7K-9QXB`. */
	title: string;
	/** Our number of what is paid, for people who read the provider's books. */
	number: string;
	amount: number;
	currency: string;
	/** Where the provider sends the customer after paying, and after leaving its page. */
	returnUrl: string;
	/** The same key returns the same checkout. */
	idempotencyKey: string;
};

/** A refund as the provider has it. `key`: our name of it; null for one made in its dashboard. */
export type ProviderRefund = {
	id: string;
	amount: number;
	state: "pending" | "succeeded" | "failed";
	key: string | null;
};

/** A charge that the customer's bank has taken back. `answerBefore`: until when the shop can answer. */
export type ProviderDispute = {
	id: string;
	amount: number;
	reason: string;
	state: "open" | "won" | "lost";
	answerBefore: string | null;
};

/**
 * What the provider takes for a charge, a refund or a dispute, by its own id. Amount in minor units of `currency`, which
 * is that of the shop's balance at the provider; negative for what it gives back.
 */
export type ProviderFee = { id: string; amount: number; currency: string };

/** A checkout as the provider has it now, with its money. Amounts in minor units of `currency`. */
export type ProviderCheckout = {
	reference: string;
	state: "open" | "paid" | "expired";
	/** The provider's page; null once it can't be paid there any more. */
	url: string | null;
	expiresAt: string;
	currency: string;
	/** The provider's id of the payment; null before it is paid. */
	paymentReference: string | null;
	charge: { id: string; amount: number } | null;
	/** Newest first. */
	refunds: ProviderRefund[];
	disputes: ProviderDispute[];
	/** None where the provider does not tell them for each payment. */
	fees: ProviderFee[];
	/** Whether the provider tells the fee of the charge later. */
	awaitsFee: boolean;
};

/** The lists of a provider's books. */
export type RecordList = "charge" | "refund" | "dispute";

/** What the lists tell of: fees are told with what they were taken for. */
export type RecordKind = RecordList | "fee";

/**
 * A charge, refund, dispute or fee as the provider's list has it, to compare it with the ledger. Amount in minor units of
 * `currency`. Attempts to pay that failed, and inquiries that take no money, are left out.
 */
export type ProviderRecord = {
	kind: RecordKind;
	id: string;
	amount: number;
	currency: string;
	state: "succeeded" | ProviderRefund["state"] | ProviderDispute["state"];
	/** The provider's id of the payment that it belongs to. */
	paymentReference: string | null;
	/** Our number of what was paid for; null where the list does not have it. */
	number: string | null;
};

/** A page of a list. `after`: the `next` of the page before; null for the first and after the last. */
export type RecordsPage = { kind: RecordList; from: Date; to: Date; after: string | null };

/** A webhook as it arrived: its headers by their names in lower case, and its raw body. */
export type ReceivedWebhook = { headers: Readonly<Record<string, string>>; body: string };

/** A verified webhook. It only says what to read again: nothing else in it is used. */
export type ProviderEvent = {
	id: string;
	type: string;
	/** The checkout or the payment that it is about. */
	checkout: string | null;
	payment: string | null;
};

/**
 * The provider can't be reached, or refused a call. `isAnswered`: it answered, so that it repeats this answer to the
 * same idempotency key. `isFinal`: it refuses the same call each time.
 */
export class PaymentProviderError extends Error {
	override readonly name = "PaymentProviderError";
	readonly isAnswered: boolean;
	readonly isFinal: boolean;

	constructor(message: string, { isAnswered, isFinal }: { isAnswered: boolean; isFinal: boolean }) {
		super(message);
		this.isAnswered = isAnswered;
		this.isFinal = isFinal;
	}
}

/** What the site needs of a payment provider. Every function throws a `PaymentProviderError` when it fails. */
export type PaymentProvider = {
	name: PaymentProviderName;
	/** The address of a payment in the provider's dashboard, for staff. */
	paymentPage: (paymentReference: string) => string;
	createCheckout: (checkout: NewCheckout) => Promise<ProviderCheckout>;
	/** The checkout with its charge and its refunds. */
	readCheckout: (reference: string) => Promise<ProviderCheckout>;
	/** Ends an open checkout, so that nobody can pay it. Does nothing to one that is paid or expired. */
	expireCheckout: (reference: string) => Promise<void>;
	/**
	 * Refunds a part of a payment. A refund with the same key is made once, even after the provider forgot it, and
	 * again only after the one before has failed. After a refusal it needs another idempotency key, because providers
	 * repeat their answer to one.
	 */
	refund: (refund: {
		checkout: ProviderCheckout;
		amount: number;
		key: string;
		idempotencyKey?: string;
	}) => Promise<ProviderRefund>;
	/** A page, in any order, of the records that were created from `from` until before `to`. */
	listRecords: (page: RecordsPage) => Promise<{ records: ProviderRecord[]; next: string | null }>;
	/** Verifies the signature of a webhook; null when it is forged or altered, or was signed more than 5 minutes ago. */
	verifyWebhook: (webhook: ReceivedWebhook & { now: Date }) => Promise<ProviderEvent | null>;
};
