import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const stayParty: Messages["stayParty"] = {
	adults: ({ count }) =>
		plural(count, {
			one: "شخص بالغ واحد",
			two: "شخصان بالغان",
			few: `${count} بالغين`,
			many: `${count} بالغًا`,
			other: `${count} بالغ`,
		}),
	children: ({ count }) =>
		plural(count, {
			zero: "بلا أطفال",
			one: "طفل واحد",
			two: "طفلان",
			few: `${count} أطفال`,
			many: `${count} طفلًا`,
			other: `${count} طفل`,
		}),
	years: ({ count, ages }) =>
		plural(count, {
			one: `${ages} سنة`,
			two: `${ages} سنة`,
			few: `${ages} سنوات`,
			many: `${ages} سنة`,
			other: `${ages} سنة`,
		}),
};
