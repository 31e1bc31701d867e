import type { Messages } from "#messages/en/index.ts";

export const stayView: Messages["stayView"] = {
	arrive: ({ date, time }) => `${date}, à partir de ${time}`,
	leave: ({ date, time }) => `${date}, jusqu’à ${time}`,
	payment: {
		afterConfirmed: ({ deposit }) => `Vous payez ${deposit} en ligne après confirmation de l’hôtel`,
		unpaid: "Impayé",
		payable: "À payer à l’hôtel",
		payHotel: "Vous payez à l’hôtel",
	},
	balance: {
		toPay: ({ money }) => `À payer à l’hôtel : ${money}`,
		toGiveBack: ({ money }) => `À rendre à l’hôtel : ${money}`,
		paid: "Payé",
		paidOnline: "Payé en ligne",
		nothing: "Rien à payer",
	},
	waitingChange: ({ stay, until, amount }) =>
		`Le client a demandé à changer ses dates : ${stay}. La chambre est gardée jusqu’au ${until}, heure de l’hôtel, dans l’attente du paiement de ${amount} en ligne.`,
	hotelTime: ({ moment }) => `${moment}, heure de l’hôtel`,
	outcome: {
		answersBy: ({ until }) => `Il répond au plus tard le ${until}. Sans réponse, la demande expire.`,
		nothing: "Vous ne payez rien.",
		feeOwed: ({ fee }) => `Selon les conditions d’annulation, vous devez ${fee} à l’hôtel.`,
		unconfirmed:
			"Vous n’avez pas confirmé votre adresse e-mail à temps, la réservation a donc expiré. Vous ne payez rien.",
		unpaid: "La réservation n’a pas été payée à temps, elle a donc expiré. Vous ne payez rien.",
		payBefore: ({ deposit, until }) =>
			`La chambre est gardée pour vous. Payez ${deposit} en ligne au plus tard le ${until}. Sinon, la réservation expire et vous ne devez rien.`,
		confirmBefore: ({ until }) =>
			`La chambre est gardée pour vous. Confirmez votre adresse e-mail avec le lien de notre e-mail au plus tard le ${until}. Sinon, la réservation expire et vous ne devez rien.`,
		partlyPaidHotel: ({ paid, due }) =>
			`Votre séjour est réservé. Vous avez payé ${paid} à l’hôtel et payez ${due} sur place.`,
		partlyPaid: ({ paid, due }) =>
			`Votre séjour est réservé. Vous avez payé ${paid} en ligne et payez ${due} à l’hôtel.`,
		paid: "Votre séjour est réservé et payé.",
	},
	calendar: ({ number }) => `Réservation ${number}`,
};
