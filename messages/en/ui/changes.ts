export const changes = {
	title: "Change history",
	system: "System",
	/** The arrow between two values, for screen readers. */
	to: "to",
	before: "Before",
	now: "Now",
	trail: "All changes in the trail",
};
