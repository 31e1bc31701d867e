import type { Messages } from "#messages/en/index.ts";

export const ownOrder: Messages["ownOrder"] = {
	andMore: ({ first, count }) => `${first} et ${count} de plus`,
	tooLate: "Cette commande ne peut plus être annulée. Vous pourrez la retourner après réception.",
	emailed: ({ email }) => `Nous avons envoyé un e-mail à ${email}.`,
	notEmailed: ({ email }) =>
		`Nous n’avons pas envoyé d’e-mail à ${email}, car cette adresse en a reçu trop au cours de la dernière heure. Conservez votre numéro de commande.`,
	thanks: ({ name }) => `Merci, ${name}. Nous avons reçu votre commande.`,
	fromOrder: ({ number }) => `De la commande ${number}.`,
	cancelTitle: ({ number, whole }) => <>Annuler la commande {whole(`${number} ?`)}</>,
	follow: ({ link }) => (
		<>
			Suivez votre commande sur {link("Suivre une commande")} avec son numéro et votre e-mail ou votre
			téléphone.
		</>
	),
	status: ({ status }) => `Votre commande : ${status}`,
	mayCancel: "Vous pouvez l’y annuler tant que nous ne l’avons pas préparée.",
	doing: "annuler la commande",
	cancelOrder: "Annuler votre commande",
	alreadyCancelled: "Cette commande est déjà annulée.",
	noCharge: "Rien ne vous est facturé.",
	orderCancelled: "Votre commande est annulée.",
	backOrder: "Retour à la commande",
	keepOrder: "Garder la commande",
	cancelOrder2: "Annuler la commande",
	cancelling: "Annulation...",
	cancelConsequence: ({ money }) => `Nous n’enverrons rien, et cette action est irréversible. ${money}`,
	order: "Votre commande",
	orderNumber: "Votre numéro de commande",
	happensNext: "Prochaines étapes",
	nothingPay: "Rien à payer.",
	deliveryPayment: "Livraison et paiement",
	trackOrder: "Suivre cette commande",
	receipt: "Reçu",
	continueShopping: "Continuer mes achats",
	reviewProduct: "Évaluer un produit",
};
