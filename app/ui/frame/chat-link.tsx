import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Floats beside the page where there is room, and stands at its end elsewhere. */
export function ChatLink() {
	return (
		<a href="/contact" data-frame className="chat-link">
			<Icon name="chat" />
			<span>{t.frame.chat}</span>
		</a>
	);
}
