/** A view that every list of its kind has: its name, and its filters as the query of the list's URL. */
export type BuiltInView = { name: string; query: string };

type ViewTab = { name: string; href: string; isCurrent: boolean; count: number | null };

/** The views of a list as a row of tabs, and what can be done with the current filters. */
export type ListViews = {
	shown: readonly ViewTab[];
	/** Behind a menu, without counts. */
	more: readonly Omit<ViewTab, "count">[];
	/** The page that saves the current filters; null if they are a view already. */
	saveHref: string | null;
	/** The page that deletes the current view; null if it can't be deleted. */
	removeHref: string | null;
};

/** A list whose rows could not be read. */
export const NO_VIEWS: ListViews = { shown: [], more: [], saveHref: null, removeHref: null };
