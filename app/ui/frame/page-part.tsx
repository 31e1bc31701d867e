import { createContext, type ReactNode, useContext } from "react";

/**
 * What the root renders: a whole page, or one of the parts that the page cache assembles pages from. The shell is the
 * document of a route, with slots for the page's metadata and for what is visible. The main part is the title of a
 * refusal, the screen and two links of the frame, with slots between them and around the visitor's own part of the
 * screen. The frame has a slot for the screen, before which the message comes. The metadata of a screen is made without
 * the root.
 */
export type PagePart = "whole" | "shell" | "main" | "frame" | "message";

export const PagePartContext = createContext<PagePart>("whole");

/** The refusal that a part shows. The framework gives whole pages theirs. */
export const RefusalContext = createContext<unknown>(null);

/** Rendered where a part is cut. Typed text is escaped, so nobody can write it. */
export const SLOT = "<slot></slot>";

/** Stand in the frame for links that depend on the URL, which follow the screen in the main part. */
export const PLACEHOLDERS = { partner: "\uE000", from: "\uE001" } as const;

/**
 * The part of a cached screen that shows what is the visitor's own. For everybody else, it shows what its route's
 * `handle.own` makes of a visitor without anything of their own.
 */
export function OwnPart({ children }: { children: ReactNode }) {
	if (useContext(PagePartContext) !== "main") return children;
	return (
		<>
			<slot />
			{children}
			<slot />
		</>
	);
}
