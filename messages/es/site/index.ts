export { conversationMails } from "./conversation-mails.ts";
export { conversations } from "./conversations.ts";
export { ownConversations } from "./own-conversations.ts";
export { reviews } from "./reviews.tsx";
export { track } from "./track.ts";
