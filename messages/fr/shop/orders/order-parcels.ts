import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const orderParcels: Messages["orderParcels"] = {
	carrier: "Transporteur",
	trackingNumber: "Numéro de suivi",
	enterTracking: "Saisissez un numéro de suivi ou un transporteur.",
	sentInParcels: ({ count }) => `La commande est envoyée en ${count} colis.`,
	sentInOne: "La commande est envoyée en un seul colis.",
	parcel: ({ which }) => `Colis ${which}`,
	shippedAt: ({ at }) => `Expédié le ${at}`,
	toPack: ({ count }) => `${count} à préparer`,
	parcelNumber: ({ number }) => `Colis ${number}`,
	numberRange: ({ most }) => `Saisissez un nombre de 0 à ${most}.`,
	putUnits: ({ title, quantity, packed }) =>
		`${title} : la quantité à répartir dans les colis est de ${quantity}, et non de ${packed}.`,
	doing: "modifier le suivi",
	markShipped: ({ count }) =>
		plural(count, {
			one: `Marquer ${count} commande comme expédiée`,
			other: `Marquer ${count} commandes comme expédiées`,
		}),
	splitTitle: ({ number }) => `Colis de la commande ${number}`,
	which: ({ number, count }) => `${number} sur ${count}`,
	leftOut: ({ count }) =>
		plural(count, { one: `${count} commande est exclue`, other: `${count} commandes sont exclues` }),
	trackingDetailsSaved: "Les données de suivi sont enregistrées.",
	backOrder: "Retour à la commande",
	trackingFields: "Transporteur et numéro de suivi",
	correctionConsequence: "Le client reçoit un e-mail avec les nouvelles données.",
	shipOrders: "Expédier les commandes",
	onlyConfirmedShippable:
		"Seules les commandes confirmées et pas encore expédiées peuvent l’être. Pour un envoi en plusieurs colis, passez par la page de la commande.",
	bulkConsequence:
		"Chaque client reçoit un e-mail avec le transporteur et le numéro de suivi, si vous les saisissez.",
	shipping: "Expédition...",
	backOrders: "Retour aux commandes",
	splitIntoParcels: "Répartir en colis",
	splitLead:
		"Saisissez le nombre d’unités de chaque article à mettre dans chaque colis. Vous pouvez le modifier jusqu’à l’expédition du premier colis. Un colis sans unités est ignoré.",
	saveParcels: "Enregistrer les colis",
	addParcel: "Ajouter un colis",
	sendOneParcel: "Envoyer en un seul colis",
	goBack: "Revenir",
	parcels: "Colis",
	notShipped: "Non expédié",
};
