import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const productList: Messages["productList"] = {
	stockFilters: {
		low: "Stock faible",
		out: "En rupture de stock",
	},
	views: {
		active: "Actifs",
		draft: "Brouillons",
		archived: "Archivés",
	},
	selectFirst: "Sélectionnez d’abord au moins un produit",
	activate: {
		verb: "Activer",
		busy: "Activation...",
		effect: ({ count }) =>
			plural(count, {
				one: "Les clients peuvent le trouver et l’acheter dans la boutique.",
				other: "Les clients peuvent les trouver et les acheter dans la boutique.",
			}),
		question: ({ what }) => `Activer ${what} ?`,
		done: ({ count }) => `Activation effectuée : ${count}.`,
		doneInPart: ({ count, already }) => `Activation effectuée : ${count}, déjà actifs : ${already}.`,
	},
	setDraft: {
		verb: "Remettre en brouillon",
		busy: "Enregistrement...",
		effect: ({ count }) =>
			plural(count, {
				one: "Les clients ne le voient pas tant que vous ne l’activez pas.",
				other: "Les clients ne les voient pas tant que vous ne les activez pas.",
			}),
		question: ({ what }) => `Remettre ${what} en brouillon ?`,
		done: ({ count }) => `Remise en brouillon effectuée : ${count}.`,
		doneInPart: ({ count, already }) =>
			`Remise en brouillon effectuée : ${count}, déjà en brouillon : ${already}.`,
	},
	archive: {
		verb: "Archiver",
		busy: "Archivage...",
		effect: ({ count }) =>
			plural(count, {
				one: "Les clients ne peuvent ni le voir ni l’acheter. Les commandes, le stock et les photos sont conservés, et vous pouvez le réactiver à tout moment.",
				other:
					"Les clients ne peuvent ni les voir ni les acheter. Les commandes, le stock et les photos sont conservés, et vous pouvez les réactiver à tout moment.",
			}),
		question: ({ what }) => `Archiver ${what} ?`,
		done: ({ count }) => `Archivage effectué : ${count}.`,
		doneInPart: ({ count, already }) => `Archivage effectué : ${count}, déjà archivés : ${already}.`,
	},
	select: ({ product }) => `Sélectionner ${product}`,
	low: "Faible",
	lowVariants: ({ count }) => `Stock faible : ${count}`,
	actions: ({ product }) => `Actions pour ${product}`,
	inVariants: ({ stock, count }) => (
		<>
			{stock} dans {count} variantes
		</>
	),
	notTracked: "Non suivi",
	notTrackedIn: ({ count }) => `Non suivi dans ${count} variantes`,
	activateMenu: "Activer…",
	setDraftMenu: "Remettre en brouillon…",
	archiveMenu: "Archiver…",
	products: "Produits",
	bulkActions: "Actions groupées",
	selected: "Pour la sélection :",
	noMatchText: "Essayez d’autres termes de recherche ou d’autres filtres.",
	noProductsMatch: "Aucun produit correspondant",
	showAllProducts: "Afficher tous les produits",
	emptyText: "Ajoutez votre premier produit, ou importez des produits depuis un fichier CSV.",
	noProductsYet: "Aucun produit pour l’instant",
	changeProductStatus: "Modifier le statut des produits",
	chooseStatus: "Choisir un statut",
	goBack: "Revenir",
	nothingChanged: "Rien n’a été modifié.",
	allProducts: "Tous les produits",
	stock: "Stock",
	anyStock: "Tous les stocks",
	titleVendorTagSku: "Titre, marque, étiquette, SKU…",
	product: "Produit",
	sold: "Vendu",
	outStock: "En rupture de stock",
	duplicate: "Dupliquer",
};
