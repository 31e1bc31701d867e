import type { Messages } from "#messages/en/index.ts";

export const hotelReviews: Messages["hotelReviews"] = {
	description: ({ hotel, city }) => `Was Gäste über dieses Hotel sagen: ${hotel}, ${city}.`,
	title: ({ hotel }) => `Bewertungen: ${hotel}`,
	reviews: "Bewertungen",
	heading: ({ hotel }) => `Gästebewertungen: ${hotel}`,
	none: "Noch keine Bewertungen. Sie können nach Ihrem Aufenthalt eine schreiben.",
};
