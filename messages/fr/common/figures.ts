import type { Messages } from "#messages/en/index.ts";

export const figures: Messages["figures"] = {
	points: ({ points }) => `${points} points`,
	over: ({ percent }) => `plus de ${percent}`,
	moreThan: ({ count }) => `plus de ${count}`,
	anyPrice: "Tous les prix",
	upTo: ({ max }) => `Jusqu’à ${max}`,
	orMore: ({ min }) => `${min} ou plus`,
};
