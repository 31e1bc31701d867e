import type { CollectionMethod, JobStep } from "#db/schema/rent.ts";

/** What histories store of a step: names of stored texts. */
export const STEP_NOTES = {
	on_the_way: "onTheWay",
	arrived: "arrived",
	loaded: "loaded",
	delivered: "delivered",
} as const satisfies Record<JobStep, string>;

/** What histories store of a driver's answer whether the price was collected. */
export const COLLECTION_NOTES = {
	cash: "collectedInCash",
	card: "collectedByCard",
	none: "notCollected",
} as const satisfies Record<CollectionMethod, string>;
