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
	 * Its finished page is kept under a hash of what its loaders said. For what many ask for: its loaders may run
	 * twice for a request, and it exports no headers of its own.
	 */
	cached?: true;
	/** Seconds after which a browser without scripts loads it again. */
	refreshAfter?: number;
};
