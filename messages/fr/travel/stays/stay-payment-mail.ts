import type { Messages } from "#messages/en/index.ts";

export const stayPaymentMail: Messages["stayPaymentMail"] = {
	refund: {
		subject: "Nous avons envoyé votre remboursement",
		text: ({ money, number, hotel }) =>
			`Nous avons remboursé ${money} de ce que vous avez payé en ligne pour votre réservation ${number} (${hotel}). Votre banque peut mettre quelques jours à l’afficher.`,
	},
	late: {
		over: ({ money, number, hotel }) =>
			`Vous avez payé ${money} pour votre réservation ${number} (${hotel}), qui était déjà annulée ou expirée. Nous vous remboursons ce montant.`,
		overLessFee: ({ money, number, hotel, fee }) =>
			`Vous avez payé ${money} pour votre réservation ${number} (${hotel}), qui était déjà annulée ou expirée. Nous vous remboursons ce montant, déduction faite des frais de ${fee}.`,
		notDue: ({ money, number, hotel }) =>
			`Vous avez payé ${money} pour votre réservation ${number} (${hotel}) alors que ce montant n’était plus dû. Nous vous le remboursons.`,
		nothingToDo: "Vous n’avez rien à faire.",
		payNow: "Ouvrez votre réservation pour payer son prix actuel.",
		subject: "Votre paiement est arrivé trop tard",
		toHotel: {
			subject: "Un paiement tardif est remboursé",
			over: ({ guest, money, number }) =>
				`${guest} a payé ${money} pour la réservation ${number}, déjà annulée ou expirée. Le paiement est remboursé. Vous n’avez rien à faire.`,
			overLessFee: ({ guest, money, number }) =>
				`${guest} a payé ${money} pour la réservation ${number}, déjà annulée ou expirée. Le paiement est remboursé, frais déduits. Vous n’avez rien à faire.`,
			notDue: ({ guest, money, number }) =>
				`${guest} a payé ${money} en ligne pour la réservation ${number} alors que ce montant n’était plus dû. Le paiement est remboursé. Vous n’avez rien à faire.`,
		},
	},
	rest: ({ due }) => `Les ${due} restants sont payés à l’hôtel.`,
	paid: {
		subject: ({ hotel }) => `Nous avons reçu votre paiement : ${hotel}`,
		text: ({ money, number, hotel }) =>
			`Vous avez payé ${money} en ligne. Votre réservation ${number} (${hotel}) est confirmée.`,
		toHotel: {
			subject: "Un client a payé en ligne",
			text: ({ guest, money, number }) => `${guest} a payé ${money} en ligne pour la réservation ${number}.`,
		},
	},
	refundFailed: {
		subject: ({ number }) => `Échec du remboursement (${number})`,
		text: ({ guest }) =>
			`Nous n’avons pas pu rembourser ${guest}. Le prestataire de paiement a refusé le remboursement, ou la banque du client l’a renvoyé. Ouvrez le paiement pour voir ce qu’il reste à faire.`,
		refund: "Remboursement",
	},
	find: "Trouver le paiement",
	disputed: {
		subject: ({ number }) => `Paiement contesté (${number})`,
		text: ({ guest }) =>
			`${guest} conteste un paiement auprès de sa banque, qui a repris l’argent jusqu’à sa décision. Répondez dans le tableau de bord de votre prestataire de paiement, avec les conditions acceptées par le client. Sans réponse à temps, l’argent est perdu.`,
		amount: "Contesté",
		answerBefore: "Répondre avant le",
	},
};
