import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const rateChoice: Messages["rateChoice"] = {
	standard: "Tarifa estándar",
	nonRefundable: "No reembolsable",
	more: ({ count }) => plural(count, { one: `${count} tarifa más`, other: `${count} tarifas más` }),
};
