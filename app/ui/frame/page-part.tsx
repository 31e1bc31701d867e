import { useLoaderData, useMatches } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";

/**
 * The part that the root renders for the page cache. `main` is the document with the screen, without the frame; then
 * follow two links and the query of the frame, which depend on the URL. `frame` is what surrounds the screen. `own` is the visitor's own
 * part of a screen. `SLOT` separates what a part consists of.
 */
export type PagePart = {
	name: "main" | "frame" | "own";
	/** The path of a refused request, which its page shows. */
	path?: string | undefined;
};

/** Null for a whole page. */
export const PagePartContext = createContext<PagePart | null>(null);

/** Rendered where a part is cut. Typed text is escaped, so nobody can write it. */
export const SLOT = "<slot></slot>";

/** Rendered before an own part. Splitting at it also gives the part's name. */
export const OWN_SLOT = /<slot name="([^"]+)"><\/slot>/;

/** Stand in the frame for what depends on the URL, which follows the screen in the main part. */
export const PLACEHOLDERS = { partner: "\uE000", from: "\uE001", query: "\uE002" } as const;

/**
 * A part of a cached screen that shows what is the visitor's own. For everybody else, it shows what its children make of
 * a visitor without anything of their own. The route's `handle.own` contains the same parts, by their names: what it lacks
 * stays as everybody sees it.
 */
export function OwnPart({ name, children }: { name: string; children: ReactNode }) {
	const part = useContext(PagePartContext)?.name;
	if (part !== "main" && part !== "own") return children;
	return (
		<>
			<slot name={name} />
			{children}
			{part === "main" ? <slot /> : null}
		</>
	);
}

/** The visitor's own data of a cached screen, for its `handle.own`. */
export function useOwnData<Loader extends (...args: never[]) => unknown>() {
	type Data = { own: OwnDataOf<Loader> };
	// The root renders an own part alone, outside of its route.
	const isAlone = useContext(PagePartContext)?.name === "own";
	const loaded = useLoaderData() as Data;
	const data = useMatches().at(-1)?.data as Data;
	return isAlone ? data.own : loaded.own;
}

type OwnDataOf<Loader extends (...args: never[]) => unknown> =
	Awaited<ReturnType<Loader>> extends { json(): Promise<{ own: infer Own }> } ? Own : never;
