import type { Messages } from "#messages/en/index.ts";

export const roomConfirmation: Messages["roomConfirmation"] = {
	metaTitle: "Votre réservation",
	number: "Votre numéro de réservation",
	next: "Prochaines étapes",
	status: "Statut",
	notSent: ({ email }) =>
		`Nous n’avons pas envoyé d’e-mail à ${email}, car cette adresse en a reçu trop au cours de la dernière heure. Conservez votre numéro de réservation.`,
	stay: "Votre séjour",
	price: "Prix",
	manage: "Gérer cette réservation",
	calendar: "Ajouter à l’agenda",
	receipt: "Reçu",
	title: {
		unpaid: ({ name }) => `Merci, ${name}. Votre chambre est gardée jusqu’au paiement.`,
		unconfirmed: ({ name }) => `Merci, ${name}. Confirmez maintenant votre adresse e-mail.`,
		request: ({ name, hotelName }) => `Merci, ${name}. ${hotelName} a reçu votre demande.`,
		booked: ({ name }) => `Merci, ${name}. Votre séjour est réservé.`,
	},
	sentEmail: ({ email }) => `Nous avons envoyé un e-mail à ${email}, avec un lien vers cette page.`,
	sentConfirmation: ({ email }) =>
		`Nous avons envoyé une confirmation à ${email}, avec un lien vers cette page.`,
	track: ({ link }) => (
		<>
			Consultez-la, modifiez-la ou annulez-la à tout moment sur {link("Suivre une commande")} avec le numéro
			de réservation et votre adresse e-mail ou votre numéro de téléphone.
		</>
	),
	contact: ({ hotel, address, email, phone }) => (
		<>
			{hotel}, {address}. Des questions ? Contactez l’hôtel : {email}, {phone}.
		</>
	),
	ended: {
		checked_in: ({ hotel }) => `Votre séjour (${hotel}) : arrivée enregistrée`,
		checked_out: ({ hotel }) => `Votre séjour (${hotel}) : départ enregistré`,
		cancelled: ({ hotel }) => `Votre séjour (${hotel}) : annulé`,
		rejected: ({ hotel }) => `Votre séjour (${hotel}) : refusé`,
		expired: ({ hotel }) => `Votre séjour (${hotel}) : expiré`,
		no_show: ({ hotel }) => `Votre séjour (${hotel}) : non-présentation`,
	},
};
