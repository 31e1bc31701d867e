import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const stayParty: Messages["stayParty"] = {
	adults: ({ count }) => plural(count, { one: `${count} Erwachsener`, other: `${count} Erwachsene` }),
	children: ({ count }) => plural(count, { one: `${count} Kind`, other: `${count} Kinder` }),
	years: ({ count, ages }) => plural(count, { one: `${ages} Jahr`, other: `${ages} Jahre` }),
};
