import type { CollectionMethod, JobStep } from "#db/schema/rent.ts";

/** What histories store of a step. It is stored as text, in English. */
export const STEP_NOTES: Record<JobStep, string> = {
	on_the_way: "On the way",
	arrived: "Arrived",
	loaded: "Loaded",
	delivered: "Delivered",
};

/** What histories store of a driver's answer whether the price was collected. */
export const COLLECTION_NOTES: Record<CollectionMethod, (amount: string) => string> = {
	cash: (amount) => `${amount} collected in cash`,
	card: (amount) => `${amount} collected by card`,
	none: (amount) => `${amount} not collected`,
};
