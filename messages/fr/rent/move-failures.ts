import type { Messages } from "#messages/en/index.ts";

export const moveFailures: Messages["moveFailures"] = {
	confirm: "confirmer la réservation",
	reject: "refuser la réservation",
	deliver: "marquer le déménagement comme terminé",
	cancel: "annuler la réservation",
	reschedule: "reporter la réservation",
	delete: "supprimer la réservation",
	show: "afficher la réservation",
	waive: "renoncer à l’acompte",
	acceptPrice: "accepter le prix",
	undoStep: "annuler l’étape",
	saveAnswer: "enregistrer la réponse",
};
