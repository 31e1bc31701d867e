import type { Messages } from "#messages/en/index.ts";

export const hotelDashboard: Messages["hotelDashboard"] = {
	title: "Tableau de bord de l’hôtel",
	clocks: "Les dates et heures sont dans le fuseau horaire de chaque hôtel.",
	noHotelsText: "Ajoutez un hôtel et ses chambres. Une fois approuvé, ses réservations apparaissent ici.",
	noHotels: "Aucun hôtel pour l’instant",
	addHotel: "Ajouter votre hôtel",
	choose: "Choisissez un hôtel pour voir ses disponibilités.",
	chooseFigures: "Choisissez un hôtel pour voir ses disponibilités et ses chiffres.",
};
