import { type Explained, explainConflict } from "#app/common/changes/conflict.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { formatDisputedBy } from "#app/payments/payment-labels.ts";
import type { OrderChangeRefusal } from "./change-order.server.ts";
import type { BulkOutcome } from "./change-orders.server.ts";
import { type OrderStates, stateInText } from "./order-states.ts";
import type { AnswerOutcome } from "./returns/answer-return.server.ts";
import type { CorrectionOutcome } from "./shipping/correct-parcel.server.ts";
import type { SplitOutcome } from "./shipping/order-parcels.server.ts";

/** Why a change is not possible: 'This isn’t possible for an order that is completed, paid and delivered.' */
export function describeState({ status, payment, fulfilment }: OrderStates): string {
	return t.orderRefusals.states({
		order: t.orderStates.inText[status],
		paid: t.orderStates.inText[payment],
		delivery: t.orderStates.inText[fulfilment],
	});
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
	const amount = formatMoney(left, currency);
	const disputed = formatDisputedBy("customer", online.disputes);
	if (disputed) return disputed;
	return refunded_total > 0
		? t.orderRefusals.willRefundRest({ amount })
		: t.orderRefusals.willRefund({ amount });
}

type FormatMoment = (moment: string) => string;

const notNow = () => ({ reason: t.orderRefusals.notNow, status: 409 });

/** The message and the HTTP status of a change that was refused. */
export function explainOrderRefusal(refusal: OrderChangeRefusal, formatMoment: FormatMoment): Explained {
	if (refusal.reason === "changed") {
		const to = stateInText(refusal.state);
		return explainConflict("order", {
			by: refusal.by,
			isOwn: refusal.isOwn,
			to,
			when: formatMoment(refusal.at),
		});
	}
	if (refusal.reason === "edited")
		return explainConflict("order", {
			...refusal,
			when: formatMoment(refusal.at),
			advice: t.orderRefusals.checkItems,
		});
	if (refusal.reason === "parcel_shipped")
		return explainConflict("parcel", { by: refusal.by, to: "shipped", when: formatMoment(refusal.at) });
	if (refusal.reason === "gone") return { reason: t.orderRefusals.gone, status: 404 };
	if (refusal.reason === "not_allowed") return notNow();
	if (refusal.reason === "in_parcels" || refusal.reason === "partly_shipped")
		return { reason: t.orderRefusals.byParcels[refusal.reason], status: 409 };
	if (refusal.reason === "other_parcel") return { reason: describeOtherParcel(refusal), status: 409 };
	return { reason: t.orderRefusals.amountTooSmall, status: 422 };
}

export type Parcel = { carrier: string; trackingNumber: string };

/** '“Parcel Post PP 123”' */
export function formatParcel({ carrier, trackingNumber }: Parcel): string {
	const text = [carrier, trackingNumber].filter(Boolean).join(" ");
	return text ? `“${text}”` : t.orderRefusals.withoutTracking;
}

const describeOtherParcel = (parcel: Parcel): string =>
	parcel.carrier || parcel.trackingNumber
		? t.orderRefusals.otherParcel({ parcel: formatParcel(parcel) })
		: t.orderRefusals.otherParcelWithout;

/** The message and the HTTP status of parcels that were refused. */
export function explainSplit(
	refusal: Extract<SplitOutcome, { ok: false }>,
	formatMoment: FormatMoment,
): Explained {
	if (refusal.reason === "edited")
		return explainConflict("order", {
			...refusal,
			when: formatMoment(refusal.at),
			advice: t.orderRefusals.checkItems,
		});
	if (refusal.reason === "gone") return { reason: t.orderRefusals.gone, status: 404 };
	return {
		reason: refusal.reason === "incomplete" ? t.orderRefusals.checkItems : t.orderRefusals.notDivisible,
		status: 409,
	};
}

/** The message and the HTTP status of a tracking edit that was refused. */
export function explainCorrection(refusal: Extract<CorrectionOutcome, { ok: false }>): Explained {
	if (refusal.reason !== "changed")
		return refusal.reason === "gone"
			? { reason: t.orderRefusals.gone, status: 404 }
			: { reason: t.orderRefusals.notShipped, status: 409 };
	return {
		reason: t.orderRefusals.parcelChanged({ parcel: formatParcel(refusal.parcel) }),
		status: 409,
	};
}

/** The message and the HTTP status of an answer to a return that was refused. */
export function explainReturnRefusal(
	refusal: Extract<AnswerOutcome, { ok: false }>,
	formatMoment: FormatMoment,
): Explained {
	if (refusal.reason !== "changed")
		return refusal.reason === "gone" ? { reason: t.orderRefusals.gone, status: 404 } : notNow();
	const to = t.orderReturns.inText[refusal.state];
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
	to: "confirmed" | "shipped",
	failure: string,
): BulkMessage {
	const parts = [t.orderList.bulk[to]({ count: done })];
	const counted = (numbers: readonly string[]) => ({ count: numbers.length, orders: listOrders(numbers) });
	if (refused.length > 0) parts.push(t.orderList.bulk.changed(counted(refused)));
	if (otherwiseShipped.length > 0) parts.push(t.orderList.bulk.otherTracking(counted(otherwiseShipped)));
	const text = `${withCommas(parts)}.${otherwiseShipped.length > 0 ? ` ${t.orderRefusals.correctIt}` : ""}`;
	if (failed.length === 0) return { tone: done > 0 ? "success" : "info", text };
	const numbers = failed.map(({ number }) => number);
	return { tone: "error", text: `${text} ${t.orderList.bulk.failed({ ...counted(numbers), why: failure })}` };
}

function listOrders(numbers: readonly string[]): string {
	const orders = withCommas(numbers.slice(0, MAX_NAMED).map(formatReferenceNumber));
	return numbers.length > MAX_NAMED
		? t.orderList.bulk.more({ orders, count: numbers.length - MAX_NAMED })
		: orders;
}
