import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const statements: Messages["statements"] = {
	open: {
		title: "Pas encore sur un relevé",
		lead: "Chaque relevé est créé à la fin de son mois. Le taux s’applique aux nouvelles réservations ; chaque réservation conserve le sien.",
	},
	to: "À",
	rate: "Taux",
	entries: "Écritures",
	commission: "Commission",
	collectedBy: ({ market }) => `Encaissé par ${market}`,
	pageTitle: ({ number }) => `Relevé ${number}`,
	reference: "Référence",
	settled: "Le relevé est réglé.",
	unsettled: "Le relevé n’est plus réglé.",
	nothing: "Ce relevé ne comporte rien à régler.",
	changed: "Vérifiez à nouveau le relevé avant de le modifier.",
	undoTitle: "Annuler le règlement",
	settle: "Régler",
	referenceHint:
		"Par exemple la référence de paiement de votre banque. Nous l’envoyons par e-mail au propriétaire.",
	undo: "Annuler le règlement",
	hotelTitle: "Relevés des hôtels",
	title: "Relevés",
	hotelLead: ({ market }) =>
		`Commission mensuelle de vos hôtels, moins ce que ${market} a encaissé pour vous.`,
	lead: ({ market }) =>
		`Commission mensuelle de chaque hôtel, moins ce que ${market} a encaissé pour l’hôtel.`,
	search: "Numéro de relevé",
	caption: "Relevés de commission",
	none: {
		text: "Chaque hôtel avec commission reçoit un relevé à la fin du mois.",
		title: "Aucun relevé pour l’instant",
	},
	noMatch: {
		title: "Aucun relevé correspondant",
		text: "Saisissez un numéro de relevé complet, par exemple S-2026-00012.",
		all: "Afficher tous les relevés",
	},
	whoOwes: "Qui doit",
	month: "Mois",
	one: "Relevé",
	balance: "Solde",
	due: ({ date }) => `Échéance le ${date}`,
	heading: "Relevé de commission",
	entry: "Écriture",
	collected: "Encaissé",
	settledOn: "Réglé le",
	collectedForHotel: ({ market }) => `Encaissé par ${market} pour l’hôtel`,
	issuedOn: "Date d’émission",
	dueLabel: "Échéance",
	firstEntries: ({ shown, count }) =>
		`Voici les ${shown} premières écritures sur ${count}. Le fichier CSV les contient toutes.`,
	exportCsv: "Exporter en CSV",
	stay: "Séjour",
	markSettled: "Marquer comme réglé",
	owed: ({ who, amount }) => `${who} ${amount}`,
	owedUntil: ({ who, amount, date }) => `${who} ${amount}, échéance le ${date}`,
	earlier: ({ count, owed }) =>
		plural(count, {
			one: `1 relevé antérieur n’était pas réglé à la date d’émission (${owed}). Les totaux ne le comprennent pas.`,
			other: `${count} relevés antérieurs n’étaient pas réglés à la date d’émission (${owed}). Les totaux ne les comprennent pas.`,
		}),
};
