import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const calendars: Messages["calendars"] = {
	upToDate: ({ name }) => `${name} est à jour.`,
	unreadable: ({ name, fault }) => `${name} n’a pas pu être lu. ${fault}`,
	title: "Autres calendriers",
	tooMany: ({ max }) => `Une chambre peut importer ${max} calendriers au maximum. Supprimez-en un d’abord.`,
	added: ({ name }) => `${name} est ajouté. Nous le lisons d’ici une minute, puis toutes les 30 minutes.`,
	listTitle: "Calendriers importés",
	isBeingRead: ({ name }) => `${name} est déjà en cours de lecture.`,
	removed: "Le calendrier est supprimé. Les dates qu’il bloquait sont de nouveau libres.",
	alreadyRemoved: "Le calendrier était déjà supprimé.",
	removeQuestion: ({ name }) => `Supprimer ${name} ?`,
	removeButton: "Supprimer le calendrier",
	removing: "Suppression...",
	removeText:
		"Les dates bloquées par ce calendrier se libèrent aussitôt. Le calendrier de l’autre site ne change pas.",
	noneYet:
		"Aucun calendrier pour l’instant. Si vous vendez aussi cette chambre sur un autre site, importez son calendrier ici : les réservations faites là-bas bloquent alors les dates ici.",
	conflicts: "Ces nuits sont réservées ici et là-bas :",
	conflictsAdvice:
		"Les autres nuits de ces événements sont bloquées. Rien n’a été annulé. Décidez quel client garder et annulez l’autre réservation. Si vous annulez celle d’ici, ses nuits sont aussitôt bloquées.",
	warnings: "Ces événements n’ont pas pu être lus. Ils conservent les dates qu’ils bloquaient :",
	readNow: "Lire maintenant",
	reading: "Lecture...",
	remove: "Supprimer",
	state: {
		conflict: "Double réservation",
		fault: "Illisible",
		missing: "Événements manquants",
		waiting: "En attente",
		skipped: "Événements ignorés",
		upToDate: "À jour",
	},
	imported: ({ name, count }) =>
		plural(count, {
			one: `${name} est importé : ${count} événement.`,
			other: `${name} est importé : ${count} événements.`,
		}),
	importedWithConflicts: ({ name, count, conflicts }) =>
		plural(count, {
			one: `${name} est importé : ${count} événement, dont ${conflicts} sur des nuits déjà réservées. Voir ci-dessous.`,
			other: `${name} est importé : ${count} événements, dont ${conflicts} sur des nuits déjà réservées. Voir ci-dessous.`,
		}),
	held: ({ count }) =>
		plural(count, {
			one: `${count} événement importé bloque des dates.`,
			other: `${count} événements importés bloquent des dates.`,
		}),
	lastRead: ({ moment }) => `Dernière lecture : ${moment}.`,
	notRead: "Pas encore lu.",
	nextReading: ({ moment }) => `Prochaine lecture : ${moment}.`,
	readOnce: "Les fichiers sont lus une seule fois.",
	missing: ({ count, since }) =>
		plural(count, {
			one: `${count} événement manque dans ce calendrier depuis le ${since}. L’autre site a peut-être envoyé un calendrier incomplet, les nuits restent donc bloquées. Elles redeviennent disponibles si l’événement manque toujours une heure plus tard.`,
			other: `${count} événements manquent dans ce calendrier depuis le ${since}. L’autre site a peut-être envoyé un calendrier incomplet, les nuits restent donc bloquées. Elles redeviennent disponibles si les événements manquent toujours une heure plus tard.`,
		}),
	exportFor: ({ name, address, link }) => (
		<>
			Donnez ce lien à {name} : {address}, ou {link("nuits complètes uniquement")}. Il ne comprend pas ce qui
			provient {de(name)}.
		</>
	),
};
