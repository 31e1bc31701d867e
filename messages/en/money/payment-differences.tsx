import type { ReactNode } from "react";
import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
/** How our payments and the books of a payment provider differ. */
export const paymentDifferences = {
	missingHere: "Only at the provider",
	missingHereAdvice: ({ provider }: { provider: string }) =>
		`Find the record in ${provider}: money that is not for an order of this site is refunded there.`,
	missingThere: "Only here",
	missingThereAdvice: ({ provider }: { provider: string }) =>
		`Check that the site uses the right account of ${provider}, and that no test key was used.`,
	otherAmount: "Other amount",
	otherAmountAdvice: ({ provider }: { provider: string }) =>
		`Compare both amounts with the record in ${provider}.`,
	otherState: "Other status",
	otherStateAdvice: ({ provider }: { provider: string }) =>
		`Compare the status with the record in ${provider}.`,
	export: "Export differences",
	run: "Run now",
	starting: "Starting...",
	none: "No open differences.",
	off: "Online payments are switched off, so nothing is compared any more.",
	title: "Differences",
	newest: ({ count }: { count: number }) => `The newest ${count} are shown. Close one to see the next.`,
	reconciliation: "Reconciliation",
	comparing: ({ provider }: { provider: string }) => `We are comparing our payments with ${provider}.`,
	notReached: ({ provider }: { provider: string }) =>
		`${provider} could not be reached. We try again within an hour.`,
	notCompared: ({ provider }: { provider: string }) => `Not compared with ${provider} yet.`,
	record: "Record",
	one: "Difference",
	action: "Action",
	count: ({ count }: { count: number }) =>
		plural(count, { one: "1 difference", other: `${count} differences` }),
	moreThan: ({ count }: { count: number }) =>
		plural(count, { one: `More than ${count} difference`, other: `More than ${count} differences` }),
	/** A charge, refund, dispute or fee of an order or a booking. */
	of: ({ record, number }: { record: string; number: ReactNode }) => (
		<>
			{record} of {number}
		</>
	),
	last: ({ provider, time, count }: { provider: string; time: string; count: number }) =>
		plural(count, {
			one: `Last compared with ${provider}: ${time}, 1 record of the last 3 days.`,
			other: `Last compared with ${provider}: ${time}, ${formatCount(count)} records of the last 3 days.`,
		}),
	/** After `last`. */
	notReachedSince: ({ provider }: { provider: string }) =>
		`${provider} could not be reached since then. We try again within an hour.`,
};
