import type { Messages } from "#messages/en/index.ts";

const toStatus = (to: string | undefined) => (to === undefined ? "" : ` (nouveau statut : ${to})`);

export const conflicts: Messages["conflicts"] = {
	things: {
		account: "ce compte",
		booking: "cette réservation",
		category: "cette catégorie",
		"delivery method": "ce mode de livraison",
		discount: "cette réduction",
		driver: "ce chauffeur",
		extra: "ce supplément",
		hotel: "cet hôtel",
		market: "ce site",
		order: "cette commande",
		parcel: "ce colis",
		product: "ce produit",
		rate: "ce tarif",
		offer: "cette offre",
		"rate card": "cette grille tarifaire",
		"reply template": "ce modèle de réponse",
		return: "ce retour",
		room: "cette chambre",
		seller: "ce vendeur",
		statement: "ce relevé",
		"tax class": "cette catégorie de taxe",
		"tax rate": "ce taux de taxe",
		translation: "cette traduction",
		vehicle: "ce véhicule",
		zone: "cette zone",
	},
	own: ({ thing, to }) => `Vous avez modifié ${thing}${toStatus(to)} dans un autre onglet`,
	byOther: ({ thing, by, to }) => `${by} a modifié ${thing}${toStatus(to)}`,
	byUnknown: ({ thing, to }) => `Quelqu’un a modifié ${thing}${toStatus(to)}`,
	sentence: ({ change, when }) => (when ? `${change} (${when}).` : `${change}.`),
	whileEditing: ({ change, when }) =>
		`${change} pendant votre saisie${when ? ` (${when})` : ""}. Vos modifications sont toujours là. Vérifiez les différences, puis enregistrez à nouveau pour conserver les vôtres.`,
};
