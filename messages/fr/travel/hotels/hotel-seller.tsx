import type { Messages } from "#messages/en/index.ts";

export const hotelSeller: Messages["hotelSeller"] = {
	metaTitle: ({ hotel }) => `Informations du vendeur : ${hotel}`,
	untitled: "Informations du vendeur d’un hôtel",
	title: "Informations du vendeur",
	intro:
		"Une fois ces informations enregistrées, chaque client reçoit à son départ une facture de ce vendeur. Les factures émises ne changent jamais.",
	commission: "Commission",
	rate: ({ rate, link }) => (
		<>
			Les nouvelles réservations faites ici par les clients ont une commission de {rate}. Celles faites à la
			réception n’en ont pas. Chaque mois a son {link("relevé")}.
		</>
	),
};
