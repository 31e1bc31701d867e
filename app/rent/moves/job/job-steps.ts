import type { IconName } from "#app/ui/icon.tsx";
import type { CollectionMethod, JobStep } from "#db/schema/rent.ts";

type StepRow = {
	label: string;
	icon: IconName;
	forCustomer: string;
	/** To staff, after the driver's name. */
	driverDid: string;
};

/** The steps of a job, in the order in which its driver reports them. */
export const JOB_STEPS: Record<JobStep, StepRow> = {
	on_the_way: {
		label: "On the way",
		icon: "truck",
		forCustomer: "Your driver is on the way.",
		driverDid: "is on the way to the customer",
	},
	arrived: {
		label: "Arrived",
		icon: "pin",
		forCustomer: "Your driver has arrived.",
		driverDid: "has arrived at the customer’s",
	},
	loaded: {
		label: "Loaded",
		icon: "packing",
		forCustomer: "Everything is loaded and on its way to the new address.",
		driverDid: "has loaded everything",
	},
	delivered: {
		label: "Delivered",
		icon: "delivered",
		forCustomer: "Your move is complete.",
		driverDid: "has delivered everything",
	},
};

export const JOB_STEP_NAMES = Object.keys(JOB_STEPS) as [JobStep, ...JobStep[]];

/** The step that follows those that are done; undefined when all are. */
export const nextJobStep = (done: readonly { step: JobStep }[]): JobStep | undefined =>
	JOB_STEP_NAMES.find((name) => !done.some(({ step }) => step === name));

/** The last step that is done, which is the one that can be undone. */
export const lastJobStep = (done: readonly { step: JobStep }[]): JobStep | undefined =>
	JOB_STEP_NAMES.findLast((name) => done.some(({ step }) => step === name));

/** The most photos of a delivery. */
export const MOST_PROOF_PHOTOS = 4;

/** The widths, in pixels, in which the photos of a delivery are stored. */
export const PROOF_WIDTHS = [320, 1280] as const;

/** The name of a photo's file: `1-320.webp`. */
export const proofFile = (position: number, width: (typeof PROOF_WIDTHS)[number]): string =>
	`${position}-${width}.webp`;

type AnswerRow = { button: string; icon: IconName; said: (amount: string) => string };

/** What a driver answers whether the price was collected. */
export const COLLECTION_ANSWERS: Record<CollectionMethod, AnswerRow> = {
	cash: { button: "Yes, in cash", icon: "wallet", said: (amount) => `${amount} collected in cash` },
	card: { button: "Yes, by card", icon: "card", said: (amount) => `${amount} collected by card` },
	none: { button: "No, not collected", icon: "cross", said: (amount) => `${amount} not collected` },
};

export const COLLECTION_ANSWER_NAMES = Object.keys(COLLECTION_ANSWERS) as [
	CollectionMethod,
	...CollectionMethod[],
];
