import { formatDate, formatDeadlineInZone, formatMoment, wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { addressLines } from "#app/common/places/address-lines.server.ts";
import { payingStep } from "#app/payments/payments.server.ts";
import { amountDue, CASH_ON_DELIVERY, mayCustomerCancel } from "#app/shop/orders/order-rules.ts";
import { hasArrived, isCancelledOrExpired, isUnpaid } from "#app/shop/orders/order-states.ts";
import type { Order } from "#app/shop/orders/read-order.server.ts";
import { returnableUnits } from "#app/shop/orders/returns/request-return.server.ts";
import { linesOfParcel } from "#app/shop/orders/shipping/read-parcels.server.ts";
import { type CarrierLink, trackingLink } from "#app/shop/orders/shipping/tracking-link.ts";
import { paymentMethod } from "#app/shop/pricing/payment-methods.ts";
import { RETURN_KINDS } from "#app/shop/pricing/return-kinds.ts";
import { expectedDelivery, formatDeadline, sentencesFor } from "./order-progress.ts";

type Settings = {
	timeZone: string;
	bankAccount: string;
	carrierLinks?: readonly CarrierLink[];
	now: Date;
};

const isToBePaid = (order: Order) =>
	order.total > 0 &&
	!isCancelledOrExpired(order) &&
	!(order.payment_method === CASH_ON_DELIVERY && hasArrived(order)) &&
	isUnpaid(order);

/**
 * Formats an order for its owner: times in `timeZone`, the address as on a parcel, payment instructions while
 * unpaid, and what they may do. Leaves out who in the shop did what, and notes.
 */
export function toOrderView(order: Order, { timeZone, bankAccount, carrierLinks = [], now }: Settings) {
	const { account_id: _, note: __, history, returns, created_at, pay_before, online, ...about } = order;
	// Nothing more is sent of an order that has ended.
	const parcels = order.parcels.filter(({ shipped_at }) => shipped_at || !isCancelledOrExpired(order));
	const moment = (at: string) => formatMoment(at, timeZone, now);
	const method = paymentMethod(order.payment_method);
	const due = amountDue(order);
	return {
		...about,
		...sentencesFor(order),
		placedAt: moment(created_at),
		/** With the year, for print. */
		placedOn: formatDate(wallClock(created_at, timeZone).date),
		arrives: expectedDelivery(order, { timeZone, now }),
		deadline: formatDeadline(order, pay_before && formatDeadlineInZone(pay_before, timeZone, now)),
		/** What is still to be paid, in minor units; 0 for an order that is paid or has ended. */
		due: isToBePaid(order) ? due : 0,
		paymentLabel: method?.name ?? "",
		paymentStep: isToBePaid(order)
			? (method?.start({ ...order, total: due }, { bankAccount }) ?? null)
			: null,
		/** The link to the provider's page, "retry" while it could not be created, or null. */
		payOnline: online && isToBePaid(order) ? payingStep(online, now) : null,
		address: addressLines(order),
		trackingHref: trackingLink(carrierLinks, order),
		parcels: parcels.map((parcel, at) => ({
			id: parcel.id,
			/** "1 of 3" */
			which: t.orderParcels.which({ number: at + 1, count: parcels.length }),
			carrier: parcel.carrier,
			tracking_number: parcel.tracking_number,
			trackingHref: trackingLink(carrierLinks, parcel),
			shippedAt: parcel.shipped_at && moment(parcel.shipped_at),
			lines: linesOfParcel(order.lines, parcel),
		})),
		history: history
			.filter(({ kind }) => kind !== "note" && kind !== "split")
			.map(({ id, kind, to_value, amount, at }) => ({ id, kind, to_value, amount, at: moment(at) })),
		mayCancel: mayCustomerCancel(order),
		mayReturn: hasArrived(order) && [...returnableUnits(order).values()].some((left) => left > 0),
		returns: returns.map(({ id, kind, status, reason, answer, created_at: requestedAt, lines }) => ({
			id,
			kind: RETURN_KINDS[kind].label,
			status,
			reason,
			answer,
			at: moment(requestedAt),
			lines: lines.map(({ title, quantity }) => ({ title, quantity })),
		})),
	};
}

export type OrderView = ReturnType<typeof toOrderView>;
