import type { Messages } from "#messages/en/index.ts";

export const moveMails: Messages["moveMails"] = {
	news: {
		pending: {
			subject: "Votre déménagement est reporté",
			text: ({ number }) =>
				`Votre réservation de déménagement ${number} a une nouvelle date ou heure, indiquée ci-dessous. Nous la confirmerons bientôt.`,
		},
		confirmed: {
			subject: "Votre déménagement est confirmé",
			text: ({ number }) =>
				`Votre réservation de déménagement ${number} est confirmée. Nous serons là à la date et à l’heure ci-dessous.`,
		},
		delivered: {
			subject: "Votre déménagement est terminé",
			text: ({ number }) =>
				`Votre déménagement ${number} est terminé. Merci de nous avoir fait confiance. Comment cela s’est-il passé ? Votre avis aide d’autres personnes.`,
		},
		cancelled: {
			subject: "Votre déménagement est annulé",
			text: ({ number }) =>
				`Votre réservation de déménagement ${number} est annulée. Nous ne passerons rien chercher.`,
		},
		rejected: {
			subject: "Nous ne pouvons pas effectuer votre déménagement",
			text: ({ number }) =>
				`Nous sommes désolés, nous ne pouvons pas effectuer votre déménagement ${number}. Réservez une autre date ou contactez-nous.`,
		},
	},
	review: "Donner un avis",
	receivedSubject: "Nous avons reçu votre réservation de déménagement",
	received: ({ number }) =>
		`Merci. Nous avons reçu votre réservation de déménagement ${number} et la confirmerons bientôt.`,
	expired: ({ number }) =>
		`Votre réservation de déménagement ${number} est annulée, car l’acompte n’a pas été payé à temps. Vous ne devez rien. Si vous souhaitez toujours déménager, réservez à nouveau.`,
	another: "Réserver un autre déménagement",
	tomorrowSubject: "Votre déménagement a lieu demain",
	tomorrow: {
		truck: ({ number, date, time }) =>
			`Votre déménagement ${number} a lieu demain, ${date}, à ${time}. Pensez à tout emballer et à garder une place de stationnement pour le camion aux deux adresses.`,
		loader: ({ number, date, time }) =>
			`Votre déménagement ${number} a lieu demain, ${date}, à ${time}. Pensez à tout emballer et à garder une place de stationnement pour la camionnette aux deux adresses.`,
	},
	onTheWaySubject: "Votre chauffeur est en route",
	onTheWay: ({ number }) =>
		`Votre chauffeur est en route pour votre déménagement ${number}. Vous pouvez suivre chaque étape sur la page de suivi.`,
	track: "Suivre votre déménagement",
	priceSubject: "Acceptez le prix de votre déménagement",
	price: ({ number, price }) => `Le prix de votre réservation de déménagement ${number} est de ${price}.`,
	newPriceSubject: "Nouveau prix pour votre déménagement",
	newPrice: ({ number, price, was }) =>
		`Le prix de votre réservation de déménagement ${number} est de ${price} au lieu de ${was}.`,
	accept: "Voir et accepter le prix",
	howToAccept:
		"Ouvrez la réservation et acceptez le prix pour confirmer votre déménagement. Vous pouvez aussi y annuler la réservation.",
	withdrawnSubject: "Nous avons retiré le prix de votre déménagement",
	withdrawn: ({ number, price }) =>
		`Le prix de ${price} de votre réservation de déménagement ${number} n’est plus valable. Votre déménagement n’est pas encore confirmé.`,
	total: "Prix total",
	depositToPay: "Acompte à payer en ligne",
	number: "Numéro de réservation",
	when: "Date et heure",
	payDeposit: ({ amount, until }) =>
		`Payez l’acompte de ${amount} en ligne avant le ${until}, sinon votre déménagement est annulé. Vous pouvez payer depuis la page de suivi.`,
	howToOpen:
		"Pour ouvrir la page, saisissez cette adresse e-mail ou le numéro de téléphone indiqué lors de la réservation.",
};
