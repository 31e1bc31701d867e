import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";
import type { DisputeState, EntryKind, OnlinePaymentState, RefundState } from "#db/schema/payments.ts";
import type { PaymentProviderName } from "./provider.ts";

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
	open: { label: "Not paid", tone: "yellow", icon: "clock" },
	paid: { label: "Paid", tone: "green", icon: "check" },
	refunded_part: { label: "Partly refunded", tone: "purple", icon: "undo" },
	refunded: { label: "Refunded", tone: "purple", icon: "undo" },
	expired: { label: "Expired", tone: "grey", icon: "ban" },
};

export const PROVIDERS: Record<PaymentProviderName, string> = { stripe: "Stripe" };

export const providerLabel = (name: string): string => (PROVIDERS as Record<string, string>)[name] ?? name;

export const ENTRY_LABELS: Record<EntryKind, string> = {
	charged: "Charged",
	refunded: "Refunded",
	refund_failed: "Refund returned",
	disputed: "Taken back by the bank",
	dispute_won: "Dispute won",
};

export const DISPUTE_STATES: Record<DisputeState, Shown> = {
	open: { label: "Disputed", tone: "red", icon: "alert" },
	won: { label: "Dispute won", tone: "green", icon: "check" },
	lost: { label: "Dispute lost", tone: "grey", icon: "cross" },
};
