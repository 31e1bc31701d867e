import type { Messages } from "#messages/en/index.ts";

export const taxClasses: Messages["taxClasses"] = {
	label: "Catégorie de taxe",
	standard: "Taux normal",
	zero: "Taux zéro",
	exempt: "Exonéré",
	choose: "Choisissez une catégorie de taxe dans la liste.",
	ofProduct: "Comme le produit",
	hint: "Décide du taux qui s’applique à chaque lieu. Une variante peut avoir la sienne.",
	title: "Taux réduits",
	lead: "Nommez les articles qui ont un taux plus bas, comme l’alimentation et les livres. Ajoutez ensuite un taux pour chaque lieu et choisissez la catégorie dans les produits.",
	nameHint: "Affiché là où l’équipe choisit une catégorie de taxe, par exemple Alimentation et livres.",
	nameTaken: "Une autre catégorie de taxe porte ce nom. Saisissez-en un autre.",
};
