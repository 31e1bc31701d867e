import type { Messages } from "#messages/en/index.ts";

export const orderRefunds: Messages["orderRefunds"] = {
	nothingOfItem: "Il ne reste rien à rembourser pour cet article.",
	reasonName: "Le motif",
	itemsTooMuch: ({ left }) =>
		`Ces articles coûtent plus que les ${left} restant à rembourser. Remboursez plutôt un montant.`,
	enterAtMost: ({ amount }) => `Saisissez ${amount} ou moins.`,
	quantityRange: ({ left }) => `Saisissez une quantité de 0 à ${left}.`,
	items: "Des articles",
	amount: "Un montant",
	restock: "Remettre en stock",
	deliveryIn: ({ currency }) => `Livraison en ${currency}`,
	upTo: ({ amount }) => `${amount} maximum.`,
	amountIn: ({ currency }) => `Montant en ${currency}`,
	upToWithoutStock: ({ amount }) => `${amount} maximum. Le stock ne change pas.`,
	zeroTo: ({ left }) => `0 à ${left}`,
	question: ({ amount }) => `Rembourser ${amount} ?`,
	button: ({ amount }) => `Rembourser ${amount}`,
	backInStock: ({ count }) => (count > 1 ? `${count} remises en stock` : `${count} remise en stock`),
	reason: ({ why }) => `Motif : ${why}`,
	onItsWay: ({ amount }) => `Le remboursement de ${amount} est en cours.`,
	enterAmountLike: ({ example }) => `Saisissez un montant, par exemple ${example}.`,
	enterAmountOrNone: ({ example }) =>
		`Saisissez un montant, par exemple ${example}, ou laissez le champ vide.`,
	unitsReturned: ({ quantity, count }) => (
		<>
			{quantity}, {count > 1 ? `${count} retournées` : `${count} retournée`}
		</>
	),
	quantity: ({ item, hidden }) => <>Quantité{hidden(` : ${item}`)}</>,
	writtenOff: ({ count, reason }) =>
		count > 1 ? `${count} mises au rebut : ${reason}` : `${count} mise au rebut : ${reason}`,
	doing: "rembourser la commande",
	refundFailed: ({ amount }) => <>Échec du remboursement : {amount}.</>,
	failedAgain: ({ at }) =>
		`Le prestataire de paiement l’a refusé, ou la banque du client l’a renvoyé. Prochaine tentative automatique : ${at}.`,
	failedForGood:
		"Le prestataire de paiement l’a refusé, ou la banque du client l’a renvoyé. Aucune nouvelle tentative automatique n’est prévue.",
	chooseRefund: "Choisissez ce qu’il faut rembourser.",
	enterQuantityOrDelivery:
		"Saisissez une quantité pour au moins un article, ou un montant pour la livraison.",
	amountTooSmall: "Saisissez un montant supérieur à 0.",
	chooseRestock: "Choisissez entre remise en stock et mise au rebut.",
	refundQuestion: "Que souhaitez-vous rembourser ?",
	noteHint: "Visible uniquement par votre équipe.",
	refunded: "Remboursé",
	waitsReturn: "En attente du retour",
	unitsNotReturned: "Unités non retournées",
	stock: "Stock",
	refundOrder: "Rembourser la commande",
	reviewRefund: "Vérifier le remboursement",
	consequence:
		"L’argent est reversé sur la carte ou le portefeuille utilisé pour payer. Le client reçoit un e-mail lors de l’envoi.",
	alreadyReturned: "Déjà retourné",
	delivery: "Livraison",
	refund: "Remboursement",
	leftAfterwards: "Reste à rembourser ensuite",
	requestedAgain: "Le remboursement est redemandé. Nous l’envoyons d’ici une minute.",
	notTriedAgain:
		"Le remboursement n’est pas retenté : il n’est plus en échec, ou il reste moins à rembourser.",
	gone: "Cette commande n’existe plus.",
	not_allowed: "Rien n’a été payé pour cette commande.",
	changed:
		"La commande ou ses remboursements ont changé entre-temps. Vérifiez le reste à rembourser et recommencez.",
	backOrder: "Retour à la commande",
	nothingLeft: "Il ne reste rien à rembourser.",
	onlinePayment: "Paiement en ligne",
	viewPayment: "Voir le paiement",
	paid: "Payé",
	refundPending: "Remboursement en cours",
	leftRefund: "Reste à rembourser",
	tryAgain: "Réessayer",
	trying: "Nouvelle tentative...",
	record: "Enregistrer un remboursement",
	recordQuestion: ({ amount }) => `Enregistrer un remboursement de ${amount} ?`,
	recordButton: ({ amount }) => `Enregistrer ${amount}`,
	sentByHand: ({ how }) =>
		`Vous avez renvoyé l’argent : ${how}. Cette action ne déplace pas d’argent. Le client reçoit un e-mail.`,
	isRecorded: ({ amount }) => `Le remboursement de ${amount} est enregistré.`,
	enterHow: "Indiquez comment vous avez renvoyé l’argent.",
	howName: "Cette indication",
	how: "Comment vous avez renvoyé l’argent",
	howHint: "Par exemple : virement bancaire du 4 décembre, ou espèces.",
};
