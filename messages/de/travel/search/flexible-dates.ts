import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const flexibleDates: Messages["flexibleDates"] = {
	label: "Flexible Daten",
	exact: "Genaue Daten",
	days: ({ count }) => plural(count, { one: `± ${count} Tag`, other: `± ${count} Tage` }),
};
