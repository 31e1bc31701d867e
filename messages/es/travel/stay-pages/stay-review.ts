import type { Messages } from "#messages/en/index.ts";

export const stayReview: Messages["stayReview"] = {
	title: "Valora tu estancia",
	about: ({ stay }) => `Te alojaste: ${stay}.`,
};
