import type { Messages } from "#messages/en/index.ts";

export const hotelReviews: Messages["hotelReviews"] = {
	description: ({ hotel, city }) => `آراء الضيوف في ${hotel}، ${city}.`,
	title: ({ hotel }) => `تقييمات ${hotel}`,
	reviews: "التقييمات",
	heading: ({ hotel }) => `تقييمات الضيوف لفندق ${hotel}`,
	none: "لا توجد تقييمات بعد. يمكنك كتابة تقييم بعد إقامتك.",
};
