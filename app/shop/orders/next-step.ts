import { allowedOrderChanges, type OrderChangeName } from "./order-changes.ts";
import { CASH_ON_DELIVERY, mayRefundOrder, mayShipParcel, ONLINE, type RuledOrder } from "./order-rules.ts";
import { hasArrived, isCancelledOrExpired } from "./order-states.ts";
import {
	allowedAnswers,
	hasOpenReturn,
	type ReturnAnswerName,
	type ReturnState,
} from "./returns/return-labels.ts";

type Order = RuledOrder & { parcels: readonly { id: number; shippedAt: string | null }[] };
type Return = { id: number; status: ReturnState };

/** A change of the order, the shipping of one of its parcels, an answer to one of its returns, or a refund. */
export type NextStep =
	| { change: OrderChangeName }
	| { parcelId: number }
	| { returnId: number; answer: ReturnAnswerName }
	| { refund: true }
	| null;

/** The order of the next steps, after a due refund and returns. */
const LIFE: readonly OrderChangeName[] = [
	"confirmation",
	"payment-retry",
	"payment",
	"processing",
	"shipment",
	"delivery",
	"completion",
];

/**
 * Returns the next step for staff, or null when nothing is left. `owed` is the refund due, in minor units. A
 * prepaid order must be paid before it is packed.
 */
export function nextStep(order: Order, owed: number, returns: readonly Return[]): NextStep {
	const allowed = allowedOrderChanges(order);
	if (owed > 0 && mayRefundOrder(order)) return { refund: true };
	const open = returns.find(({ status }) => hasOpenReturn([{ status }]));
	const [answer] = open ? allowedAnswers(open.status) : [];
	if (open && answer) return { returnId: open.id, answer };
	if (isCancelledOrExpired(order) || order.status === "completed") return null;
	const isUnpaid = order.payment === "unpaid" || order.payment === "failed";
	// Its provider tells when it is paid.
	if (order.payment_method === ONLINE && isUnpaid) return null;
	const isPaidLater = order.payment_method === CASH_ON_DELIVERY && isUnpaid;
	const change = LIFE.find(
		(name) => allowed.includes(name) && !(name === "payment" && isPaidLater && !hasArrived(order)),
	);
	if (change) return { change };
	const parcel = order.parcels.find(({ shippedAt }) => shippedAt === null);
	return parcel && mayShipParcel(order) ? { parcelId: parcel.id } : null;
}
