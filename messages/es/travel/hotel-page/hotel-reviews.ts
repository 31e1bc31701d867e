import type { Messages } from "#messages/en/index.ts";

export const hotelReviews: Messages["hotelReviews"] = {
	description: ({ hotel, city }) => `Lo que dicen los huéspedes de ${hotel}, ${city}.`,
	title: ({ hotel }) => `Opiniones sobre ${hotel}`,
	reviews: "Opiniones",
	heading: ({ hotel }) => `Opiniones de los huéspedes sobre ${hotel}`,
	none: "Aún no hay opiniones. Podrás escribir una después de tu estancia.",
};
