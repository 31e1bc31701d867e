import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const stayParty: Messages["stayParty"] = {
	adults: ({ count }) => plural(count, { one: `${count} adulto`, other: `${count} adultos` }),
	children: ({ count }) => plural(count, { one: `${count} niño`, other: `${count} niños` }),
	years: ({ count, ages }) => plural(count, { one: `${ages} año`, other: `${ages} años` }),
};
