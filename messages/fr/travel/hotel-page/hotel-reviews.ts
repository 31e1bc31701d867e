import type { Messages } from "#messages/en/index.ts";

export const hotelReviews: Messages["hotelReviews"] = {
	description: ({ hotel, city }) => `Ce que les voyageurs disent de l’hôtel ${hotel}, ${city}.`,
	title: ({ hotel }) => `Avis sur ${hotel}`,
	reviews: "Avis",
	heading: ({ hotel }) => `Avis des voyageurs sur ${hotel}`,
	none: "Aucun avis pour l’instant. Vous pourrez en rédiger un après votre séjour.",
};
