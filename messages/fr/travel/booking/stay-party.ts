import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const stayParty: Messages["stayParty"] = {
	adults: ({ count }) => plural(count, { one: `${count} adulte`, other: `${count} adultes` }),
	children: ({ count }) => plural(count, { one: `${count} enfant`, other: `${count} enfants` }),
	years: ({ count, ages }) => plural(count, { one: `${ages} an`, other: `${ages} ans` }),
};
