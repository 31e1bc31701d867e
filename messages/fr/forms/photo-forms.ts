import type { Messages } from "#messages/en/index.ts";

export const photoForms: Messages["photoForms"] = {
	onePhotoAdded: "1 photo ajoutée.",
	photosAdded: ({ count }) => `${count} photos ajoutées.`,
	tooManyToday: {
		hotelByAccount: ({ wait }) => `Vous avez ajouté trop d’hôtels aujourd’hui. Réessayez dans ${wait}.`,
		roomByAccount: ({ wait }) => `Vous avez ajouté trop de chambres aujourd’hui. Réessayez dans ${wait}.`,
	},
	gone: "Certaines photos déjà envoyées ne sont plus conservées. Choisissez-les à nouveau.",
	notKept: "Choisissez à nouveau les photos. Il n’y a pas de place pour les conserver pour le moment.",
	chooseSome: "Choisissez une ou plusieurs photos.",
	notAdded: ({ text }) => `${text} Non ajoutées :`,
	overLimit: {
		product: ({ count, max }) =>
			`Photos non ajoutées : ${count}. Un produit peut avoir ${max} photos au maximum. Retirez-en d’abord.`,
		hotel: ({ count, max }) =>
			`Photos non ajoutées : ${count}. Un hôtel peut avoir ${max} photos au maximum. Retirez-en d’abord.`,
		room: ({ count, max }) =>
			`Photos non ajoutées : ${count}. Une chambre peut avoir ${max} photos au maximum. Retirez-en d’abord.`,
	},
	alreadyThere: {
		product: "Le produit a déjà ces photos.",
		hotel: "L’hôtel a déjà ces photos.",
		room: "La chambre a déjà ces photos.",
	},
};
