import type { Messages } from "#messages/en/index.ts";

export const unsubscribe: Messages["unsubscribe"] = {
	title: "Demandes d’avis",
	againDone: "Votre abonnement est rétabli.",
	done: "Votre désabonnement est enregistré.",
	question: "Ne plus recevoir de demandes d’avis ?",
	offTitle: "Les demandes d’avis sont désactivées",
	lead: "Après un séjour, nous envoyons un e-mail pour demander un avis. Vous recevrez toujours les e-mails sur vos commandes et réservations.",
	offLead:
		"Nous n’envoyons plus de demandes d’avis à votre adresse e-mail. Vous recevez toujours les e-mails sur vos commandes et réservations.",
	button: "Se désabonner",
	again: "Se réabonner",
};
