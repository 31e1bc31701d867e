import type { Messages } from "#messages/en/index.ts";

export const stayList: Messages["stayList"] = {
	toConfirm: "À confirmer",
	arrivingToday: "Arrivées du jour",
	left: ({ time, until }) => `Il reste ${time}, jusqu’au ${until}`,
	walkIn: "Sans réservation",
	guest: "Client",
	title: "Réservations de chambres",
	status: "Statut",
	hotel: "Hôtel",
	checkInFrom: "Arrivée à partir du",
	checkInUntil: "Arrivée jusqu’au",
	placeholder: "Numéro, nom, e-mail…",
	intro: "Les dates et heures sont dans le fuseau horaire de l’hôtel.",
	empty: {
		title: "Aucune réservation pour l’instant",
		filtered: "Aucune réservation ne correspond à ces filtres",
	},
	booking: "Réservation",
	stay: "Séjour",
	notConfirmed: "Adresse e-mail non confirmée",
	total: "Total",
	bookedAtDesk: ({ booked }) => `${booked}, sans réservation`,
	none: {
		User: "Vous n’avez pas encore réservé de chambre. Vos réservations apparaissent ici.",
		Hotel:
			"Vous n’avez pas encore de réservation. Les nouvelles réservations apparaissent ici automatiquement.",
		Admin: "Il n’y a pas encore de réservation. Les nouvelles réservations apparaissent ici automatiquement.",
		SuperAdmin:
			"Il n’y a pas encore de réservation. Les nouvelles réservations apparaissent ici automatiquement.",
	},
};
