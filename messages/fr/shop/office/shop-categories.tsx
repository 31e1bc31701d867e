import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const shopCategories: Messages["shopCategories"] = {
	actions: ({ name }) => `Actions pour ${name}`,
	picture: "Photo",
	undeletable: ({ name }) => `${name} ne peut pas encore être supprimée`,
	deleteQuestion: ({ name }) => `Supprimer ${name} ?`,
	title: "Catégories",
	category: "Catégorie",
	products: "Produits",
	chooseAgain: "Choisissez à nouveau la photo. Les navigateurs ne conservent pas les fichiers choisis.",
	handle: "Identifiant",
	productsIn: ({ count, name, hidden }) => (
		<>
			{count}
			{hidden(` dans ${name}`)}
		</>
	),
	moveUp: ({ name }) => `Monter ${name}`,
	moveDown: ({ name }) => `Descendre ${name}`,
	hasProducts: ({ count }) =>
		plural(count, {
			one: `Elle contient ${count} produit. Déplacez-le d’abord dans une autre catégorie.`,
			other: `Elle contient ${count} produits. Déplacez-les d’abord dans une autre catégorie.`,
		}),
	position: "Position",
	orderHint: "Les clients voient les catégories dans cet ordre.",
	emptyText: "Les catégories regroupent les produits pour que les clients puissent les parcourir.",
	deleteCategory: "Supprimer la catégorie",
	categoryDeleted: "La catégorie est supprimée.",
	goBack: "Revenir",
	viewProducts: "Voir les produits",
	deletionWarning: "La catégorie ne contient aucun produit. Cette action est irréversible.",
	handleTaken: "Une autre catégorie utilise cet identifiant. Saisissez-en un autre.",
	handleHint: "Utilisé dans l’adresse web. Laissez vide pour le créer à partir du nom.",
	removePicture: "Supprimer la photo",
	replacePicture: "Remplacer la photo",
	pictureHint: "JPEG, PNG, WebP ou AVIF, 8 Mo maximum",
};
