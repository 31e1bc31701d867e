/** What forms have in common. */
export const form = {
	/** The heading above the errors of a form. */
	problem: "There is a problem",
};
