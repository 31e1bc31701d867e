import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const flexibleDates: Messages["flexibleDates"] = {
	label: "Datas flexíveis",
	exact: "Datas exatas",
	days: ({ count }) => plural(count, { one: `± ${count} dia`, other: `± ${count} dias` }),
};
