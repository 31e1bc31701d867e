import type { Messages } from "#messages/en/index.ts";

export const bookingMail: Messages["bookingMail"] = {
	total: "Total",
	number: "Numéro de réservation",
	hotel: "Hôtel",
	checkIn: "Arrivée",
	from: ({ time }) => `à partir de ${time}`,
	checkOut: "Départ",
	until: ({ time }) => `jusqu’à ${time}`,
	secret: "Toute personne disposant de ce lien peut voir votre réservation. Ne transférez pas cet e-mail.",
	hotelTime: ({ moment }) => `${moment}, heure de l’hôtel`,
	request: {
		subject: ({ hotel }) => `${hotel} a reçu votre demande de réservation`,
		text: ({ hotel, number, until }) =>
			`${hotel} a reçu votre demande de réservation ${number} et garde la chambre pour vous. L’hôtel répondra au plus tard le ${until}. Sans réponse, la demande expire et vous ne devez rien.`,
	},
	view: "Voir votre réservation",
	pay: {
		subject: ({ hotel }) => `Payez votre séjour : ${hotel}`,
		link: "Payer maintenant",
		text: ({ hotel, number, deposit, until }) =>
			`${hotel} garde la chambre pour vous (${number}). Payez ${deposit} en ligne au plus tard le ${until}. Sinon, la réservation expire et vous ne devez rien.`,
	},
	confirm: {
		subject: ({ hotel }) => `Confirmez votre séjour : ${hotel}`,
		link: "Confirmer l’adresse e-mail",
		text: ({ hotel, number, until }) =>
			`${hotel} garde la chambre pour vous (${number}). Confirmez votre adresse e-mail au plus tard le ${until}. Sinon, la réservation expire et vous ne devez rien.`,
	},
	booked: {
		subject: ({ hotel }) => `Votre séjour est réservé : ${hotel}`,
		text: ({ number, hotel }) => `Votre réservation ${number} (${hotel}) est confirmée.`,
	},
	yourTime: ({ moment }) => `${moment}, à votre heure`,
	toHotel: {
		requestSubject: ({ number }) => `Nouvelle demande de réservation (${number})`,
		bookingSubject: ({ number }) => `Nouvelle réservation (${number})`,
		request: ({ guest, number, until }) =>
			`${guest} demande à réserver un séjour (${number}). La chambre est gardée jusqu’au ${until}. Répondez avant.`,
		booking: ({ guest, number }) => `${guest} a réservé un séjour (${number}).`,
		answer: "Répondre à la demande",
		view: "Voir la réservation",
		unconfirmed: ({ until }) =>
			`Le client n’a pas confirmé son adresse e-mail. S’il ne le fait pas au plus tard le ${until}, la réservation expire et ses nuits sont remises en vente.`,
		unpaid: ({ deposit, until }) =>
			`Le client paie ${deposit} en ligne au plus tard le ${until}. Sinon, la réservation expire et ses nuits sont remises en vente.`,
	},
	guest: "Client",
	requests: "Demandes particulières",
	paidAtHotel: ({ amount }) => `${amount}, payés à l’hôtel`,
	payOnline: "À payer en ligne",
	payAtHotel: "À payer à l’hôtel",
	stay: "Séjour",
	room: "Chambre",
	guests: "Voyageurs",
	payOnlineLater: ({ amount }) => `${amount}, après confirmation de l’hôtel`,
};
