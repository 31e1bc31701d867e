import { formatDate, formatDateRange } from "#app/common/calendar.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { CONVERSATION_KINDS, conversationSegment, isSent } from "#app/conversations/conversation-kinds.ts";
import { ONLINE_PAYMENT_STATES } from "#app/payments/payment-labels.ts";
import { shownStatus } from "#app/rent/moves/moving-booking.ts";
import { ORDER_STATES, PAYMENT_STATES } from "#app/shop/orders/order-states.ts";
import type { LinkedThing } from "#app/site/customers/customer-cards.tsx";
import { BOOKING_STATES } from "#app/travel/stays/booking-states.ts";
import type { readPurchases } from "./read-customer.server.ts";

type Purchases = Awaited<ReturnType<typeof readPurchases>>;

/** What a customer bought, as links with the facts that tell one from another. `formatMoment`: on the market's clock. */
export function viewPurchases(found: Purchases, formatMoment: (at: string) => string) {
	const orders = found.orders.map(
		({ number, status, payment, total, currency, created_at }): LinkedThing => ({
			href: `/orders/${number}`,
			name: formatReferenceNumber(number),
			about: [
				ORDER_STATES[status].label,
				PAYMENT_STATES[payment].label,
				formatMoney(total, currency),
				formatMoment(created_at),
			].join(" · "),
		}),
	);
	const stays = found.stays.map(
		({ number, status, hotel_name, check_in, check_out, total, currency }): LinkedThing => ({
			href: `/bookings/${number}`,
			name: `${formatReferenceNumber(number)} · ${hotel_name}`,
			about: [
				BOOKING_STATES[status].label,
				formatDateRange(check_in, check_out),
				formatMoney(total, currency),
			].join(" · "),
		}),
	);
	const moves = found.moves.map(
		({ number, booking_date, booking_time, ...move }): LinkedThing => ({
			href: `/trucking-dashboard/${number}`,
			name: formatReferenceNumber(number),
			about: `${shownStatus(move).label} · ${formatDate(booking_date)}, ${booking_time}`,
		}),
	);
	const conversations = found.conversations.rows.map(
		({ kind, key, excerpt, last_message_at }): LinkedThing => ({
			href: `/inbox/${conversationSegment({ kind, key })}`,
			name: isSent(kind)
				? CONVERSATION_KINDS[kind].label
				: `${CONVERSATION_KINDS[kind].label} ${formatReferenceNumber(key)}`,
			about: `${formatMoment(last_message_at)} · ${excerpt}`,
		}),
	);
	const payments = found.payments.map(
		({ id, number, state, amount, currency, created_at }): LinkedThing => ({
			href: `/dashboard/payments/${maskId(id)}`,
			name: `${formatMoney(amount, currency)} · ${formatReferenceNumber(number)}`,
			about: `${ONLINE_PAYMENT_STATES[state].label} · ${formatMoment(created_at)}`,
		}),
	);
	return { orders, stays, moves, conversations, payments };
}
