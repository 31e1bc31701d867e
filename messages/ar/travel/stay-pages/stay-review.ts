import type { Messages } from "#messages/en/index.ts";

export const stayReview: Messages["stayReview"] = {
	title: "قيّم إقامتك",
	about: ({ stay }) => `إقامتك: ${stay}.`,
};
