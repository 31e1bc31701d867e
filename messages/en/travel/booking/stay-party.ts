import { plural } from "#app/common/language/plural.ts";
export const stayParty = {
	adults: ({ count }: { count: number }) =>
		plural(count, { one: `${count} adult`, other: `${count} adults` }),
	children: ({ count }: { count: number }) =>
		plural(count, { one: `${count} child`, other: `${count} children` }),
};
