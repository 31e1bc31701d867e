/** The id of a conversation’s last message. */
export const LATEST_MESSAGE = "latest";

/** The page of a conversation, opened at its last message: they stand oldest first. */
export const latestMessage = (path: string): string => `${path}#${LATEST_MESSAGE}`;
