import { plural } from "#app/common/language/plural.ts";
export const flexibleDates = {
	label: "Flexible dates",
	exact: "Exact dates",
	days: ({ count }: { count: number }) => plural(count, { one: `± ${count} day`, other: `± ${count} days` }),
};
