/** What a screen's `handle` tells the frame around it. */
export type ScreenHandle = {
	/** Whose accent it wears. */
	subject?: "shop" | "travel" | "rent" | "staff";
	/** Gets the framework's script; only where that earns its weight. */
	hydrate?: true;
	/** Keeps a stream open (`useLive`), which the frame's badges share. */
	live?: true;
	/** Uses the whole width, as tables do. */
	wide?: true;
	/**
	 * The page is cached under a hash of its loaders' data. Use it for pages with many requests. The loaders may
	 * run twice for a request, and the route must not export headers.
	 */
	cached?: true;
	/** Seconds after which a browser without scripts loads it again. */
	refreshAfter?: number;
};
