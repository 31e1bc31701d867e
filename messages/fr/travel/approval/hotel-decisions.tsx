import type { Messages } from "#messages/en/index.ts";

export const hotelDecisions: Messages["hotelDecisions"] = {
	approval: {
		question: ({ name }) => `Approuver ${name} ?`,
		consequence:
			"Les clients peuvent le trouver et le réserver immédiatement. Le propriétaire reçoit un e-mail.",
		verb: "Approuver",
		button: "Approuver l’hôtel",
		done: "L’hôtel est approuvé. Le propriétaire reçoit un e-mail.",
	},
	refusal: {
		question: ({ name }) => `Refuser ${name} ?`,
		consequence:
			"Il reste masqué pour les clients. Le propriétaire reçoit un e-mail avec votre motif, et peut modifier l’hôtel et redemander l’approbation.",
		verb: "Refuser",
		button: "Refuser l’hôtel",
		done: "L’hôtel est refusé. Le propriétaire reçoit un e-mail avec votre motif.",
	},
	suspension: {
		question: ({ name }) => `Suspendre ${name} ?`,
		consequence:
			"Il est masqué pour les clients et n’accepte plus de nouvelles réservations. Les réservations existantes sont conservées, et le propriétaire les gère toujours.",
		verb: "Suspendre",
		button: "Suspendre l’hôtel",
		done: "L’hôtel est suspendu. Le propriétaire reçoit un e-mail avec votre motif.",
	},
	openAgain: "Rouvrez l’hôtel et utilisez ses boutons.",
	enterReason: "Saisissez le motif. Le propriétaire peut le lire.",
	aReason: "Un motif",
	next: ({ name }) => `Suivant : ${name}`,
	readAgain: "L’hôtel a changé depuis que vous l’avez ouvert. Lisez ce qui a changé, puis décidez à nouveau.",
	notRead:
		"Ce formulaire n’indique pas quelle version de la fiche de l’hôtel vous avez lue. Lisez la fiche actuelle, puis décidez à nouveau.",
	reasonHint: "Le propriétaire peut le lire.",
	isNow: {
		pending: "Son statut est « En attente d’approbation ».",
		approved: "Son statut est « Approuvé ».",
		refused: "Son statut est « Non approuvé ».",
		suspended: "Son statut est « Suspendu ».",
	},
	notChanged: ({ reason, link }) => (
		<>
			L’hôtel n’a pas été modifié. {reason} {link("Rouvrir l’hôtel")}
		</>
	),
};
