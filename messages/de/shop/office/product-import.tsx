import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const productImport: Messages["productImport"] = {
	lists: {
		problem: "Fehler",
		failed_picture: "Nicht hinzugefügte Bilder",
		warning: "Warnungen",
		category: "Neue Kategorien",
		create: "Neue Produkte",
		update: "Geänderte Produkte",
		picture: "Bilder",
	},
	starting: "Wird gestartet...",
	alreadyDone: "Diese Datei wurde schon übernommen oder abgebrochen.",
	stopped: "Import gestoppt. Bisherige Änderungen bleiben erhalten.",
	alreadyFinished: "Dieser Import war schon abgeschlossen.",
	title: "Import",
	pageTitle: "Import und Export",
	importProducts: "Produkte importieren",
	importText:
		"Laden Sie eine CSV-Datei im Produktformat von Shopify hoch, mit alten oder neuen Spaltennamen. Sie sehen jede Änderung, bevor sie übernommen wird. Bilder werden von ihren https-Adressen geladen oder als ZIP-Datei hochgeladen.",
	csvFile: "CSV-Datei",
	csvSize: "Bis zu 20 MB",
	upload: "Hochladen und prüfen",
	uploading: "Wird hochgeladen...",
	exportProducts: "Produkte exportieren",
	exportText:
		"Laden Sie alle Produkte, Varianten und Bestände in einer CSV-Datei herunter. Bearbeiten Sie sie in einer Tabellenkalkulation, und importieren Sie sie wieder: Nur Ihre Änderungen werden übernommen.",
	download: "products.csv herunterladen",
	files: "Importierte Dateien",
	emptyText: "Dateien stehen hier nach dem Import 30 Tage lang.",
	emptyTitle: "Noch keine Importe",
	uploadPictures: "Bilder hochladen",
	notZip: "Das ist keine ZIP-Datei. Wählen Sie eine ZIP-Datei.",
	noneMatch: "Keine Datei in diesem ZIP hat den Namen eines fehlenden Bilds. Vergleichen Sie die Dateinamen.",
	nothingMissing: "Es fehlen keine Bilder",
	back: "Zurück zum Import",
	zipFile: "ZIP-Datei",
	zipHint:
		"Bis zu 50 MB. Bilder in JPEG, PNG, WebP oder AVIF, je bis zu 8 MB. Sie können mehrere ZIP-Dateien hochladen.",
	noRetry: "Kein Bild kann noch einmal geladen werden. Laden Sie die fehlenden Bilder als ZIP-Datei hoch.",
	withErrors:
		"Produkte mit Fehlern werden nicht importiert. Korrigieren Sie die Datei, und importieren Sie sie noch einmal.",
	withErrorsOrApply:
		"Produkte mit Fehlern werden nicht importiert. Korrigieren Sie die Datei, und importieren Sie sie noch einmal, oder übernehmen Sie die anderen Produkte jetzt.",
	columns: {
		row: "Zeile",
		column: "Spalte",
		handle: "Handle",
		category: "Kategorie",
		product: "Produkt",
		changes: "Änderungen",
		file: "Datei",
		rows: "Zeilen",
		errors: "Fehler",
		by: "Von",
		uploaded: "Hochgeladen",
	},
	deletedAccount: "Ein gelöschtes Konto",
	progress: {
		pictures: ({ done, total }) => `${done} von ${total} Bildern`,
		rows: ({ done, total }) => `${done} von ${total} Zeilen`,
	},
	unchangedProducts: "Unveränderte Produkte",
	notAdded: ({ count }) =>
		plural(count, {
			one: `${formatCount(count)} Bild wurde nicht hinzugefügt. Produkte ohne Bild bleiben Entwürfe. Versuchen Sie es noch einmal, oder laden Sie das Bild selbst hoch.`,
			other: `${formatCount(count)} Bilder wurden nicht hinzugefügt. Produkte ohne Bild bleiben Entwürfe. Versuchen Sie es noch einmal, oder laden Sie die Bilder selbst hoch.`,
		}),
	publishHeld: "Produkte ohne Bild veröffentlichen",
	held: ({ count }) =>
		plural(count, {
			one: `${formatCount(count)} Produkt hat noch kein Bild. Produkte ohne Bild bleiben Entwürfe, wenn Sie dies nicht auswählen.`,
			other: `${formatCount(count)} Produkte haben noch kein Bild. Produkte ohne Bild bleiben Entwürfe, wenn Sie dies nicht auswählen.`,
		}),
	apply: "Übernehmen",
	applyTo: ({ count }) =>
		plural(count, {
			one: `${formatCount(count)} Produkt übernehmen`,
			other: `${formatCount(count)} Produkte übernehmen`,
		}),
	stop: "Stoppen",
	cancel: "Import abbrechen",
	reopen: "Öffnen Sie die Seite noch einmal, und laden Sie die Datei von dort hoch.",
	chooseCsv: "Wählen Sie eine CSV-Datei.",
	chooseZip: "Wählen Sie eine ZIP-Datei.",
	uploadedBy: ({ at, by }) => `Hochgeladen am ${at} von ${by}.`,
	uploadedByDeleted: ({ at }) => `Hochgeladen am ${at} von einem gelöschten Konto.`,
	found: ({ count }) =>
		plural(count, { one: `${count} Bild wurde gefunden.`, other: `${count} Bilder wurden gefunden.` }),
	ambiguous: ({ file }) =>
		`${file}: Mehrere Bilder haben diesen Dateinamen. Fügen Sie sie bei den Produkten hinzu.`,
	more: ({ count }) => `Und ${count} weitere.`,
	allAdded: ({ file }) => `Alle in ${file} genannten Bilder sind hinzugefügt.`,
	missing: ({ count, code }) => (
		<>
			{plural(count, { one: "1 Bild fehlt.", other: `${formatCount(count)} Bilder fehlen.` })} Jede Datei im
			ZIP wird nach ihrem Namen zugeordnet: {code("lamp.jpg")} gilt für jede Adresse, die auf{" "}
			{code("lamp.jpg")} endet. Ordner spielen keine Rolle.
		</>
	),
	checking: {
		label: "Wird geprüft",
		title: "Die Datei wird geprüft. Noch ändert sich nichts.",
	},
	checked: {
		label: "Bereit",
		title: "Prüfen Sie die Änderungen",
	},
	refused: {
		label: "Nicht importiert",
		title: "Diese Datei kann nicht importiert werden",
	},
	applying: {
		label: "Wird übernommen",
		title: "Die Änderungen werden übernommen",
	},
	adding_pictures: {
		label: "Bilder folgen",
		title: "Die Produkte sind importiert. Bilder werden hinzugefügt.",
	},
	pictures_missing: {
		label: "Bilder fehlen",
		title: "Die Produkte sind importiert. Einige Bilder fehlen.",
	},
	done: {
		label: "Importiert",
		title: "Import abgeschlossen",
	},
	unchanged: {
		label: "Unverändert",
		title: "Der Shop entspricht schon dieser Datei",
	},
	failed: {
		label: "Fehlgeschlagen",
		title: "Der Import ist fehlgeschlagen",
	},
	cancelled: {
		label: "Abgebrochen",
		title: "Dieser Import wurde abgebrochen",
	},
	named: {
		label: "Vorgesehen",
	},
	waiting: {
		label: "Wartet",
	},
	added: {
		label: "Hinzugefügt",
	},
	pictureStates: {
		failed: {
			label: "Nicht hinzugefügt",
		},
	},
	results: "Ergebnisse",
	tryAgain: "Erneut versuchen",
	uploadZip: "Bilder als ZIP-Datei hochladen",
	cancelling: "Wird abgebrochen...",
	importAnotherFile: "Andere Datei importieren",
	refresh: "Aktualisieren",
	zip: {
		theFile: "Die ZIP-Datei",
		tooManyFiles: "Sie hat mehr als 20.000 Dateien. Teilen Sie sie auf.",
		damaged: "Sie ist beschädigt.",
		tooLarge: "Sie ist größer als 8 MB.",
		tooManyBytes: "Die ZIP-Datei enthält mehr als 500 MB Bilder.",
		unreadable: "Sie ist beschädigt oder verschlüsselt.",
	},
};
