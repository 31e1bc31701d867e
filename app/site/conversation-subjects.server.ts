import type { ConversationSubjects } from "#app/common/conversations/conversation-subject.ts";
import { moveConversation } from "#app/rent/move-conversation.server.ts";
import { orderConversation } from "#app/shop/orders/order-conversation.server.ts";
import { stayConversation } from "#app/travel/stays/stay-conversation.server.ts";
import { contactConversation, partnerConversation } from "./inbox/sent-conversation.server.ts";

/** What conversations can be about. */
export const CONVERSATION_SUBJECTS: ConversationSubjects = {
	order: orderConversation,
	stay: stayConversation,
	move: moveConversation,
	contact: contactConversation,
	partner: partnerConversation,
};
