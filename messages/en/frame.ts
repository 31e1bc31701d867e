/** What is around every page. */
export const frame = {
	/** Names the list of languages, for screen readers. */
	language: "Language",
};
