import { type Explained, explainConflict } from "#app/common/changes/conflict.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { formatDisputedBy } from "#app/payments/payment-labels.ts";
import type { OrderChangeRefusal } from "./change-order.server.ts";
import type { BulkOutcome } from "./change-orders.server.ts";
import {
	FULFILMENT_STATES,
	ORDER_STATES,
	type OrderStates,
	PAYMENT_STATES,
	stateRow,
} from "./order-states.ts";
import type { AnswerOutcome } from "./returns/answer-return.server.ts";
import { RETURN_STATES } from "./returns/return-labels.ts";
import type { CorrectionOutcome } from "./shipping/correct-parcel.server.ts";
import type { SplitOutcome } from "./shipping/order-parcels.server.ts";

export const ORDER_GONE = "This order no longer exists.";
export const PARCELS_CHANGED = "The parcels of this order have changed. Open the order again to see them.";
export const REOPEN_ORDER = "Open the order again and try once more.";

/** Why a change is not possible: 'This isn’t possible for an order that is completed, paid and delivered.' */
export function describeState({ status, payment, fulfilment }: OrderStates): string {
	const [order, paid, delivery] = [
		ORDER_STATES[status].label,
		PAYMENT_STATES[payment].label,
		FULFILMENT_STATES[fulfilment].label,
	].map((label) => label.toLowerCase());
	return `This isn’t possible for an order with these statuses: ${order}, ${paid}, ${delivery}.`;
}

type PaidOnline = {
	/** Minor units. */
	paid_total: number;
	refunded_total: number;
	currency: string;
	/** Null for an order that is not paid online. */
	online: { disputes: Parameters<typeof formatDisputedBy>[1] } | null;
};

/** To staff, what becomes of what was paid online for an order that they cancel; null when nothing was. */
export function describeRefundOnEnd(order: PaidOnline): string | null {
	const { paid_total, refunded_total, currency, online } = order;
	const left = paid_total - refunded_total;
	if (!online || left <= 0) return null;
	const money = `${refunded_total > 0 ? "other " : ""}${formatMoney(left, currency)}`;
	const disputed = formatDisputedBy("customer", online.disputes);
	return disputed ?? `The ${money} that the customer paid online is refunded.`;
}

const CHECK_ITEMS = "Its items have changed. Check them, then try again.";

type FormatMoment = (moment: string) => string;

const NOT_NOW = { reason: "This isn’t possible in its current status.", status: 409 };

/** Why an order in parcels can't be shipped as a whole, and one that is on its way in part can't be cancelled. */
export const BY_PARCELS = {
	in_parcels: "This order is sent in several parcels. Ship each of them on the order’s page.",
	partly_shipped:
		"Some parcels of this order are on their way, so it can’t be cancelled. If it was paid online, refund the items that aren’t shipped yet. Otherwise ship the other parcels, too, and cancel the order once all of them have come back.",
};

/** The message and the HTTP status of a change that was refused. */
export function explainOrderRefusal(refusal: OrderChangeRefusal, formatMoment: FormatMoment): Explained {
	if (refusal.reason === "changed") {
		const to = stateRow(refusal.column, refusal.state).label.toLowerCase();
		return explainConflict("order", {
			by: refusal.by,
			isOwn: refusal.isOwn,
			to,
			when: formatMoment(refusal.at),
		});
	}
	if (refusal.reason === "edited")
		return explainConflict("order", { ...refusal, when: formatMoment(refusal.at), advice: CHECK_ITEMS });
	if (refusal.reason === "parcel_shipped")
		return explainConflict("parcel", { by: refusal.by, to: "shipped", when: formatMoment(refusal.at) });
	if (refusal.reason === "gone") return { reason: ORDER_GONE, status: 404 };
	if (refusal.reason === "not_allowed") return NOT_NOW;
	if (refusal.reason === "in_parcels" || refusal.reason === "partly_shipped")
		return { reason: BY_PARCELS[refusal.reason], status: 409 };
	if (refusal.reason === "other_parcel") return { reason: describeOtherParcel(refusal), status: 409 };
	return { reason: "Enter an amount above 0 that is not more than is left to refund.", status: 422 };
}

export type Parcel = { carrier: string; trackingNumber: string };

/** '“Parcel Post PP 123”' */
export function formatParcel({ carrier, trackingNumber }: Parcel): string {
	const text = [carrier, trackingNumber].filter(Boolean).join(" ");
	return text ? `“${text}”` : "without a carrier or tracking number";
}

const describeOtherParcel = (parcel: Parcel): string =>
	`You already shipped it ${parcel.carrier || parcel.trackingNumber ? "as " : ""}${formatParcel(parcel)}, and the customer has these details. ${CORRECT_IT}`;

const CORRECT_IT = "To change them, choose “Edit tracking” on the order page.";

export const NOT_SHIPPED = "You can edit tracking only while an order is shipped and not yet delivered.";

/** The message and the HTTP status of parcels that were refused. */
export function explainSplit(
	refusal: Extract<SplitOutcome, { ok: false }>,
	formatMoment: FormatMoment,
): Explained {
	if (refusal.reason === "edited")
		return explainConflict("order", { ...refusal, when: formatMoment(refusal.at), advice: CHECK_ITEMS });
	if (refusal.reason === "gone") return { reason: ORDER_GONE, status: 404 };
	return { reason: refusal.reason === "incomplete" ? CHECK_ITEMS : NOT_DIVISIBLE, status: 409 };
}

export const NOT_DIVISIBLE =
	"You can divide an order of two or more units into parcels until the first one is shipped, or the order is cancelled.";

/** The message and the HTTP status of a tracking edit that was refused. */
export function explainCorrection(refusal: Extract<CorrectionOutcome, { ok: false }>): Explained {
	if (refusal.reason !== "changed")
		return refusal.reason === "gone"
			? { reason: ORDER_GONE, status: 404 }
			: { reason: NOT_SHIPPED, status: 409 };
	return {
		reason: `Someone else changed it in the meantime. It is now ${formatParcel(refusal.parcel)}.`,
		status: 409,
	};
}

/** The message and the HTTP status of an answer to a return that was refused. */
export function explainReturnRefusal(
	refusal: Extract<AnswerOutcome, { ok: false }>,
	formatMoment: FormatMoment,
): Explained {
	if (refusal.reason !== "changed")
		return refusal.reason === "gone" ? { reason: ORDER_GONE, status: 404 } : NOT_NOW;
	const to = RETURN_STATES[refusal.state].label.toLowerCase();
	return explainConflict("return", {
		by: refusal.by,
		isOwn: refusal.isOwn,
		to,
		when: formatMoment(refusal.at),
	});
}

const MAX_NAMED = 3;

type BulkMessage = { tone: "success" | "info" | "error"; text: string };

/**
 * Describes the result of a bulk action in one sentence: "2 confirmed, 1 already changed (M-4F7K-…)." It is
 * an error only if orders failed; `failure` gives the reason.
 */
export function describeBulk(
	{ done, refused, otherwiseShipped, failed }: BulkOutcome,
	verb: string,
	failure: string,
): BulkMessage {
	const parts = [`${done} ${verb}`];
	if (refused.length > 0) parts.push(`${refused.length} already changed (${listOrders(refused)})`);
	if (otherwiseShipped.length > 0)
		parts.push(
			`${otherwiseShipped.length} already shipped with other tracking details (${listOrders(otherwiseShipped)})`,
		);
	const text = `${parts.join(", ")}.${otherwiseShipped.length > 0 ? ` ${CORRECT_IT}` : ""}`;
	if (failed.length === 0) return { tone: done > 0 ? "success" : "info", text };
	const numbers = failed.map(({ number }) => number);
	return { tone: "error", text: `${text} ${numbers.length} failed (${listOrders(numbers)}): ${failure}` };
}

function listOrders(numbers: readonly string[]): string {
	const more = numbers.length > MAX_NAMED ? ` and ${numbers.length - MAX_NAMED} more` : "";
	return numbers.slice(0, MAX_NAMED).map(formatReferenceNumber).join(", ") + more;
}
