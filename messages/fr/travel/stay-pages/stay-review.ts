import type { Messages } from "#messages/en/index.ts";

export const stayReview: Messages["stayReview"] = {
	title: "Évaluer votre séjour",
	about: ({ stay }) => `Votre séjour : ${stay}.`,
};
