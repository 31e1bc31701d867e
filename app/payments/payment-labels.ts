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
export const REFUND_STATES: Record<RefundState, Shown> = {
	requested: { label: "Requested", tone: "blue", icon: "clock" },
	sent: { label: "Pending", tone: "yellow", icon: "clock" },
	done: { label: "Refunded", tone: "purple", icon: "undo" },
	failed: { label: "Failed", tone: "red", icon: "alert" },
};

/** The states of a payment as staff see them. */
export const ONLINE_PAYMENT_STATES: Record<OnlinePaymentState, Shown> = {
	open: { label: "Unpaid", tone: "yellow", icon: "clock" },
	paid: { label: "Paid", tone: "green", icon: "check" },
	refunded_part: { label: "Partly refunded", tone: "purple", icon: "undo" },
	refunded: { label: "Refunded", tone: "purple", icon: "undo" },
	expired: { label: "Expired", tone: "grey", icon: "ban" },
};

export const PROVIDERS: Record<PaymentProviderName, string> = { stripe: "Stripe", mollie: "Mollie" };

export const providerLabel = (name: string): string => (PROVIDERS as Record<string, string>)[name] ?? name;

export const ENTRY_LABELS: Record<EntryKind, string> = {
	charged: "Charged",
	refunded: "Refunded",
	refund_failed: "Refund returned",
	disputed: "Taken back by the bank",
	dispute_won: "Dispute won",
	fee: "Fee",
};

export const DISPUTE_STATES: Record<DisputeState, Shown> = {
	open: { label: "Disputed", tone: "red", icon: "alert" },
	won: { label: "Dispute won", tone: "green", icon: "check" },
	lost: { label: "Dispute lost", tone: "grey", icon: "cross" },
};

export type Disputes = readonly { state: DisputeState }[];

/** To the customer, what becomes of a payment that they disputed, in place of its refund; null when nothing holds it. */
export const formatDisputed = (disputes: Disputes): string | null =>
	wordsFor(disputes, {
		open: "You disputed your payment, so your bank decides about it.",
		lost: "Your bank gave you back your payment.",
	});

/** The same, to the hotel of a stay or to staff. */
export const formatDisputedBy = (payer: "guest" | "customer", disputes: Disputes): string | null =>
	wordsFor(disputes, {
		open: `The ${payer} disputed their payment, so their bank decides about it.`,
		lost: `The ${payer}’s bank gave them back their payment.`,
	});

function wordsFor(disputes: Disputes, words: { open: string; lost: string }): string | null {
	const states = disputes.map(({ state }) => state);
	if (states.includes("open")) return words.open;
	return states.includes("lost") ? words.lost : null;
}

/** What the provider's lists tell of. */
export const RECORD_KINDS: Record<RecordKind, string> = {
	charge: "Charge",
	refund: "Refund",
	dispute: "Dispute",
	fee: "Fee",
};

/** How our payments and the provider's books differ, and what staff do about it. */
export const DIFFERENCES: Record<
	DifferenceKind,
	{ label: (provider: string) => string; advice: (provider: string) => string }
> = {
	missing_here: {
		label: () => "Only at the provider",
		advice: (provider) =>
			`Find the record in ${provider}: money that is not for an order of this site is refunded there.`,
	},
	missing_there: {
		label: () => "Only here",
		advice: (provider) =>
			`Check that the site uses the right account of ${provider}, and that no test key was used.`,
	},
	other_amount: {
		label: () => "Other amount",
		advice: (provider) => `Compare both amounts with the record in ${provider}.`,
	},
	other_state: {
		label: () => "Other status",
		advice: (provider) => `Compare the status with the record in ${provider}.`,
	},
};

export const RECORD_STATES: Record<ProviderRecord["state"], string> = {
	pending: "Pending",
	succeeded: "Succeeded",
	failed: "Failed",
	open: "Open",
	won: "Won",
	lost: "Lost",
};
