import { formatDate } from "#app/common/calendar.ts";
import { readChangedValues, readText, type ValueChange } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { MOVING_STATUSES } from "#app/rent/moves/moving-booking.ts";
import {
	FULFILMENT_STATES,
	ORDER_STATES,
	PAYMENT_STATES,
	REFUND_REQUESTED,
} from "#app/shop/orders/order-states.ts";
import { RETURN_STATES } from "#app/shop/orders/returns/return-labels.ts";
import { BOOKING_STATES } from "#app/travel/stays/booking-states.ts";
import type { ChangeEntry } from "#db/schema/common.ts";

type Stored = {
	action: ChangeEntry["action"];
	from: string | null;
	to: string | null;
	detail: string | null;
};

/** What an entry says: the values that changed, and anything else as text. */
export type Described = { changes: ValueChange[]; text: string };

type Labels = Record<string, { label: string }>;

const LABELS: Partial<Record<ChangeEntry["action"], Labels>> = {
	"order status": ORDER_STATES,
	payment: PAYMENT_STATES,
	fulfilment: FULFILMENT_STATES,
	return: RETURN_STATES,
	"booking status": BOOKING_STATES,
	"move status": MOVING_STATUSES,
};

/** The stored values of an entry with their labels. Names accounts by `nameOf`. */
export function describeEntry(
	{ action, from, to, detail: stored }: Stored,
	nameOf: (accountId: number) => string,
): Described {
	const named = (text: string) => text.replaceAll(/\baccount (\d{1,15})\b/g, (_, id) => nameOf(Number(id)));
	const text = () => named(stored ? readText(stored) : "");
	if (from !== null || to !== null) {
		const show = (value: string | null) => (value === null ? "" : named(labelOf(action, value)));
		return { changes: [{ what: null, from: show(from), to: show(to) }], text: text() };
	}
	const changes = stored && readChangedValues(stored);
	if (!changes) return { changes: [], text: text() };
	return {
		changes: changes.map((change) => ({ ...change, from: named(change.from), to: named(change.to) })),
		text: "",
	};
}

function labelOf(action: ChangeEntry["action"], value: string): string {
	const [checkIn, checkOut] = action === "booking dates" ? value.split("/") : [];
	if (checkIn && checkOut) return `${formatDate(checkIn)} – ${formatDate(checkOut)}`;
	if (action === "payment" && value === REFUND_REQUESTED) return t.trail.refundRequested;
	return LABELS[action]?.[value]?.label ?? readText(value);
}
