import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const flexibleDates: Messages["flexibleDates"] = {
	label: "Fechas flexibles",
	exact: "Fechas exactas",
	days: ({ count }) => plural(count, { one: `± ${count} día`, other: `± ${count} días` }),
};
