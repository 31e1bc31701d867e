import type { Messages } from "#messages/en/index.ts";

export const blocks: Messages["blocks"] = {
	conflict: ({ dates }) => `Déjà vendu : ${dates}`,
	roomGone: "Cette chambre n’existe plus. Choisissez-en une autre.",
	past: "Cette nuit est passée. Choisissez aujourd’hui ou une date ultérieure.",
	tooFar: "C’est trop loin dans le futur. Choisissez une nuit plus proche.",
	more: ({ more }) => `${more} de plus`,
	taken: ({ all }) => `Pas assez de chambres libres : ${all}. Bloquez moins de chambres ou d’autres nuits.`,
	justBooked: "Ces chambres viennent d’être réservées. Vérifiez à nouveau les nuits.",
	alreadyRemoved: "Ce blocage est déjà supprimé.",
	removed: "Le blocage est supprimé. Les chambres sont remises en vente.",
	question: "Supprimer ce blocage ?",
	removeButton: "Supprimer le blocage",
	removing: "Suppression...",
	consequence: "Les chambres sont immédiatement remises en vente.",
	title: "Nuits bloquées",
	intro:
		"Bloquez les chambres qui ne peuvent pas être vendues, par exemple pendant des travaux ou pour un groupe.",
};
