import type { Messages } from "#messages/en/index.ts";

export const orderPage: Messages["orderPage"] = {
	shipParcel: ({ which }) => `Expédier le colis ${which}`,
	partlyShipped: ({ shipped }) =>
		`${shipped}. Les articles ne sont plus modifiables et la commande ne peut plus être annulée. Les articles que vous remboursez sont retirés des colis non expédiés.`,
	parcelWasShipped: ({ which }) => `Colis ${which} expédié`,
	title: ({ number }) => `Commande ${number}`,
	paymentLink: ({ label, link }) => (
		<>
			{label("Lien de paiement :")} {link}. Il demande l’e-mail ou le téléphone du client.
		</>
	),
	packingSlipTitle: ({ number }) => `Bon de livraison ${number}`,
	receiptTitle: ({ number }) => `Reçu ${number}`,
	refundNeeded: ({ amount }) => <>Remboursement nécessaire : {amount}.</>,
	ship: ({ number, hidden }) => <>Expédier{hidden(` le colis ${number}`)}</>,
	editParcelTracking: ({ number, hidden }) => <>Modifier le suivi{hidden(` du colis ${number}`)}</>,
	parcelSlip: ({ number, hidden }) => <>Bon de livraison{hidden(` du colis ${number}`)}</>,
	afterDiscount: ({ amount }) => <>{amount} après réduction</>,
	writeReview: "Donner un avis",
	tax: ({ name, rate, base }) => (
		<>
			{name} {rate} sur {base}
		</>
	),
	taxIncluded: ({ name, rate, base }) => (
		<>
			Dont {name} {rate} sur {base}
		</>
	),
	subtotal: "Sous-total",
	discount: "Réduction",
	paid: "Payé",
	refunded: "Remboursé",
	leftToPay: "Reste à payer",
	noteSaved: "La note est enregistrée.",
	addNote: "Ajouter une note",
	noteHint: "Visible uniquement par votre équipe.",
	return: "Retour",
	order: "Commande",
	customerDelivery: "Client et livraison",
	editTracking: "Modifier le suivi",
	customerNote: "Note du client :",
	backOrder: "Retour à la commande",
	refundedToCard: "Le montant est reversé sur la carte ou le portefeuille utilisé pour payer.",
	recordAfterSending: "Enregistrez-le une fois l’argent envoyé.",
	refund: "Rembourser",
	editItems: "Modifier les articles",
	changeParcels: "Modifier les colis",
	splitIntoParcels: "Répartir en colis",
	messages: "Messages",
	packingSlip: "Bon de livraison",
	receipt: "Reçu",
	status: "Commande",
	fulfilment: "Livraison",
	orderPlaced: "Commande passée",
	itemsChanged: "Articles modifiés",
	parcelsChanged: "Colis modifiés",
	refundRequested: "Remboursement demandé",
	items: "Articles",
	item: "Article",
	unitPrice: "Prix unitaire",
	nothingToPack: "Il n’y a rien à préparer pour cette commande.",
	itemsPack: "Articles à préparer",
	ordered: "Commandé le",
	recordRefund: "Enregistrer un remboursement",
};
