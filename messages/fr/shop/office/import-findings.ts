import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const importFindings: Messages["importFindings"] = {
	emptyFile: "Le fichier est vide.",
	excel: "C’est un fichier Excel. Dans Excel, enregistrez-le au format « CSV UTF-8 » et importez ce fichier.",
	notText: "Ce n’est pas un fichier texte. Importez un fichier CSV.",
	tooManyRows: ({ most }) => `Le fichier a plus de ${most} lignes. Divisez-le en plusieurs fichiers.`,
	tooManyColumns: ({ row, count, most }) =>
		`La ligne ${row} a ${count} colonnes. Au plus ${most} peuvent être lues.`,
	rowTooLong: ({ row, most }) => `La ligne ${row} dépasse ${most} caractères.`,
	quoteNotClosed: ({ row }) => `Un guillemet s’ouvre à la ligne ${row} et n’est jamais fermé.`,
	quoteInside: ({ row }) =>
		`La ligne ${row} contient un guillemet dans une cellule sans guillemets. Mettez la cellule entre guillemets et doublez le guillemet.`,
	textAfterQuote: ({ row }) =>
		`La ligne ${row} contient du texte après un guillemet fermant. Doublez les guillemets à l’intérieur d’une cellule entre guillemets.`,
	unreadableRow: ({ row }) => `La ligne ${row} ne peut pas être lue comme CSV.`,
	sameColumns: ({ one, other }) =>
		`Les colonnes « ${one} » et « ${other} » ont le même sens. Supprimez l’une d’elles.`,
	noColumns:
		"La première ligne n’a pas les noms de colonnes d’un fichier de produits Shopify. Il lui faut « Handle » (ou « URL handle ») et « Title ».",
	missingColumn: ({ names }) => `La colonne ${names} manque.`,
	columnName: ({ name }) => `« ${name} »`,
	eitherColumn: ({ one, other }) => `« ${one} » ou « ${other} »`,
	formula: "Supprimez le = ou le @ au début. Un tableur l’exécuterait comme une formule.",
	unprintable: "Supprimez le caractère qui ne peut pas être affiché.",
	tooLong: ({ most }) => `Saisissez ${most} caractères au maximum.`,
	cell: "La valeur",
	notPrice: ({ typed, example }) => `« ${typed} » n’est pas un prix. Saisissez un montant comme ${example}.`,
	priceTooHigh: ({ most }) => `Un prix ne peut pas dépasser ${most}.`,
	notWhole: ({ typed }) => `« ${typed} » n’est pas un nombre entier.`,
	outOfRange: ({ min, max }) => `Saisissez un nombre de ${min} à ${max}.`,
	notFlag: ({ typed, yes, no }) => `« ${typed} » n’est ni ${yes} ni ${no}.`,
	enterHandle: "Saisissez l’identifiant du produit. Chaque ligne en a besoin.",
	handleRule: "Utilisez des minuscules, des chiffres et des traits d’union, comme dans desk-lamp.",
	tooManyRowsOf: ({ count, variants, pictures }) =>
		`Le produit a ${count} lignes. Un produit peut avoir jusqu’à ${variants} variantes et ${pictures} images.`,
	enterTitle: "Saisissez un titre de 2 à 150 caractères.",
	htmlDepth: "Le HTML est imbriqué sur plus de 100 niveaux.",
	descriptionTooLong: ({ most }) => `Une description ne peut pas dépasser ${most} caractères.`,
	notTaxClass: ({ typed, classes }) => `« ${typed} » n’est pas une catégorie de taxe. Utilisez ${classes}.`,
	notStatus: ({ typed, statuses }) => `« ${typed} » n’est pas un statut. Utilisez ${statuses}.`,
	enterOptionName: "Saisissez un nom. Une option suivante en a un.",
	enterValue: ({ option }) => `Saisissez une valeur pour ${option}.`,
	enterPrice: "Saisissez un prix. 0 est autorisé.",
	repeatedVariant: ({ row, variant }) => `Ceci répète la variante de la ligne ${row} : ${variant}.`,
	secondVariant: ({ row }) =>
		`C’est une deuxième variante d’un produit sans options. La première est à la ligne ${row}.`,
	tooManyVariants: ({ count, most }) => `Le produit a ${count} variantes. Au plus ${most} sont possibles.`,
	tooManyPictures: ({ most }) => `Un produit peut avoir jusqu’à ${most} images.`,
	addressTooLong: ({ most }) => `Une adresse ne peut pas dépasser ${most} caractères.`,
	noPrices:
		"Le fichier n’a pas de prix. Les nouveaux produits reçoivent le prix 0 et restent des brouillons.",
	keptVariants: ({ names }) => `Absentes du fichier, donc laissées telles quelles : ${names}.`,
	categoryId: ({ id }) =>
		`« ${id} » est l’identifiant d’une catégorie, pas son nom. Il est conservé pour les exports. Choisissez la catégorie du produit dans la boutique.`,
	otherOptions: ({ names }) =>
		`Le produit de la boutique a d’autres options (${names}). Modifiez-les d’abord dans la boutique.`,
	noOptions: "aucune option",
	belowZero: ({ quantity }) =>
		`« ${quantity} » est inférieur à 0, et cette variante n’est pas vendue sans stock.`,
	wouldHaveVariants: ({ count, most }) =>
		`Le produit aurait ${count} variantes. Au plus ${most} sont possibles.`,
	wouldHavePictures: ({ count, most }) =>
		`Le produit aurait ${count} images. Au plus ${most} sont possibles.`,
	skuTaken: ({ sku, product }) => `« ${sku} » est déjà le SKU de ${product}.`,
	skuRepeated: ({ sku, row }) => `« ${sku} » est déjà le SKU de la ligne ${row}.`,
	handleRepeated: ({ handle, row }) =>
		`« ${handle} » est déjà à la ligne ${row}. Gardez ensemble les lignes d’un produit.`,
	windows1252:
		"Le fichier n’est pas en UTF-8 et a été lu en Windows-1252. Vérifiez les lettres accentuées avant de l’appliquer.",
	ignoredColumns: ({ names }) => `Colonnes qui ne sont pas importées : ${names}.`,
	moreCells: ({ count }) =>
		plural(count, {
			one: "Cette ligne a 1 cellule de plus que la première. La dernière cellule n’est pas importée.",
			other: `Cette ligne a ${count} cellules de plus que la première. Les ${count} dernières cellules ne sont pas importées.`,
		}),
	fewerCells: ({ count }) =>
		plural(count, {
			one: "Cette ligne a 1 cellule de moins que la première. La valeur de la dernière colonne ne change pas.",
			other: `Cette ligne a ${count} cellules de moins que la première. Les valeurs des ${count} dernières colonnes ne changent pas.`,
		}),
	noProducts: "Le fichier a des noms de colonnes, mais aucun produit.",
	nothingImportable: "Aucun produit de ce fichier ne peut être importé.",
	failed:
		"Une erreur s’est produite de notre côté. Les modifications déjà appliquées sont conservées. Importez à nouveau le fichier pour continuer.",
	productGone: "Le produit n’existe plus.",
	productFull: ({ most }) => `Le produit a déjà ${most} images.`,
	pictureFailed: "Cette image n’a pas pu être traitée.",
	stopped: "Arrêté avant son ajout.",
};
