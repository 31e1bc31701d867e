import type { Messages } from "#messages/en/index.ts";

export const confirmStay: Messages["confirmStay"] = {
	metaTitle: "Confirmez votre réservation",
	confirmed: "Votre adresse e-mail est confirmée.",
	until: ({ until }) =>
		`Confirmez au plus tard le ${until}, heure de l’hôtel, que cette adresse e-mail est la vôtre. Sinon, la réservation expire et vous ne devez rien.`,
	intro: "Confirmez que cette adresse e-mail est la vôtre.",
	busy: "Confirmation...",
	requestTitle: ({ hotel }) => `Confirmez votre demande : ${hotel}`,
	bookingTitle: ({ hotel }) => `Confirmez votre réservation : ${hotel}`,
	confirmRequest: "Confirmer la demande",
	confirmBooking: "Confirmer la réservation",
};
