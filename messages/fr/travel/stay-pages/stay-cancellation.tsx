import type { Messages } from "#messages/en/index.ts";

export const stayCancellation: Messages["stayCancellation"] = {
	metaTitle: "Annuler votre réservation",
	owed: ({ fee }) => `Vous devez ${fee} à l’hôtel.`,
	noCharge: "Rien ne vous est facturé.",
	done: ({ money }) => `Votre réservation est annulée. ${money}`,
	verb: "annuler la réservation",
	back: "Retour à la réservation",
	question: ({ hotel }) => `Annuler votre séjour (${hotel}) ?`,
	keep: "Garder la réservation",
	cancelAndPay: ({ fee }) => `Annuler et payer ${fee}`,
	button: "Annuler la réservation",
	busy: "Annulation...",
	hasRisen:
		"Les frais d’annulation ont augmenté depuis que vous avez ouvert cette page. Rien n’est encore annulé.",
	consequence: "La chambre est immédiatement remise en vente. Cette action est irréversible.",
	isDone: ({ link }) => <>Cette réservation est annulée. {link("Retour à la réservation")}</>,
	costs: ({ fee }) => (
		<>Selon les conditions d’annulation, annuler maintenant coûte {fee}, que vous devez à l’hôtel.</>
	),
};
