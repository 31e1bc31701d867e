import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const orderMails: Messages["orderMails"] = {
	parcelOnWay: ({ which }) => `Le colis ${which} est en route`,
	refundSent: ({ amount, number }) =>
		`Nous avons remboursé ${amount} pour votre commande ${number}. Le montant peut mettre quelques jours à vous parvenir.`,
	changed: "Votre commande a été modifiée",
	expired: {
		subject: "Commande expirée",
		text: ({ name }) =>
			`La commande ${de(name)} n’a pas été payée ou confirmée à temps et a été annulée automatiquement. Son stock est remis en vente.`,
	},
	latePayment: {
		subject: "Paiement tardif remboursé",
		text: ({ name }) =>
			`${name} a payé une commande déjà close ou un montant qui n’était plus dû. Le paiement est remboursé automatiquement. Vous n’avez rien à faire.`,
	},
	refundLabel: "Remboursement",
	refundFailed: {
		subject: "Échec du remboursement",
		text: ({ name }) =>
			`Nous n’avons pas pu rembourser ${name}. Le prestataire de paiement a refusé le remboursement, ou la banque du client l’a renvoyé. Ouvrez la commande pour voir ce qu’il reste à faire.`,
	},
	disputed: {
		subject: "Paiement contesté",
		text: ({ name }) =>
			`${name} conteste un paiement auprès de sa banque, qui a repris l’argent jusqu’à sa décision. Répondez dans le tableau de bord de votre prestataire de paiement, avec une preuve de livraison si vous en avez une. Sans réponse à temps, l’argent est perdu.`,
		label: "Contesté",
	},
	cancelledText: ({ number }) => `Votre commande ${number} est annulée. Plus rien ne sera envoyé.`,
	shopMessage: "Message de la boutique",
	parcelCorrected: ({ number, which }) =>
		`Les données de suivi du colis ${which} de votre commande ${number} ont changé. Utilisez celles ci-dessous au lieu de celles de notre dernier e-mail.`,
	trackingCorrected: ({ number }) =>
		`Les données de suivi de votre commande ${number} ont changé. Utilisez celles ci-dessous au lieu de celles de notre dernier e-mail.`,
	parcelShipped: ({ number, which }) =>
		`Le colis ${which} de votre commande ${number} est en route. Nous vous écrirons lors de l’expédition du reste.`,
	lastParcelShipped: ({ number, which }) =>
		`Le colis ${which} de votre commande ${number} est en route. Toute votre commande est maintenant en route.`,
	sentBackAfterEnd: ({ amount, number }) =>
		`Votre paiement de ${amount} est arrivé après la clôture de votre commande ${number}. Nous vous le remboursons en totalité. Rien ne sera envoyé.`,
	sentBackAfterChange: ({ amount, number }) =>
		`Votre paiement de ${amount} est arrivé après la modification de votre commande ${number}. Nous vous le remboursons en totalité. Ouvrez votre commande pour voir ce qui est dû maintenant.`,
	edited: ({ number }) =>
		`Nous avons modifié les articles de votre commande ${number}. Voici ce qu’elle contient maintenant.`,
	editRefund: ({ amount }) => `Nous vous rembourserons ${amount}. Vous n’avez rien à faire.`,
	willRefund: ({ amount }) => `Nous vous rembourserons les ${amount} que vous avez payés.`,
	onItsWay: ({ number }) => `Votre commande ${number} est en route.`,
	trackingNumberChanged: "Votre numéro de suivi a changé",
	refundingPayment: "Nous remboursons votre paiement",
	totalBefore: "Total précédent",
	difference: "Différence",
	leftPay: "Reste à payer",
	viewInvoice: "Voir votre facture",
	trackOrder: "Suivre votre commande",
	orderNumber: "Numéro de commande",
	invoice: "Facture",
	openPageHint:
		"Pour ouvrir la page, saisissez cette adresse e-mail ou le numéro de téléphone indiqué lors de la commande.",
	answerBefore: "Répondre avant le",
	viewOrder: "Voir la commande",
	sentRefund: "Nous avons envoyé votre remboursement",
	refundedFar: "Remboursé à ce jour",
	orderConfirmed: "Votre commande est confirmée",
	confirmedText: ({ number }) =>
		`Votre commande ${number} est confirmée. Nous allons maintenant la préparer.`,
	orderCancelled: "Votre commande est annulée",
	orderExpired: "Votre commande a expiré",
	expiredText: ({ number }) =>
		`Votre commande ${number} a expiré, car elle n’a pas été payée ou confirmée à temps. Commandez à nouveau si vous souhaitez toujours ces articles.`,
	receivedPayment: "Nous avons reçu votre paiement",
	paidText: ({ number }) => `Merci. Nous avons reçu votre paiement pour la commande ${number}.`,
	paymentFailed: "Votre paiement a échoué",
	paymentFailedText: ({ number }) =>
		`Votre paiement pour la commande ${number} a échoué. Payez à nouveau ou contactez-nous.`,
	orderWay: "Votre commande est en route",
	orderDelivered: "Votre commande a été livrée",
	deliveredText: ({ number }) =>
		`Votre commande ${number} a été livrée. En cas de problème, ou si vous changez d’avis sous 14 jours, ouvrez la commande pour retourner des articles.`,
	requested: {
		subject: "Nous avons reçu votre demande de retour",
	},
	returnRequestedText: ({ number }) =>
		`Nous avons reçu votre demande de retour d’articles de la commande ${number}. Nous vous répondrons bientôt.`,
	approved: {
		subject: "Votre retour est accepté",
	},
	returnApprovedText: ({ number }) =>
		`Votre retour de la commande ${number} est accepté. Renvoyez-nous les articles.`,
	received: {
		subject: "Nous avons reçu votre retour",
	},
	returnReceivedText: ({ number }) =>
		`Nous avons reçu les articles retournés de la commande ${number}. Nous vous rembourserons bientôt.`,
	refused: {
		subject: "Votre retour a été refusé",
	},
	returnRefusedText: ({ number }) => `Nous ne pouvons pas accepter votre retour de la commande ${number}.`,
};
