import type { Messages } from "#messages/en/index.ts";

export const track: Messages["track"] = {
	title: "Suivre une commande ou une réservation",
	description:
		"Suivez une commande, une réservation de chambre ou un déménagement avec son numéro et votre e-mail ou votre téléphone.",
	intro:
		"Consultez le statut d’une commande, d’une réservation de chambre ou d’un déménagement, et faites une modification ou une annulation. Le numéro figure sur la page de confirmation et dans nos e-mails.",
	number: "Numéro de commande ou de réservation",
	numberHint: "Par exemple M-7KQ3-M9XF-T. Les majuscules et les tirets n’ont pas d’importance.",
	contact: "E-mail ou téléphone",
	contactHint: "Celui que vous avez indiqué lors de la commande ou de la réservation.",
	busy: "Recherche en cours...",
	openMessages: "Ouvrir les messages",
	submit: "Suivre la réservation ou la commande",
	noAccount: "Vous avez commandé ou réservé sans compte ?",
	yourData: "Obtenir ou effacer vos données",
	notFound:
		"Nous n’avons trouvé aucune commande ni réservation avec ce numéro et cet e-mail ou téléphone. Vérifiez les deux et réessayez.",
	enterNumber: "Saisissez votre numéro de commande ou de réservation.",
	checkNumber:
		"Vérifiez le numéro. Un numéro de commande ressemble à M-7KQ3-M9XF-T ; ceux des chambres commencent par H et ceux des déménagements par R.",
	enterContact: "Saisissez votre adresse e-mail ou votre numéro de téléphone.",
	checkContact:
		"Saisissez l’adresse e-mail ou le numéro de téléphone que vous avez indiqué lors de la commande ou de la réservation.",
};
