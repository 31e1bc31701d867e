import type { Messages } from "#messages/en/index.ts";

export const refusedHotel: Messages["refusedHotel"] = {
	requested: "Nous examinons à nouveau l’hôtel et vous écrivons lorsqu’il est approuvé.",
	onlyRefused: "L’approbation ne peut être redemandée que pour un hôtel refusé.",
	title: "Cet hôtel n’est pas approuvé",
	text: "Les clients ne peuvent pas encore le trouver. Faites les modifications, enregistrez-les et redemandez l’approbation.",
	button: "Redemander l’approbation",
	busy: "Envoi...",
};
