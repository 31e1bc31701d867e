import { Icon } from "#app/ui/icon.tsx";

/** Floats above the page's end, and never over the cookie bar. */
export function ChatLink({ href }: { href: string }) {
	return (
		<a href={href} data-frame className="chat-link" rel="noreferrer">
			<Icon name="chat" />
			<span>Chat with us</span>
		</a>
	);
}
