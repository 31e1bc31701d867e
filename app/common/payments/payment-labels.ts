import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";
import type { RefundState } from "#db/schema/payments.ts";

type Shown = { label: string; tone: Tone; icon: IconName };

/** The states of a refund as staff see them. */
export const REFUND_STATES: Record<RefundState, Shown> = {
	requested: { label: "Requested", tone: "blue", icon: "clock" },
	sent: { label: "Pending", tone: "yellow", icon: "clock" },
	done: { label: "Refunded", tone: "purple", icon: "undo" },
	failed: { label: "Failed", tone: "red", icon: "alert" },
};
