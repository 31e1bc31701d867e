/** The settings of a screen for the frame around it. */
export type ScreenHandle = {
	/** The accent colour of the frame. */
	subject?: "shop" | "travel" | "rent" | "staff";
	/** Loads the framework's script; only for screens that need it. */
	hydrate?: true;
	/**
	 * Keeps an event stream open (`useLive`, or `FollowPage` on a screen without the framework's script), which also
	 * updates the frame's badges.
	 */
	live?: true;
	/** Uses the full width, for tables. */
	wide?: true;
	/**
	 * The page is put together from cached parts: it depends on its URL, the data of its loader, which is declared by
	 * `cacheUntilChanged`, and the frame. The route must not export headers.
	 */
	cached?: true;
	/** The component of the visitor's own part of a cached screen: it shows `own` of the loader's data. */
	own?: () => unknown;
	/** Seconds after which a browser without scripts reloads the page. */
	refreshAfter?: number;
};

/** A list or dashboard of staff that follows changes as they happen. */
export const LIVE_STAFF_SCREEN: ScreenHandle = {
	subject: "staff",
	hydrate: true,
	live: true,
	wide: true,
	refreshAfter: 180,
};
