import { plural } from "#app/common/language/plural.ts";
export const reviewChecks = {
	title: "Checks",
	nothing: "Nothing is missing",
	allThere: "Photos, rooms, prices, address, owner and seller details are all there.",
	waiting: "Waiting for approval",
	missing: "Still missing",
	waitingText: "We review the hotel and email you. Guests can’t find it until it is approved.",
	beforeReview: "Before we review it:",
	beforeSubmit: "Before you submit:",
	/** Before what was found, for screen readers. */
	problem: "Problem: ",
	warning: "Warning: ",
	problems: ({ count }: { count: number }) =>
		plural(count, { one: `${count} problem`, other: `${count} problems` }),
	warnings: ({ count }: { count: number }) =>
		plural(count, { one: `${count} warning`, other: `${count} warnings` }),
};
