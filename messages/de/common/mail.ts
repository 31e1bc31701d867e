import type { Messages } from "#messages/en/index.ts";

export const mail: Messages["mail"] = {
	hello: ({ name }) => `Guten Tag ${name},`,
	unsubscribeReviews: "Bewertungsanfragen abbestellen",
};
