import type { Messages } from "#messages/en/index.ts";

export const hotelReviews: Messages["hotelReviews"] = {
	description: ({ hotel, city }) => `O que os hóspedes dizem sobre ${hotel}, ${city}.`,
	title: ({ hotel }) => `Avaliações de ${hotel}`,
	reviews: "Avaliações",
	heading: ({ hotel }) => `Avaliações dos hóspedes de ${hotel}`,
	none: "Ainda não há avaliações. Pode escrever uma depois da sua estadia.",
};
