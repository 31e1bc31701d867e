import { t } from "#app/common/language/messages.ts";
import { withTexts } from "#app/common/language/with-texts.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";
import type {
	DifferenceKind,
	DisputeState,
	EntryKind,
	OnlinePaymentState,
	RefundState,
} from "#db/schema/payments.ts";
import type { PaymentProviderName, ProviderRecord, RecordKind } from "./provider.ts";

type Shown = { label: string; tone: Tone; icon: IconName };

/** The states of a refund as staff see them. */
export const REFUND_STATES: Record<RefundState, Shown> = withTexts(
	{
		requested: {
			tone: "blue",
			icon: "clock",
		},
		sent: {
			tone: "yellow",
			icon: "clock",
		},
		done: {
			tone: "purple",
			icon: "undo",
		},
		failed: {
			tone: "red",
			icon: "alert",
		},
	},
	{ label: (state) => t.payments.refundStates[state] },
);

/** The states of a payment as staff see them. */
export const ONLINE_PAYMENT_STATES: Record<OnlinePaymentState, Shown> = {
	open: {
		get label() {
			return t.payments.states.open;
		},
		tone: "yellow",
		icon: "clock",
	},
	paid: {
		get label() {
			return t.payments.states.paid;
		},
		tone: "green",
		icon: "check",
	},
	refunded_part: {
		get label() {
			return t.payments.states.refundedPart;
		},
		tone: "purple",
		icon: "undo",
	},
	refunded: {
		get label() {
			return t.payments.states.refunded;
		},
		tone: "purple",
		icon: "undo",
	},
	expired: {
		get label() {
			return t.payments.states.expired;
		},
		tone: "grey",
		icon: "ban",
	},
};

export const PROVIDERS: Record<PaymentProviderName, string> = { stripe: "Stripe", mollie: "Mollie" };

export const providerLabel = (name: string): string => (PROVIDERS as Record<string, string>)[name] ?? name;

export const ENTRY_LABELS: Record<EntryKind, string> = {
	get charged() {
		return t.payments.entries.charged;
	},
	get refunded() {
		return t.payments.entries.refunded;
	},
	get refund_failed() {
		return t.payments.entries.refundFailed;
	},
	get disputed() {
		return t.payments.entries.disputed;
	},
	get dispute_won() {
		return t.payments.entries.disputeWon;
	},
	get fee() {
		return t.payments.entries.fee;
	},
};

export const DISPUTE_STATES: Record<DisputeState, Shown> = {
	open: {
		get label() {
			return t.payments.states.disputed;
		},
		tone: "red",
		icon: "alert",
	},
	won: {
		get label() {
			return t.payments.states.disputeWon;
		},
		tone: "green",
		icon: "check",
	},
	lost: {
		get label() {
			return t.payments.states.disputeLost;
		},
		tone: "grey",
		icon: "cross",
	},
};

export type Disputes = readonly { state: DisputeState }[];

/** To the customer, what becomes of a payment that they disputed, in place of its refund; null when nothing holds it. */
export const formatDisputed = (disputes: Disputes): string | null => wordsFor(disputes, t.payments.disputed);

/** The same, to the hotel of a stay or to staff. */
export const formatDisputedBy = (payer: "guest" | "customer", disputes: Disputes): string | null =>
	wordsFor(disputes, t.payments.disputedBy[payer]);

function wordsFor(disputes: Disputes, words: { open: string; lost: string }): string | null {
	const states = disputes.map(({ state }) => state);
	if (states.includes("open")) return words.open;
	return states.includes("lost") ? words.lost : null;
}

/** What the provider's lists tell of. */
export const RECORD_KINDS: Record<RecordKind, string> = {
	get charge() {
		return t.payments.records.charge;
	},
	get refund() {
		return t.payments.records.refund;
	},
	get dispute() {
		return t.payments.records.dispute;
	},
	get fee() {
		return t.payments.records.fee;
	},
};

/** How our payments and the provider's books differ, and what staff do about it. */
export const DIFFERENCES: Record<
	DifferenceKind,
	{ label: (provider: string) => string; advice: (provider: string) => string }
> = {
	missing_here: {
		label: () => t.paymentDifferences.missingHere,
		advice: (provider) => t.paymentDifferences.missingHereAdvice({ provider }),
	},
	missing_there: {
		label: () => t.paymentDifferences.missingThere,
		advice: (provider) => t.paymentDifferences.missingThereAdvice({ provider }),
	},
	other_amount: {
		label: () => t.paymentDifferences.otherAmount,
		advice: (provider) => t.paymentDifferences.otherAmountAdvice({ provider }),
	},
	other_state: {
		label: () => t.paymentDifferences.otherState,
		advice: (provider) => t.paymentDifferences.otherStateAdvice({ provider }),
	},
};

export const RECORD_STATES: Record<ProviderRecord["state"], string> = {
	get pending() {
		return t.payments.recordStates.pending;
	},
	get succeeded() {
		return t.payments.recordStates.succeeded;
	},
	get failed() {
		return t.payments.recordStates.failed;
	},
	get open() {
		return t.payments.recordStates.open;
	},
	get won() {
		return t.payments.recordStates.won;
	},
	get lost() {
		return t.payments.recordStates.lost;
	},
};
