import type { Messages } from "#messages/en/index.ts";

export const stayReview: Messages["stayReview"] = {
	title: "Aufenthalt bewerten",
	about: ({ stay }) => `Ihr Aufenthalt: ${stay}.`,
};
