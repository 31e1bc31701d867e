import type { Messages } from "#messages/en/index.ts";

export const productEdit: Messages["productEdit"] = {
	refusals: {
		not_draft:
			"Nur Entwürfe können gelöscht werden. Archivieren Sie das Produkt, um es vor Kunden zu verbergen.",
		sold: "Dieses Produkt hat Bestellungen. Archivieren Sie es stattdessen.",
	},
	undeletable: ({ product }) => `${product} kann nicht gelöscht werden`,
	deleteQuestion: ({ product }) => `${product} löschen?`,
	deleteText:
		"Damit werden auch Fotos und Bestandsverlauf gelöscht. Das kann nicht rückgängig gemacht werden.",
	duplicateQuestion: ({ product }) => `${product} duplizieren?`,
	duplicateText:
		"Die Kopie ist ein Entwurf mit denselben Angaben, Preisen und Fotos, aber ohne Bestand, SKUs und Barcodes.",
	all: "Alle Produkte",
	viewInShop: "Im Shop ansehen",
	pages: {
		details: "Details",
		variants: "Preise und Varianten",
		photos: "Fotos",
		stock: "Bestand",
	},
	deleteProduct: "Produkt löschen",
	reload: "Laden Sie die Seite neu, und versuchen Sie es noch einmal.",
	productDeleted: "Das Produkt ist gelöscht.",
	goBack: "Zurück",
	duplicateProduct: "Produkt duplizieren",
	duplicated: "Produkt dupliziert. Diese Kopie ist ein Entwurf ohne Bestand und SKUs.",
	copying: "Wird kopiert...",
	product: "Dieses Produkt",
};
