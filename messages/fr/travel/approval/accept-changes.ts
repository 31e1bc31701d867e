import type { Messages } from "#messages/en/index.ts";

export const acceptChanges: Messages["acceptChanges"] = {
	refusedTitle: "Les modifications n’ont pas été acceptées",
	refusedText: "Rouvrez l’hôtel, examinez ses modifications et acceptez-les.",
	done: "Les modifications sont acceptées.",
	advice: "Examinez-le à nouveau.",
	title: "Modifié depuis l’approbation",
	text: "Les clients voient déjà ces modifications. Si vous ne pouvez pas les accepter, suspendez l’hôtel et indiquez le motif.",
	button: "Accepter les modifications",
	busy: "En cours...",
};
