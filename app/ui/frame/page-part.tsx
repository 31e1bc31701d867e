import { createContext, type ReactNode, useContext } from "react";

/**
 * What the root renders: a whole page, or one of the parts that the page cache assembles pages from. The main part is
 * the head and the screen, with slots around the screen and around the visitor's own part of it. The frame has a slot
 * for the screen.
 */
export type PagePart = "whole" | "main" | "frame";

export const PagePartContext = createContext<PagePart>("whole");

/** Rendered where a part is cut. Typed text is escaped, so nobody can write it. */
export const SLOT = "<slot></slot>";

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
