import type { Messages } from "#messages/en/index.ts";

export const moveRefusals: Messages["moveRefusals"] = {
	booking: {
		too_soon: "Choisissez une date et une heure au moins 2 heures à l’avance.",
		too_far: "Choisissez une date dans les 90 prochains jours.",
		nothing_stored: "Aucune donnée renvoyée.",
		waiting:
			"Cinq réservations de votre réseau attendent notre réponse. Pour en effectuer une autre maintenant, connectez-vous avec une adresse e-mail confirmée.",
		same_time: "Le déménagement est déjà prévu à cette heure. Choisissez une autre date ou heure.",
	},
	tooManyMails:
		"Trop de réservations ont été effectuées avec cette adresse e-mail au cours de la dernière heure. Laissez l’adresse e-mail vide ou réessayez plus tard.",
	tooManyPrices:
		"Vous avez demandé beaucoup de prix au cours de la dernière heure. Attendez quelques minutes, ou réservez maintenant : vous verrez le prix avant toute réservation.",
	reopen: "Rouvrez le menu de la réservation et choisissez à nouveau.",
	free: "À ce prix, le client ne paie rien. Cochez « Ce déménagement est gratuit » pour l’envoyer, ou saisissez un autre prix.",
	noOffer:
		"Cette réservation n’a pas de prix à accepter. Nous vous communiquerons un prix par téléphone ou par e-mail.",
	due: "Votre déménagement devait commencer. Contactez-nous si votre chauffeur n’est pas arrivé ou si cette page n’est pas à jour.",
	gone: "Cette réservation n’existe pas. Elle a peut-être été supprimée.",
	past: "L’heure de ce déménagement est passée. Contactez-nous ou réservez un autre déménagement.",
	outdated: {
		fee: "L’annulation gratuite a pris fin depuis que vous avez ouvert cette page. Rien n’est encore annulé.",
		deposit:
			"L’acompte de ce déménagement a changé depuis que vous l’avez vu. Rien n’est encore confirmé. Rouvrez la réservation.",
		date: "La date de ce déménagement a changé. Rouvrez la réservation.",
		quote: "Le prix a changé depuis que vous l’avez vu. La date n’est pas encore modifiée.",
		too_late:
			"La date de ce déménagement n’est plus modifiable en ligne. Contactez-nous ou annulez la réservation.",
		begun:
			"Ce déménagement a commencé et ne peut plus être annulé en ligne. Contactez-nous en cas de problème.",
	},
	openPrice: {
		none: "Cette réservation n’a pas de prix. Envoyez d’abord un prix au client.",
		own: ({ price, moment }) =>
			`Le prix de cette réservation est de ${price} (${moment}, fixé par vous), et le client ne l’a pas encore accepté.`,
		by: ({ price, moment, person }) =>
			`Le prix de cette réservation est de ${price} (${moment}, fixé par ${person}), et le client ne l’a pas encore accepté.`,
		unknown: ({ price, moment }) =>
			`Le prix de cette réservation est de ${price} (${moment}), et le client ne l’a pas encore accepté.`,
	},
};
