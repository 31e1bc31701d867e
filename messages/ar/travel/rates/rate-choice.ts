import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const rateChoice: Messages["rateChoice"] = {
	standard: "السعر القياسي",
	nonRefundable: "غير قابل للاسترداد",
	more: ({ count }) =>
		plural(count, {
			zero: `لا أسعار أخرى`,
			one: `سعر آخر`,
			two: `سعران آخران`,
			few: `${count} أسعار أخرى`,
			many: `${count} سعرًا آخر`,
			other: `${count} سعر آخر`,
		}),
};
