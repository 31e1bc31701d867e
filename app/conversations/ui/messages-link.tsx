import { t } from "#app/common/language/messages.ts";
import { latestMessage } from "#app/conversations/conversation-kinds.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** The link to the messages about an order, stay or move, with how many are new. */
export function MessagesLink({ number, unread }: { number: string; unread: number }) {
	return (
		<ButtonLink variant={unread > 0 ? "primary" : "plain"} href={latestMessage(`/track/${number}/messages`)}>
			<Icon name="chat" /> {t.conversations.messages}
			{unread > 0 ? ` ${t.conversations.newMessages({ count: unread })}` : null}
		</ButtonLink>
	);
}
