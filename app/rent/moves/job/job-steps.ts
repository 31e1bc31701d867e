import { t } from "#app/common/language/messages.ts";
import { withTexts } from "#app/common/language/with-texts.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { CollectionMethod, JobStep } from "#db/schema/rent.ts";

type StepRow = {
	label: string;
	icon: IconName;
	forCustomer: string;
};

/** The steps of a job, in the order in which its driver reports them. */
export const JOB_STEPS: Record<JobStep, StepRow> = withTexts(
	{
		on_the_way: {
			icon: "truck",
		},
		arrived: {
			icon: "pin",
		},
		loaded: {
			icon: "packing",
		},
		delivered: {
			icon: "delivered",
		},
	},
	{ label: (key) => t.jobSteps.label[key], forCustomer: (key) => t.jobSteps.forCustomer[key] },
);

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

/** The icons of what a driver answers whether the price was collected. */
export const COLLECTION_ICONS: Record<CollectionMethod, IconName> = {
	cash: "wallet",
	card: "card",
	none: "cross",
};

export const COLLECTION_ANSWER_NAMES = Object.keys(COLLECTION_ICONS) as [
	CollectionMethod,
	...CollectionMethod[],
];
