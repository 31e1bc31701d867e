import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const rateChoice: Messages["rateChoice"] = {
	standard: "Tarif standard",
	nonRefundable: "Non remboursable",
	more: ({ count }) => plural(count, { one: `${count} autre tarif`, other: `${count} autres tarifs` }),
};
