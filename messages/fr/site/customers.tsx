import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const customers: Messages["customers"] = {
	noteBy: ({ at, by }) => `${at} par ${by}`,
	removeNote: ({ at, hidden }) => <>Supprimer{hidden(` la note du ${at}`)}</>,
	spent: "Dépensé",
	none: {
		orders: "commandes",
		stays: "séjours",
		moves: "déménagements",
		messages: "messages",
		payments: "paiements en ligne",
	},
	nothingYet: ({ things }) => `Pas encore de ${things}.`,
	allWithEmail: "Tout avec cette adresse e-mail",
	notes: "Notes",
	noNotes: "Aucune note pour l’instant. Seule votre équipe les voit.",
	kind: {
		account: "Avec un compte",
		guest: "Sans compte",
	},
	suspended: "Suspendu",
	things: {
		orders: "Commandes",
		stays: "Séjours",
		moves: "Déménagements",
		messages: "Messages",
		payments: "Paiements en ligne",
	},
	all: "Tous les clients",
	exportData: "Exporter les données",
	erasure: {
		button: "Effacer les données",
		done: "Les données du client sont effacées. Il en est informé par e-mail.",
		openBookings: ({ count }) =>
			`Les hôtels de ce compte ont des réservations en cours (${count}). Elles doivent d’abord se terminer.`,
		staff: "C’est un compte du personnel. Modifiez d’abord son rôle dans Utilisateurs, puis effacez-le.",
		already: "Les données de ce client ont déjà été effacées.",
		question: ({ name }) => `Effacer toutes les données ${de(name)} ?`,
		intro: ({ email }) => `Pour ${email}. Cette action est irréversible.`,
		cancels: "Les déménagements et séjours en cours, ainsi que les commandes non expédiées, sont annulés.",
		removes: "Les noms, numéros de téléphone, adresses, messages et vos notes sont supprimés partout.",
		account: "Le compte est supprimé et ses hôtels sont fermés.",
		keeps: "Les factures et les montants sont conservés pour votre comptabilité.",
		busy: "Effacement...",
	},
	confirmed: "Confirmée",
	notConfirmed: "Non confirmée",
	openInUsers: "Ouvrir dans Utilisateurs",
	nothingSpent: "Rien pour l’instant",
	spentHint:
		"Dépensé : le prix des commandes, séjours et déménagements non annulés, moins les remboursements de commandes.",
	note: {
		title: "Ajouter une note",
		removed: "La note est supprimée.",
		removeQuestion: "Supprimer cette note ?",
		removeButton: "Supprimer la note",
		erased: "Les données de ce client ont été effacées.",
		saved: "La note est enregistrée.",
		hint: "Ici, seule votre équipe la voit. Elle figure dans la copie de ses données que le client peut demander.",
	},
	title: "Clients",
	intro:
		"Les clients ayant un compte, et les clients sans compte selon l’adresse e-mail de leur commande ou réservation.",
	search: "Nom, e-mail ou téléphone",
	emptyText: "Ils apparaissent ici dès qu’ils s’inscrivent, commandent ou réservent.",
	empty: "Aucun client pour l’instant",
	noMatch: "Aucun client trouvé",
	noMatchText: "Essayez une partie du nom, de l’adresse e-mail ou du numéro de téléphone.",
	clearFilters: "Effacer les filtres",
	contact: "Contact",
	purchases: "Commandes et réservations",
	purchasesOf: ({ count }) =>
		plural(count, { one: `${formatCount(count)} achat`, other: `${formatCount(count)} achats` }),
	last: "Dernière commande ou réservation",
	account: "Compte",
	accountUnconfirmed: "Compte, adresse non confirmée",
	since: "Depuis",
};
