import { isShownTo } from "#app/common/access/viewer.server.ts";
import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import type { ConversationSubject } from "#app/conversations/conversation-subject.ts";
import { FULFILMENT_STATES, ORDER_STATES, PAYMENT_STATES } from "#app/shop/orders/order-states.ts";

/** Conversations about orders: between their customers and staff. */
export const orderConversation: ConversationSubject = {
	async find(db, number, access) {
		if (access.by === "hotel") return undefined;
		const order = await db
			.selectFrom("orders")
			.select([
				"name",
				"email",
				"language",
				"status",
				"payment",
				"fulfilment",
				"total",
				"currency",
				"created_at",
			])
			.where("number", "=", number)
			.where(isShownTo("orders", access.by === "customer" ? access.viewer : undefined))
			.executeTakeFirst();
		return (
			order && {
				name: order.name,
				email: order.email,
				language: order.language,
				accountId: null,
				hotel: null,
				facts: [
					[t.words.status, ORDER_STATES[order.status].label],
					[t.words.payment, PAYMENT_STATES[order.payment].label],
					[t.orderList.delivery, FULFILMENT_STATES[order.fulfilment].label],
					[t.words.total, formatMoney(order.total, order.currency)],
					[t.orderPage.ordered, formatDate(order.created_at.slice(0, 10))],
				],
			}
		);
	},
};
