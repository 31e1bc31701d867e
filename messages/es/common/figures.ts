import type { Messages } from "#messages/en/index.ts";

export const figures: Messages["figures"] = {
	points: ({ points }) => `${points} puntos`,
	over: ({ percent }) => `más del ${percent}`,
	moreThan: ({ count }) => `más de ${count}`,
	anyPrice: "Cualquier precio",
	upTo: ({ max }) => `Hasta ${max}`,
	orMore: ({ min }) => `${min} o más`,
};
