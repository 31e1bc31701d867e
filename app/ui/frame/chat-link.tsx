import { Icon } from "#app/ui/icon.tsx";

/** Floats above the end of the page, and never over the cookie notice. */
export function ChatLink({ href }: { href: string }) {
	return (
		<a href={href} data-frame className="chat-link" rel="noreferrer">
			<Icon name="chat" />
			<span>Chat with us</span>
		</a>
	);
}
