import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const rateChoice: Messages["rateChoice"] = {
	standard: "Standardpreis",
	nonRefundable: "Nicht erstattbar",
	more: ({ count }) => plural(count, { one: `${count} weiterer Tarif`, other: `${count} weitere Tarife` }),
};
