import type { Messages } from "#messages/en/index.ts";

export const orderRefusals: Messages["orderRefusals"] = {
	gone: "Cette commande n’existe plus.",
	parcelsChanged: "Les colis de cette commande ont changé. Rouvrez la commande pour les voir.",
	reopen: "Rouvrez la commande et réessayez.",
	states: ({ order, paid, delivery }) =>
		`Cette action est impossible pour une commande avec ces statuts : ${order}, ${paid}, ${delivery}.`,
	checkItems: "Ses articles ont changé. Vérifiez-les, puis réessayez.",
	byParcels: {
		in_parcels:
			"Cette commande est envoyée en plusieurs colis. Expédiez chacun d’eux sur la page de la commande.",
		partly_shipped:
			"Certains colis de cette commande sont en route, elle ne peut donc pas être annulée. Si elle a été payée en ligne, remboursez les articles pas encore expédiés. Sinon, expédiez aussi les autres colis et annulez la commande une fois qu’ils sont tous revenus.",
	},
	correctIt: "Pour les modifier, choisissez « Modifier le suivi » sur la page de la commande.",
	notShipped: "Le suivi n’est modifiable que lorsqu’une commande est expédiée et pas encore livrée.",
	notDivisible:
		"Une commande d’au moins deux unités peut être répartie en colis jusqu’à l’expédition du premier ou l’annulation de la commande.",
	parcelChanged: ({ parcel }) => `Quelqu’un d’autre l’a modifié entre-temps. Valeur actuelle : ${parcel}.`,
	willRefund: ({ amount }) => `Les ${amount} payés en ligne par le client sont remboursés.`,
	willRefundRest: ({ amount }) => `Les ${amount} restants payés en ligne par le client sont remboursés.`,
	otherParcel: ({ parcel }) =>
		`Vous avez déjà expédié (${parcel}), et le client a reçu ces données. Pour les modifier, choisissez « Modifier le suivi » sur la page de la commande.`,
	otherParcelWithout:
		"Vous avez déjà expédié sans transporteur ni numéro de suivi, et le client a reçu ces données. Pour les modifier, choisissez « Modifier le suivi » sur la page de la commande.",
	notNow: "Cette action est impossible avec le statut actuel.",
	amountTooSmall: "Saisissez un montant supérieur à 0 et ne dépassant pas le reste à rembourser.",
	withoutTracking: "sans transporteur ni numéro de suivi",
};
