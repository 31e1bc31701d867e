import type { Messages } from "#messages/en/index.ts";

export const managedBooking: Messages["managedBooking"] = {
	extendOrShorten: "Prolonger ou raccourcir",
	changeDates: "Modifier les dates",
	expires: ({ until }) =>
		`La réservation expire le ${until} si le client ne confirme pas son adresse e-mail.`,
	messages: "Messages",
	history: "Historique",
	terms: "Conditions acceptées par le client",
	addedAtDesk: ({ at }) => `Client sans réservation, ajouté le ${at}`,
	bookedAt: ({ at }) => `Réservé le ${at}`,
	answerBefore: ({ left, until }) => (
		<>
			{left((time) => `Il reste ${time} pour répondre,`)} jusqu’au {until}. Ensuite, la demande expire.
		</>
	),
};
