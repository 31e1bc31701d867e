import type { Messages } from "#messages/en/index.ts";

export const payStay: Messages["payStay"] = {
	newDatesTitle: "Payez pour vos nouvelles dates",
	title: "Payer en ligne",
	newDates: ({ amount, until, stay }) =>
		`Payez ${amount} au plus tard le ${until}, heure de l’hôtel, pour changer vos dates : ${stay}. La chambre est gardée pour vous jusque-là. Sans paiement, votre réservation reste inchangée.`,
	text: ({ amount, until }) =>
		`Payez ${amount} au plus tard le ${until}, heure de l’hôtel, pour garder la chambre.`,
	unreachable:
		"Notre prestataire de paiement est injoignable pour le moment. Votre réservation est enregistrée.",
	retry: "Réessayer",
	busy: "Nouvelle tentative...",
	button: ({ amount }) => `Payer ${amount} maintenant`,
};
