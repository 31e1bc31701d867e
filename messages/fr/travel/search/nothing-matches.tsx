import type { Messages } from "#messages/en/index.ts";

export const nothingMatches: Messages["nothingMatches"] = {
	filters: "Aucun hôtel ne correspond à vos filtres",
	clear: "Effacer les filtres",
	removeOne: "Retirez le filtre pour voir plus d’hôtels.",
	removeSome: "Retirez un filtre pour voir plus d’hôtels.",
	unknown: ({ destination }) => `Aucun hôtel ni aucune ville ne correspond à « ${destination} »`,
	viewAll: "Voir tous les hôtels",
	lookIn: ({ cities }) => <>Vérifiez l’orthographe, ou essayez {cities}.</>,
	noRooms: "Aucune chambre disponible à ces dates",
	tryOther:
		"Rien n’est disponible non plus dans les 30 jours avant ou après. Essayez d’autres dates ou moins de voyageurs.",
	nearest: "Dates disponibles les plus proches",
	from: ({ total }) => `à partir de ${total}`,
};
