import type { Messages } from "#messages/en/index.ts";

export const homeSizes: Messages["homeSizes"] = {
	item: "Un seul objet",
	studio: "Studio",
	one: "1 chambre",
	two: "2 chambres",
	three: "3 chambres ou plus",
};
