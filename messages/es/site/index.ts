export { conversationMails } from "./conversation-mails.ts";
export { conversations } from "./conversations.ts";
export { inbox } from "./inbox.ts";
export { ownConversations } from "./own-conversations.ts";
export { partnerRequests } from "./partner-requests.ts";
export { replyTemplates } from "./reply-templates.ts";
export { reviews } from "./reviews.tsx";
export { track } from "./track.ts";
