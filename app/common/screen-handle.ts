/** The settings of a screen for the frame around it. */
export type ScreenHandle = {
	/** The accent colour of the frame. */
	subject?: "shop" | "travel" | "rent" | "staff";
	/** Loads the framework's script; only for screens that need it. */
	hydrate?: true;
	/** Keeps an event stream open (`useLive`), which also updates the frame's badges. */
	live?: true;
	/** Uses the full width, for tables. */
	wide?: true;
	/**
	 * The page is cached under a hash of its loaders' data. Use it for pages with many requests. The loaders may
	 * run twice for a request, and the route must not export headers.
	 */
	cached?: true;
	/** Seconds after which a browser without scripts reloads the page. */
	refreshAfter?: number;
};
