import type { Messages } from "#messages/en/index.ts";

export const deskReceipt: Messages["deskReceipt"] = {
	title: "Reçu de paiement",
	givenBackTitle: "Reçu de remboursement",
	of: ({ money }) => `Reçu de ${money}`,
	takenBy: "Enregistré par",
	givenBackLater: "Rendu depuis",
	email: "Envoyer un reçu au client par e-mail",
	subject: ({ money, hotel }) => `Reçu de ${money}, ${hotel}`,
	received: ({ hotel, money, method }) =>
		`${hotel} a reçu ${money} pour votre séjour. Moyen de paiement : ${method}.`,
	givenBack: ({ hotel, money, method }) =>
		`${hotel} a rendu ${money} pour votre séjour. Moyen de paiement : ${method}.`,
};
