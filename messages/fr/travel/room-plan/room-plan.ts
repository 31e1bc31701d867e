import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const roomPlan: Messages["roomPlan"] = {
	notAssigned: "Non attribuée",
	missing: ({ dates }) => `Pas de numéro de chambre : ${dates}.`,
	assign: "Attribuer une chambre",
	move: "Changer de chambre",
	titleOf: ({ name }) => `Chambre pour ${name}`,
	noRoomYet: "Aucune pour l’instant",
	onFloor: ({ floor }) => `étage ${floor}`,
	nthRoom: ({ nth }) => `Chambre ${nth}`,
	from: "À partir de la nuit du",
	noneFree: "Aucune chambre de ce type n’est libre toutes ces nuits.",
	assigned: ({ guest, rooms }) => `${guest} a la chambre ${rooms}.`,
	unassigned: ({ guest }) => `${guest} n’a plus de numéro de chambre.`,
	swap: "Échanger avec un autre séjour",
	swapWith: ({ name, guest }) => `${name}, ${guest}`,
	swapQuestion: "Échanger ces chambres ?",
	swapText: ({ guest, from, to, other, date }) =>
		`À partir du ${date}, ${guest} passe de la ${from} à la ${to}, et ${other} de la ${to} à la ${from}.`,
	swapButton: "Échanger les chambres",
	swapped: ({ guest, other }) => `${guest} et ${other} ont échangé leurs chambres.`,
	swapVerb: "échanger les chambres",
	unknown: "Choisissez des chambres de ce type, chacune une seule fois.",
	over: "Ce séjour n’a plus de nuits à venir auxquelles attribuer une chambre.",
	reassigned: "Quelqu’un d’autre vient de changer la chambre de ce séjour. Vérifiez-la, puis recommencez.",
	taken: ({ names }) => `Prises certaines de ces nuits : ${names}. Choisissez une autre chambre.`,
	unitTaken: ({ guests }) =>
		`La chambre est attribuée ces nuits-là : ${guests}. Déplacez d’abord le séjour dans une autre chambre.`,
	unitBlocked: "La chambre est déjà bloquée certaines de ces nuits.",
	propose: "Attribuer automatiquement",
	proposeIntro: "Ces chambres laissent le moins de trous. Rien ne change avant votre confirmation.",
	proposeNone: "Tous les séjours de ces jours ont une chambre, ou aucune ne convient.",
	proposeButton: ({ count }) =>
		plural(count, { one: "Attribuer 1 séjour", other: `Attribuer ${formatCount(count)} séjours` }),
	proposed: ({ count }) =>
		plural(count, {
			one: "1 séjour a une chambre.",
			other: `${formatCount(count)} séjours ont une chambre.`,
		}),
	notFitting: ({ count }) =>
		plural(count, {
			one: "1 séjour ne tient dans aucune chambre. Attribuez-le à la main.",
			other: `${formatCount(count)} séjours ne tiennent dans aucune chambre. Attribuez-les à la main.`,
		}),
};
