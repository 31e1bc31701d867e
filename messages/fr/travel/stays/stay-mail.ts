import type { Messages } from "#messages/en/index.ts";

export const stayMail: Messages["stayMail"] = {
	confirmed: {
		subject: ({ hotel }) => `${hotel} a confirmé votre réservation`,
		atHotel: ({ hotel, number }) => `${hotel} a confirmé votre réservation ${number}. Vous payez à l’hôtel.`,
		online: ({ hotel, number, deposit, until }) =>
			`${hotel} a confirmé votre réservation ${number}. Payez ${deposit} en ligne au plus tard le ${until}, heure de l’hôtel. Sinon, la réservation expire et vous ne devez rien.`,
	},
	payNow: "Payer maintenant",
	declined: {
		subject: ({ hotel }) => `${hotel} a refusé votre demande de réservation`,
		text: ({ hotel, number }) =>
			`${hotel} a refusé votre demande de réservation ${number}. Vous ne devez rien.`,
	},
	expiredRequest: {
		subject: "Votre demande de réservation a expiré",
		text: ({ number, hotel }) =>
			`Votre demande de réservation ${number} a expiré, car l’hôtel (${hotel}) n’a pas répondu à temps. La chambre n’est plus gardée pour vous et vous ne devez rien.`,
	},
	expired: {
		subject: "Votre réservation a expiré",
		unconfirmed: ({ number }) =>
			`Votre réservation ${number} a expiré, car vous n’avez pas confirmé votre adresse e-mail à temps. La chambre n’est plus gardée pour vous et vous ne devez rien.`,
		unpaid: ({ number }) =>
			`Votre réservation ${number} a expiré, car elle n’a pas été payée à temps. La chambre n’est plus gardée pour vous et vous ne devez rien.`,
	},
	cancelledByHotel: {
		subject: ({ hotel }) => `${hotel} a annulé votre réservation`,
		text: ({ hotel, number, money }) => `${hotel} a annulé votre réservation ${number}. ${money}`,
	},
	cancelled: {
		subject: "Votre réservation est annulée",
		text: ({ number, hotel, money }) => `Votre réservation ${number} (${hotel}) est annulée. ${money}`,
	},
	noShow: {
		subject: ({ hotel }) => `${hotel} a signalé votre non-présentation`,
		text: ({ hotel, number, money }) =>
			`${hotel} a signalé une non-présentation pour votre réservation ${number}, car personne n’est arrivé. ${money} En cas d’erreur, répondez à cet e-mail pour contacter l’hôtel.`,
	},
	review: {
		subject: ({ hotel }) => `Comment s’est passé votre séjour (${hotel}) ?`,
		text: ({ hotel, number }) =>
			`Merci de votre séjour (${hotel}, réservation ${number}). Ouvrez votre réservation pour donner votre avis.`,
		link: "Donner un avis",
	},
	toHotel: {
		cancelled: {
			subject: ({ guest }) => `${guest} a annulé sa réservation`,
			text: ({ guest, number, money }) =>
				`${guest} a annulé la réservation ${number}. Les nuits sont remises en vente. ${money}`,
		},
		expiredRequest: {
			subject: "Une demande de réservation a expiré",
			text: ({ number }) =>
				`La demande de réservation ${number} a expiré, car personne n’y a répondu à temps. Les nuits sont remises en vente et le client a reçu un e-mail.`,
		},
		unconfirmed: {
			subject: "Une réservation non confirmée a expiré",
			text: ({ number }) =>
				`La réservation ${number} a expiré, car le client n’a pas confirmé son adresse e-mail à temps. Les nuits sont remises en vente.`,
		},
		unpaid: {
			subject: "Une réservation impayée a expiré",
			text: ({ number }) =>
				`La réservation ${number} a expiré, car le client n’a pas payé à temps. Les nuits sont remises en vente et le client a reçu un e-mail.`,
		},
		view: "Voir la réservation",
	},
	facts: {
		number: "Numéro de réservation",
		hotel: "Hôtel",
		stay: "Séjour",
		room: "Chambre",
		total: "Total",
		reason: "Motif",
		guest: "Client",
		dates: "Dates",
	},
	view: "Voir votre réservation",
	howToOpen:
		"Pour ouvrir la page, saisissez cette adresse e-mail ou le numéro de téléphone indiqué lors de la réservation.",
	dates: {
		wasFor: ({ stay, total }) => `${stay}, pour ${total}`,
		ask: "Si vous n’avez pas demandé cette modification, répondez à cet e-mail pour contacter l’hôtel.",
		extended: ({ hotel }) => `Votre séjour est prolongé : ${hotel}`,
		shortened: ({ hotel }) => `Votre séjour est raccourci : ${hotel}`,
		checkOut: ({ hotel, number, was, owed, ask }) =>
			`${hotel} a modifié la date de départ de votre réservation ${number}. Votre séjour était : ${was}.${owed} ${ask}`,
		byHotel: {
			subject: ({ hotel }) => `${hotel} a modifié vos dates`,
			text: ({ hotel, number, was, owed, ask }) =>
				`${hotel} a modifié les dates de votre réservation ${number}. Elles étaient : ${was}.${owed} ${ask}`,
		},
		own: {
			subject: "Votre séjour a de nouvelles dates",
			text: ({ number, was, owed }) =>
				`Votre réservation ${number} a de nouvelles dates. Elles étaient : ${was}.${owed}`,
		},
		toHotel: {
			subject: ({ guest }) => `${guest} a modifié ses dates`,
			text: ({ guest, number, was, owed }) =>
				`${guest} a modifié les dates de la réservation ${number}. Elles étaient : ${was}.${owed} Vous n’avez rien à faire : les nuits devenues inutiles sont remises en vente.`,
		},
		toPay: {
			subject: "Payez pour vos nouvelles dates",
			text: ({ amount, until, number, stay, total }) =>
				`Payez ${amount} en ligne au plus tard le ${until}, heure de l’hôtel, pour modifier votre réservation ${number} : ${stay}, pour ${total}. La chambre est gardée pour vous jusque-là. Sans paiement, votre réservation reste inchangée.`,
		},
		notPaid: {
			subject: "Vos dates restent inchangées",
			text: ({ number, stay }) =>
				`Les nouvelles dates de votre réservation ${number} (${stay}) n’ont pas été payées à temps, votre séjour reste donc inchangé. La chambre n’est plus gardée pour les nouvelles dates.`,
		},
	},
	again: {
		subject: ({ hotel, number }) => `Confirmez votre séjour : ${hotel} (${number})`,
		text: ({ hotel, number, until }) =>
			`${hotel} garde la chambre pour vous (${number}). Confirmez votre adresse e-mail au plus tard le ${until}, heure de l’hôtel. Sinon, la réservation expire et vous ne devez rien.`,
		olderLinks: "Les liens des e-mails précédents sur cette réservation ne fonctionnent plus.",
		link: "Confirmer l’adresse e-mail",
		secret: "Toute personne disposant de ce lien peut voir votre réservation. Ne transférez pas cet e-mail.",
	},
};
