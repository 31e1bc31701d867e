import type { Messages } from "#messages/en/index.ts";

export const moveHome: Messages["moveHome"] = {
	booked: {
		meta: "Réservation effectuée",
		track: "Suivre cette réservation",
		success: "Réservation effectuée ! Votre demande a été envoyée.",
		number: "Votre numéro de réservation",
		price: ({ price }) => <>Prix : {price}</>,
		payDeposit: ({ amount, until }) =>
			`Payez l’acompte de ${amount} avant le ${until}, sinon votre déménagement est annulé.`,
		when: ({ date, time }) =>
			`Votre déménagement a lieu le ${date} à ${time}. Conservez ce numéro : il vous permet, avec votre téléphone ou e-mail, de suivre la réservation.`,
	},
	meta: "Réserver un véhicule de déménagement",
	description:
		"Réservez un camion ou une camionnette avec chauffeur pour votre déménagement. Choisissez le jour et l’heure. Aucun compte nécessaire.",
	noReviews: "Aucun avis pour l’instant. Vous pourrez en rédiger un après votre déménagement.",
	failed: ({ reason }) => `Impossible de charger les réservations : ${reason}`,
	form: "Réservez votre véhicule de déménagement",
	title: "Déménagez en une seule réservation",
	intro:
		"Un camion ou une camionnette avec chauffeur, devant chez vous au jour et à l’heure de votre choix. Aucun compte nécessaire.",
	start: "Commencer",
	next: {
		title: "Prochaines étapes",
		number: "Vous recevez immédiatement un numéro de réservation.",
		track: ({ link }) => (
			<>{link("Suivez votre réservation")} avec son numéro et votre téléphone ou e-mail.</>
		),
		confirm: "Nous vérifions votre demande et la confirmons.",
	},
	services: {
		truck: {
			name: "Camion",
			description: "Un camion fermé avec chauffeur, pour un appartement ou une maison entière.",
		},
		loader: {
			name: "Camionnette",
			description: "Une petite camionnette ouverte pour un canapé, un réfrigérateur ou une seule pièce.",
		},
		packing: {
			name: "Aide à l’emballage",
			description: "Demandez des cartons et des couvertures lors de notre appel. Le chauffeur les apporte.",
		},
		title: "Nos services",
	},
	own: {
		title: "Vos réservations",
		when: ({ vehicle, date, time }) => `${vehicle}, ${date} à ${time}`,
		addresses: ({ from, to }) => `${from} → ${to}`,
		pay: ({ amount }) => `Payer ${amount} maintenant`,
	},
};
