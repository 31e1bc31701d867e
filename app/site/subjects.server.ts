import type { AccountSubjects } from "#app/account/subjects.server.ts";
import type { ConversationSubjects } from "#app/conversations/conversation-subject.ts";
import { contactConversation, partnerConversation } from "#app/conversations/sent-conversation.server.ts";
import type { PaymentSubjects } from "#app/payments/payment-subject.ts";
import { moveConversation } from "#app/rent/move-conversation.server.ts";
import { movePayment } from "#app/rent/move-payment.server.ts";
import { rentSubject } from "#app/rent/rent-subject.server.ts";
import { orderConversation } from "#app/shop/order-conversation.server.ts";
import { orderPayment } from "#app/shop/orders/order-payment.server.ts";
import { shopSubject } from "#app/shop/shop-subject.server.ts";
import { stayConversation } from "#app/travel/stay-conversation.server.ts";
import { stayPayment } from "#app/travel/stays/stay-payment.server.ts";
import { travelSubject } from "#app/travel/travel-subject.server.ts";

/** The subjects of the site, in the order in which they lock their rows. */
export const SUBJECTS: AccountSubjects = [rentSubject, shopSubject, travelSubject];

/** What can be paid online. */
export const PAYMENT_SUBJECTS: PaymentSubjects = {
	order: orderPayment,
	stay: stayPayment,
	move: movePayment,
};

/** What conversations can be about. */
export const CONVERSATION_SUBJECTS: ConversationSubjects = {
	order: orderConversation,
	stay: stayConversation,
	move: moveConversation,
	contact: contactConversation,
	partner: partnerConversation,
};
