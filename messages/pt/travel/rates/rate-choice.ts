import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const rateChoice: Messages["rateChoice"] = {
	standard: "Tarifa normal",
	nonRefundable: "Não reembolsável",
	more: ({ count }) => plural(count, { one: `Mais ${count} tarifa`, other: `Mais ${count} tarifas` }),
};
