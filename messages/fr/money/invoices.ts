import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const invoices: Messages["invoices"] = {
	subjects: {
		order: "Commande",
		stay: "Séjour",
		move: "Déménagement",
	},
	mail: {
		subject: ({ seller, reference }) => `Votre facture ${de(seller)} (${reference})`,
		body: ({ seller, reference }) =>
			`${seller} a émis la facture de votre réservation ${reference}. Vous pouvez l’imprimer ou la télécharger en PDF.`,
		link: "Voir votre facture",
		number: "Numéro de facture",
		booking: "Numéro de réservation",
		access:
			"Pour ouvrir la page, saisissez cette adresse e-mail ou le numéro de téléphone indiqué lors de la réservation.",
	},
	totalCredit: "Total de l’avoir",
	paidBy: ({ by }) => `Payé, ${by}`,
	paid: "Payé",
	issuedOn: "Date d’émission",
	forInvoice: "Facture d’origine",
	creditOf: ({ number, date }) => `${number} du ${date}`,
	taxNumber: ({ number }) => `Numéro fiscal : ${number}`,
	kinds: {
		invoice: "Facture",
		creditNote: "Avoir",
	},
	billTo: "Facturé à",
	creditTo: "Avoir pour",
	item: "Article",
	unitPrice: "Prix unitaire",
	pdf: {
		unprintable:
			"Certains caractères ne peuvent pas être imprimés dans ce fichier et sont remplacés par « ? ». La page web de ce document les affiche tous.",
		page: ({ page, count }) => `Page ${page} sur ${count}`,
	},
	hotelTitle: "Factures des hôtels",
	title: "Factures",
	hotelLead:
		"Ce que vos hôtels ont facturé à leurs clients. Chaque hôtel a son propre onglet « Informations du vendeur ».",
	lead: "Factures et avoirs du site et de ses hôtels.",
	search: "Numéro de facture ou de commande, e-mail",
	caption: "Factures et avoirs",
	none: {
		text: "Une fois les informations du vendeur enregistrées, chaque vente donne lieu à une facture.",
		title: "Aucune facture pour l’instant",
	},
	seller: {
		title: "Informations du vendeur",
		lead: "Une fois ces informations enregistrées, chaque commande payée et chaque déménagement terminé donne lieu à une facture, et chaque remboursement à un avoir. Les factures émises ne changent jamais. Les réponses à nos e-mails arrivent à l’adresse e-mail.",
		taxNumber: "Numéro fiscal",
		tooManyLines: ({ max }) => `Une adresse doit comporter ${max} lignes au maximum.`,
		enterAddress: "Saisissez l’adresse du vendeur.",
		enterName: "Saisissez le nom du vendeur. Pour ne pas émettre de factures, laissez tous les champs vides.",
		off: "Aucune facture n’est émise : le nom et l’adresse du vendeur sont vides.",
		saved: "Les informations du vendeur sont enregistrées.",
		one: "Vendeur",
		market: "Le site",
		nameHint:
			"La raison sociale. Une facture exige le nom et l’adresse. Pour ne pas émettre de factures, laissez tous les champs vides.",
		addressHint: "Comme sur une enveloppe, avec le pays sur la dernière ligne.",
		taxNumberHint: "Par exemple un numéro de TVA ou un EIN.",
		save: "Enregistrer",
	},
	noMatch: {
		title: "Aucune facture correspondante",
		text: "Saisissez un numéro de facture ou de commande complet, ou une adresse e-mail complète.",
		all: "Afficher toutes les factures",
	},
	document: "Document",
	issuedFrom: "Émis du",
	issuedTo: "Émis au",
	for: "Objet",
	file: "Fichier",
	fileOf: ({ kind, number }) => `de : ${kind} ${number}`,
	forOther: ({ number }) => `, pour ${number}`,
	print: "Pour imprimer, utilisez la commande Imprimer de votre navigateur.",
	download: "Télécharger le PDF",
	items: "Articles",
	tax: ({ tax, rate }) => `${tax} ${rate} sur`,
	includedTax: ({ tax, rate }) => `Dont ${tax} ${rate} sur`,
	named: ({ kind, number }) => `${kind} ${number}`,
};
