import type { Messages } from "#messages/en/index.ts";

export const figures: Messages["figures"] = {
	points: ({ points }) => `${points} Prozentpunkte`,
	over: ({ percent }) => `über ${percent}`,
	moreThan: ({ count }) => `mehr als ${count}`,
	anyPrice: "Alle Preise",
	upTo: ({ max }) => `Bis ${max}`,
	orMore: ({ min }) => `Ab ${min}`,
};
