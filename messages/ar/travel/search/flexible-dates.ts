import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const flexibleDates: Messages["flexibleDates"] = {
	label: "تواريخ مرنة",
	exact: "التواريخ المحددة",
	days: ({ count }) =>
		plural(count, {
			one: "± يوم واحد",
			two: "± يومان",
			few: `± ${count} أيام`,
			other: `± ${count} يومًا`,
		}),
};
