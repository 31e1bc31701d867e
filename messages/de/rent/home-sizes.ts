import type { Messages } from "#messages/en/index.ts";

export const homeSizes: Messages["homeSizes"] = {
	item: "Ein Gegenstand",
	studio: "1 Zimmer",
	one: "2 Zimmer",
	two: "3 Zimmer",
	three: "4 oder mehr Zimmer",
};
