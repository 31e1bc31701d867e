import type { Messages } from "#messages/en/index.ts";

export const stayHistory: Messages["stayHistory"] = {
	note: "Note",
	dates: ({ from, to, total }) => `Dates modifiées : ${to} au lieu de ${from}, total ${total}`,
	checkInUndone: "Arrivée annulée",
	checkOutUndone: "Départ annulé",
	requested: ({ total }) => `Demandée, ${total}`,
	booked: ({ total }) => `Réservée, ${total}`,
	withFee: ({ status, fee }) => `${status}, frais ${fee}`,
	refundReturned: ({ money }) => `Remboursement de ${money} renvoyé par la banque`,
	refunded: ({ money }) => `Remboursé : ${money}`,
	paidOnline: ({ money }) => `Payé en ligne : ${money}`,
	paidAtHotel: {
		cash: ({ money }) => `Payé à l’hôtel, espèces : ${money}`,
		card: ({ money }) => `Payé à l’hôtel, carte : ${money}`,
		transfer: ({ money }) => `Payé à l’hôtel, virement : ${money}`,
	},
	givenBack: {
		cash: ({ money }) => `Rendu à l’hôtel, espèces : ${money}`,
		card: ({ money }) => `Rendu à l’hôtel, carte : ${money}`,
		transfer: ({ money }) => `Rendu à l’hôtel, virement : ${money}`,
	},
	method: { cash: "Espèces", card: "Carte", transfer: "Virement bancaire" },
	unit: ({ name, before }) => (before ? `Passage de la chambre ${before} à la ${name}` : `Chambre ${name}`),
	noUnit: "Numéro de chambre retiré",
	unitFrom: ({ date }) => `À partir du ${date}`,
};
