import { plural } from "#app/common/language/plural.ts";
export const rateChoice = {
	standard: "Standard rate",
	nonRefundable: "Non-refundable",
	more: ({ count }: { count: number }) =>
		plural(count, { one: `${count} more rate`, other: `${count} more rates` }),
};
