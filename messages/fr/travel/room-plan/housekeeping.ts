import type { Messages } from "#messages/en/index.ts";

export const housekeeping: Messages["housekeeping"] = {
	title: "Ménage",
	intro: "Appuyez sur un bouton quand une chambre est prête. Un départ rend sa chambre sale.",
	arrival: "Arrivée aujourd’hui",
	departure: "Départ aujourd’hui",
	inHouse: "Occupée",
	noFloor: "Sans étage",
	none: "Aucun numéro de chambre",
	noneText: "Ajoutez les numéros des chambres à chaque type. Cette liste montre ensuite lesquelles nettoyer.",
	toClean: "À nettoyer",
	allRooms: "Toutes les chambres",
	state: { dirty: "Sale", clean: "Propre", inspected: "Contrôlée" },
	inSentence: { dirty: "sale", clean: "propre", inspected: "contrôlée" },
	mark: { dirty: "Marquer comme sale", clean: "Marquer comme propre", inspected: "Marquer comme contrôlée" },
	outUntil: ({ date }) => `Hors service jusqu’au ${date}`,
	floor: ({ floor }) => `Étage ${floor}`,
	by: ({ at, by }) => `Depuis ${at}, ${by}`,
	since: ({ at }) => `Depuis ${at}`,
	done: ({ name, state }) => `La chambre ${name} est maintenant ${state}.`,
	late: ({ name, state }) => `Quelqu’un vient de modifier la chambre ${name}. Elle est maintenant ${state}.`,
};
