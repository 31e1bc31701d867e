import type { ReactNode } from "react";
import { ChatLink } from "./chat-link.tsx";
import { CookieBar } from "./cookie-bar.tsx";
import { Footer, type FooterProps } from "./footer.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TopBar, type TopBarProps } from "./top-bar.tsx";

type FrameProps = TopBarProps & {
	/** The flash, if any: it stands first in `main`. */
	flash?: ReactNode;
	/** What its last line has. */
	footer: FooterProps;
	chatUrl: string | undefined;
	/** Where to come back to from agreeing to the cookies; null when that is done. */
	cookieBar: string | null;
	/** The width of the back office, whose tables need it; everything else has the width of a page. */
	wide?: boolean;
	children: ReactNode;
};

/** What stands around every screen. */
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
