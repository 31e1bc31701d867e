import type { Messages } from "#messages/en/index.ts";

export const productEdit: Messages["productEdit"] = {
	refusals: {
		not_draft:
			"Seuls les brouillons peuvent être supprimés. Archivez le produit pour le masquer aux clients.",
		sold: "Ce produit a des commandes. Archivez-le plutôt.",
	},
	undeletable: ({ product }) => `Suppression impossible : ${product}`,
	deleteQuestion: ({ product }) => `Supprimer ${product} ?`,
	deleteText: "Cela supprime aussi ses photos et l’historique du stock. Cette action est irréversible.",
	duplicateQuestion: ({ product }) => `Dupliquer ${product} ?`,
	duplicateText:
		"La copie est un brouillon avec les mêmes détails, prix et photos, mais sans stock, SKU ni codes-barres.",
	all: "Tous les produits",
	viewInShop: "Voir dans la boutique",
	pages: {
		details: "Détails",
		variants: "Prix et variantes",
		photos: "Photos",
		stock: "Stock",
	},
	deleteProduct: "Supprimer le produit",
	reload: "Rechargez la page et réessayez.",
	productDeleted: "Le produit est supprimé.",
	goBack: "Revenir",
	duplicateProduct: "Dupliquer le produit",
	duplicated: "Produit dupliqué. Cette copie est un brouillon sans stock ni SKU.",
	copying: "Copie...",
	product: "Ce produit",
};
