import type { ReactNode } from "react";
import { ChatLink } from "./chat-link.tsx";
import { CookieBar } from "./cookie-bar.tsx";
import { Footer, type FooterProps } from "./footer.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TopBar, type TopBarProps } from "./top-bar.tsx";

type FrameProps = TopBarProps & {
	/** The flash message, if any: it comes first in `main`. */
	flash?: ReactNode;
	/** The contents of the footer. */
	footer: FooterProps;
	chatUrl: string | undefined;
	/** Where to return to after accepting cookies; null when that is done. */
	cookieBar: string | null;
	/** The width of the back office, for wide tables; other screens are narrower. */
	wide?: boolean;
	children: ReactNode;
};

/** The frame around every screen. */
export function Frame({ flash, footer, chatUrl, cookieBar, wide, children, ...bar }: FrameProps) {
	return (
		<>
			<SkipLink />
			<TopBar {...bar} wide={wide} />
			<main
				id="main"
				tabIndex={-1}
				className={`mx-auto w-full flex-1 px-4 pt-6 pb-16 ${wide ? "max-w-office" : "max-w-page"}`}
			>
				{flash}
				{children}
			</main>
			<Footer {...footer} wide={wide} />
			{chatUrl ? <ChatLink href={chatUrl} /> : null}
			{cookieBar === null ? null : <CookieBar from={cookieBar} />}
		</>
	);
}
