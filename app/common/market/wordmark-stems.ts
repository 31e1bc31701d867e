/** The market's mark, 30 × 26, in strokes of 6: an m with three stems, one for each service, under two arches. */
export const WORDMARK_STEMS = [
	{ d: "M15 26V12a6 6 0 0 1 12 0v14", stroke: "#f0a92e" },
	{ d: "M3 26V12a6 6 0 0 1 12 0v14", stroke: "#3f7fd6" },
	{ d: "M3 26V3", stroke: "#1f8a58" },
] as const;
