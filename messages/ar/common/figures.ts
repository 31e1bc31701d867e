import type { Messages } from "#messages/en/index.ts";

export const figures: Messages["figures"] = {
	points: ({ points }) => `${points} نقطة مئوية`,
	over: ({ percent }) => `أكثر من ${percent}`,
	moreThan: ({ count }) => `أكثر من ${count}`,
	anyPrice: "كل الأسعار",
	upTo: ({ max }) => `حتى ${max}`,
	orMore: ({ min }) => `${min} أو أكثر`,
};
