import type { Messages } from "#messages/en/index.ts";

export const orderEdit: Messages["orderEdit"] = {
	below: ({ line, least }) => `${line} : quantité déjà remboursée, ${least}. Saisissez ${least} ou plus.`,
	soldOut: ({ line }) => `${line} est en rupture de stock ou n’est plus en vente.`,
	tooFew: ({ line, more, most }) => `${line} : plus que ${more} en stock. Saisissez ${most} ou moins.`,
	quantityRange: ({ most }) => `Saisissez une quantité de 0 à ${most}.`,
	refundedUnits: ({ count }) => (count > 1 ? `${count} remboursées` : `${count} remboursée`),
	sku: ({ sku }) => `SKU ${sku}`,
	refundsOnline: ({ amount }) =>
		`${amount} sont reversés sur la carte ou le portefeuille utilisé pour payer.`,
	refundNeeded: ({ amount }) =>
		`Un remboursement de ${amount} est nécessaire : envoyez-le, puis enregistrez-le.`,
	due: {
		online: ({ amount }) => `Le client doit payer ${amount} et reçoit le lien par e-mail.`,
		other: ({ amount }) => `Le client doit payer ${amount}.`,
	},
	stillDue: {
		online: ({ amount }) => `Le client doit encore payer ${amount} et reçoit le lien par e-mail.`,
		other: ({ amount }) => `Le client doit encore payer ${amount}.`,
	},
	save: ({ total, hidden }) => <>Enregistrer{hidden(`, nouveau total ${total}`)}</>,
	quantity: ({ item, hidden }) => <>Quantité{hidden(` : ${item}`)}</>,
	title: ({ number }) => `Modifier la commande ${number}`,
	pricesChanged:
		"Les prix ou le paiement ont changé. Vérifiez les montants ci-dessous, puis enregistrez à nouveau.",
	inOrder: "Dans la commande",
	nothingDue: "Il n’y a rien à payer ni à rembourser.",
	not_editable: {
		reason:
			"Les articles ne sont modifiables que jusqu’à l’expédition du premier colis ou jusqu’à ce que la commande soit annulée, terminée ou remboursée.",
	},
	disputed: {
		reason: "Le client conteste le paiement. Modifiez la commande une fois le litige tranché.",
	},
	nothing: {
		reason: "Modifiez une quantité ou ajoutez un article.",
	},
	empty: {
		reason: "Gardez au moins un article. Pour tous les retirer, annulez la commande.",
	},
	too_many_lines: {
		reason: "Une commande peut comporter 50 articles différents au maximum.",
	},
	not_chargeable: {
		reason: "Le nouveau montant ne peut pas être payé en ligne. Choisissez d’autres quantités.",
	},
	subtotal: "Sous-total",
	discount: "Réduction",
	delivery: "Livraison",
	itemsTable: "Articles avant et après",
	item: "Article",
	before: "Avant",
	after: "Après",
	removed: "Retiré",
	amountsTable: "Montants avant et après",
	difference: "Différence",
	consequence: "Le stock est modifié immédiatement. Le client reçoit un e-mail.",
	parcelsReset:
		"La commande sera de nouveau envoyée en un seul colis : répartissez-la à nouveau s’il vous en faut plusieurs.",
	changeSomething: "Faire des modifications",
	items: "Articles",
	new: "Nouveau",
	quantityHint: "Saisissez 0 pour retirer un article.",
	addItem: "Ajouter un article",
	recalculateDelivery: "Recalculer la livraison au prix du jour",
	orderPaysTodaysPrice: ({ deliveryTotal, deliveryName, price }) =>
		`La commande paie ${deliveryTotal} pour ${deliveryName}. Le prix du jour est de ${price}, ou gratuit à partir du montant défini dans vos paramètres.`,
	reviewChanges: "Vérifier les modifications",
	goBack: "Revenir",
	itemsChanged: "Les articles sont modifiés.",
	checkAmountsBelowThen: "Vérifiez les montants ci-dessous, puis enregistrez à nouveau.",
	checkChanges: "Vérifier les modifications",
	editItems: "Modifier les articles",
	includesTax: "Taxes comprises",
	tax: "Taxes",
};
