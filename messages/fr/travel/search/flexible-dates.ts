import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const flexibleDates: Messages["flexibleDates"] = {
	label: "Dates flexibles",
	exact: "Dates exactes",
	days: ({ count }) => plural(count, { one: `± ${count} jour`, other: `± ${count} jours` }),
};
