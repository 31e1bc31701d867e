import type { Messages } from "#messages/en/index.ts";

export const stayReview: Messages["stayReview"] = {
	title: "Avalie a sua estadia",
	about: ({ stay }) => `A sua estadia: ${stay}.`,
};
