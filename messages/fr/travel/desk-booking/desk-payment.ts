import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const deskPayment: Messages["deskPayment"] = {
	title: "Enregistrer un paiement",
	invalid: ({ example }) => `Saisissez un montant, par exemple ${example}.`,
	chooseMethod: "Choisissez le moyen de paiement.",
	notYet: "Vous pouvez enregistrer un paiement une fois la réservation confirmée.",
	nothingDue: "Rien n’est dû à l’hôtel.",
	mostPaid: ({ most }) => `Le client a payé ${most} à l’hôtel.`,
	mostDue: ({ most }) => `Il ne reste que ${most} à payer à l’hôtel.`,
	givenBack: ({ money }) => `La restitution de ${money} est enregistrée.`,
	received: ({ money }) => `Le paiement de ${money} est enregistré.`,
	verb: "enregistrer un paiement",
	titleOf: ({ name }) => `Enregistrer un paiement ${de(name)}`,
	due: ({ balance }) => `${balance} sont à payer à l’hôtel.`,
	tooMuch: ({ amount }) => `Le client a payé ${amount} de trop à l’hôtel.`,
	allPaid: ({ atHotel }) => `Le client a payé ${atHotel} à l’hôtel. Rien n’est dû.`,
	payment: "Paiement",
	isReceived: "Reçu",
	isGivenBack: "Rendu au client",
	amount: "Montant",
	method: "Moyen de paiement",
	endsOnline: "Après l’enregistrement d’un paiement, le client ne peut plus payer en ligne.",
	goBack: "Revenir",
	busy: "Enregistrement...",
};
