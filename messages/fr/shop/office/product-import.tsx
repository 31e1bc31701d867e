import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const productImport: Messages["productImport"] = {
	lists: {
		problem: "Erreurs",
		failed_picture: "Photos non ajoutées",
		warning: "Avertissements",
		category: "Nouvelles catégories",
		create: "Nouveaux produits",
		update: "Produits modifiés",
		picture: "Photos",
	},
	starting: "Démarrage...",
	alreadyDone: "Ce fichier a déjà été appliqué ou annulé.",
	stopped: "Import arrêté. Les modifications déjà effectuées sont conservées.",
	alreadyFinished: "Cet import était déjà terminé.",
	title: "Import",
	pageTitle: "Import et export",
	importProducts: "Importer des produits",
	importText:
		"Envoyez un fichier CSV au format de produits Shopify, avec les anciens ou les nouveaux noms de colonnes. Vous voyez chaque modification avant qu’elle soit appliquée. Les photos sont récupérées à leur adresse https ou envoyées dans un fichier ZIP.",
	csvFile: "Fichier CSV",
	csvSize: "20 Mo maximum",
	upload: "Envoyer et vérifier",
	uploading: "Envoi...",
	exportProducts: "Exporter les produits",
	exportText:
		"Téléchargez tous les produits, variantes et stocks dans un fichier CSV. Modifiez-le dans un tableur et réimportez-le : seules vos modifications sont appliquées.",
	download: "Télécharger products.csv",
	files: "Fichiers importés",
	emptyText: "Les fichiers sont affichés ici pendant 30 jours après leur import.",
	emptyTitle: "Aucun import pour l’instant",
	uploadPictures: "Envoyer des photos",
	notZip: "Ce n’est pas un fichier ZIP. Choisissez un fichier ZIP.",
	noneMatch: "Aucun fichier de ce ZIP ne porte le nom d’une photo manquante. Comparez les noms de fichiers.",
	nothingMissing: "Il ne manque aucune photo",
	back: "Retour à l’import",
	zipFile: "Fichier ZIP",
	zipHint:
		"50 Mo maximum. Photos JPEG, PNG, WebP ou AVIF, 8 Mo maximum chacune. Vous pouvez envoyer plusieurs fichiers ZIP.",
	noRetry:
		"Aucune photo ne peut être récupérée à nouveau. Envoyez les photos manquantes dans un fichier ZIP.",
	withErrors:
		"Les produits comportant une erreur ne sont pas importés. Corrigez le fichier et réimportez-le.",
	withErrorsOrApply:
		"Les produits comportant une erreur ne sont pas importés. Corrigez le fichier et réimportez-le, ou appliquez les autres produits maintenant.",
	columns: {
		row: "Ligne",
		column: "Colonne",
		handle: "Identifiant",
		category: "Catégorie",
		product: "Produit",
		changes: "Modifications",
		file: "Fichier",
		rows: "Lignes",
		errors: "Erreurs",
		by: "Envoyé par",
		uploaded: "Envoyé le",
	},
	deletedAccount: "Un compte supprimé",
	progress: {
		pictures: ({ done, total }) => `${done} photos sur ${total}`,
		rows: ({ done, total }) => `${done} lignes sur ${total}`,
	},
	unchangedProducts: "Produits inchangés",
	notAdded: ({ count }) =>
		plural(count, {
			one: `${formatCount(count)} photo n’a pas été ajoutée. Les produits sans photo restent à l’état de brouillon. Réessayez, ou envoyez les photos vous-même.`,
			other: `${formatCount(count)} photos n’ont pas été ajoutées. Les produits sans photo restent à l’état de brouillon. Réessayez, ou envoyez les photos vous-même.`,
		}),
	publishHeld: "Publier les produits sans photo",
	held: ({ count }) =>
		plural(count, {
			one: `${formatCount(count)} produit n’a pas encore de photo. Les produits sans photo restent à l’état de brouillon, sauf si vous cochez cette case.`,
			other: `${formatCount(count)} produits n’ont pas encore de photo. Les produits sans photo restent à l’état de brouillon, sauf si vous cochez cette case.`,
		}),
	apply: "Appliquer",
	applyTo: ({ count }) =>
		plural(count, {
			one: `Appliquer ${formatCount(count)} produit`,
			other: `Appliquer ${formatCount(count)} produits`,
		}),
	stop: "Arrêter",
	cancel: "Annuler l’import",
	reopen: "Rouvrez la page et envoyez le fichier depuis celle-ci.",
	chooseCsv: "Choisissez un fichier CSV.",
	chooseZip: "Choisissez un fichier ZIP.",
	uploadedBy: ({ at, by }) => `Envoyé le ${at} par ${by}.`,
	uploadedByDeleted: ({ at }) => `Envoyé le ${at} par un compte supprimé.`,
	found: ({ count }) => plural(count, { one: `${count} photo trouvée.`, other: `${count} photos trouvées.` }),
	ambiguous: ({ file }) => `${file} : plusieurs photos portent ce nom de fichier. Ajoutez-les aux produits.`,
	more: ({ count }) => `Et ${count} de plus.`,
	allAdded: ({ file }) => `Toutes les photos mentionnées dans ${file} sont ajoutées.`,
	missing: ({ count, code }) => (
		<>
			{plural(count, { one: "1 photo manque.", other: `${formatCount(count)} photos manquent.` })} Chaque
			fichier du ZIP est associé par son nom : {code("lamp.jpg")} est utilisé pour chaque adresse se terminant
			par {code("lamp.jpg")}. Les dossiers n’ont pas d’importance.
		</>
	),
	checking: {
		label: "Vérification",
		title: "Vérification du fichier. Rien n’est encore modifié.",
	},
	checked: {
		label: "Prêt à appliquer",
		title: "Vérifiez les modifications",
	},
	refused: {
		label: "Non importé",
		title: "Ce fichier ne peut pas être importé",
	},
	applying: {
		label: "Application",
		title: "Application des modifications",
	},
	adding_pictures: {
		label: "Ajout des photos",
		title: "Les produits sont importés. Ajout des photos.",
	},
	pictures_missing: {
		label: "Photos manquantes",
		title: "Les produits sont importés. Il manque des photos.",
	},
	done: {
		label: "Importé",
		title: "Import terminé",
	},
	unchanged: {
		label: "Aucune modification",
		title: "La boutique est déjà à jour avec ce fichier",
	},
	failed: {
		label: "Échec",
		title: "L’import s’est arrêté",
	},
	cancelled: {
		label: "Annulé",
		title: "Cet import a été annulé",
	},
	named: {
		label: "À ajouter",
	},
	waiting: {
		label: "En attente",
	},
	added: {
		label: "Ajoutée",
	},
	pictureStates: {
		failed: {
			label: "Non ajoutée",
		},
	},
	results: "Résultats",
	tryAgain: "Réessayer",
	uploadZip: "Envoyer les photos dans un fichier ZIP",
	cancelling: "Annulation...",
	importAnotherFile: "Importer un autre fichier",
	refresh: "Actualiser",
	zip: {
		theFile: "Le fichier ZIP",
		tooManyFiles: "Il contient plus de 20 000 fichiers. Divisez-le.",
		damaged: "Il est endommagé.",
		tooLarge: "Il dépasse 8 Mo.",
		tooManyBytes: "Le fichier ZIP contient plus de 500 Mo de photos.",
		unreadable: "Il est endommagé ou chiffré.",
	},
};
