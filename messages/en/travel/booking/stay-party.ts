import { plural } from "#app/common/language/plural.ts";
export const stayParty = {
	adults: ({ count }: { count: number }) =>
		plural(count, { one: `${count} adult`, other: `${count} adults` }),
	children: ({ count }: { count: number }) =>
		plural(count, { one: `${count} child`, other: `${count} children` }),
	/** Of one or several children: “4 and 9 years”; the count is the last age. */
	years: ({ count, ages }: { count: number; ages: string }) =>
		plural(count, { one: `${ages} year`, other: `${ages} years` }),
};
