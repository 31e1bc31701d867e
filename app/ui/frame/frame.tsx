import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { OfficeTabs, Sidebar } from "#app/ui/office/sidebar.tsx";
import { ChatLink } from "./chat-link.tsx";
import { CookieBar } from "./cookie-bar.tsx";
import { Footer, type FooterProps } from "./footer.tsx";
import { TopBar, type TopBarProps } from "./top-bar.tsx";

type FrameProps = TopBarProps & {
	/** The flash message, if any: it comes first in `main`. */
	flash?: ReactNode;
	/** The contents of the footer of public pages. */
	footer: FooterProps;
	/** Whether customers are who opens this screen: staff and drivers have no chat with themselves. */
	hasChat: boolean;
	/** Where to return to after accepting cookies; null when that is done. */
	cookieBar: string | null;
	/** The width of the back office, for wide tables; other screens are narrower. */
	wide?: boolean;
	children: ReactNode;
};

/** The frame around every screen: that of the back office for staff at their screens, otherwise the public one. */
export function Frame({ flash, footer, hasChat, cookieBar, wide, children, ...bar }: FrameProps) {
	const { person, path, badges, subject } = bar;
	if (subject === "staff" && person && person.role !== "User")
		return (
			<>
				<SkipLink />
				{cookieBar === null ? null : <CookieBar from={cookieBar} />}
				<TopBar {...bar} wide />
				<div className="staff-frame">
					<Sidebar person={person} path={path} badges={badges.badges} />
					<main id="main" tabIndex={-1}>
						{flash}
						<OfficeTabs person={person} path={path} />
						{children}
					</main>
				</div>
				<PageEnd />
			</>
		);
	return (
		<>
			<SkipLink />
			{cookieBar === null ? null : <CookieBar from={cookieBar} />}
			<TopBar {...bar} wide={wide} />
			<main
				id="main"
				tabIndex={-1}
				className={`mx-auto w-full flex-1 px-4 pt-6 pb-16 ${wide ? "max-w-office" : "max-w-page"}`}
			>
				{flash}
				{children}
			</main>
			<Footer {...footer} wide={wide}>
				{hasChat ? <ChatLink /> : null}
			</Footer>
			<PageEnd />
		</>
	);
}

/** What `rel="expect"` waits for. Chromium goes on at a start tag, so it has to be an element of its own after the rest. */
const PageEnd = () => <div id="page-end" />;

export function SkipLink() {
	return (
		<a href="#main" data-frame className="skip-link">
			{t.frame.skip}
		</a>
	);
}
