import type { Messages } from "#messages/en/index.ts";

export const travelHome: Messages["travelHome"] = {
	descriptionOnline:
		"Des chambres d’hôtel avec le prix total de votre séjour. Chaque hôtel indique si vous payez en ligne ou sur place.",
	description: "Des chambres d’hôtel avec le prix total de votre séjour. Vous payez à l’hôtel.",
	title: "Hôtels",
	heading: "Où souhaitez-vous séjourner ?",
	search: "Rechercher",
	popular: "Destinations populaires",
	noHotelsText: "Aucun hôtel n’accepte encore de réservations. Revenez bientôt.",
	noHotels: "Aucun hôtel pour l’instant",
	home: "Accueil",
	recommended: "Hôtels recommandés",
	travel: "Voyages",
};
