import type { Messages } from "#messages/en/index.ts";

export const figures: Messages["figures"] = {
	points: ({ points }) => `${points} pontos`,
	over: ({ percent }) => `mais de ${percent}`,
	moreThan: ({ count }) => `mais de ${count}`,
	anyPrice: "Qualquer preço",
	upTo: ({ max }) => `Até ${max}`,
	orMore: ({ min }) => `${min} ou mais`,
};
