import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const importFindings: Messages["importFindings"] = {
	emptyFile: "Die Datei ist leer.",
	excel:
		"Das ist eine Excel-Datei. Speichern Sie sie in Excel als „CSV UTF-8“ und laden Sie diese Datei hoch.",
	notText: "Das ist keine Textdatei. Laden Sie eine CSV-Datei hoch.",
	tooManyRows: ({ most }) => `Die Datei hat mehr als ${most} Zeilen. Teilen Sie sie in mehrere Dateien auf.`,
	tooManyColumns: ({ row, count, most }) =>
		`Zeile ${row} hat ${count} Spalten. Höchstens ${most} können gelesen werden.`,
	rowTooLong: ({ row, most }) => `Zeile ${row} ist länger als ${most} Zeichen.`,
	quoteNotClosed: ({ row }) => `In Zeile ${row} öffnet sich ein Anführungszeichen, das nie geschlossen wird.`,
	quoteInside: ({ row }) =>
		`Zeile ${row} hat ein Anführungszeichen in einer Zelle ohne Anführungszeichen. Setzen Sie die Zelle in Anführungszeichen und verdoppeln Sie das Zeichen.`,
	textAfterQuote: ({ row }) =>
		`Zeile ${row} hat Text nach einem schließenden Anführungszeichen. Verdoppeln Sie Anführungszeichen innerhalb einer Zelle in Anführungszeichen.`,
	unreadableRow: ({ row }) => `Zeile ${row} kann nicht als CSV gelesen werden.`,
	sameColumns: ({ one, other }) =>
		`Die Spalten „${one}“ und „${other}“ haben dieselbe Bedeutung. Entfernen Sie eine davon.`,
	noColumns:
		"Die erste Zeile hat nicht die Spaltennamen einer Produktdatei von Shopify. Sie braucht „Handle“ (oder „URL handle“) und „Title“.",
	missingColumn: ({ names }) => `Die Spalte ${names} fehlt.`,
	columnName: ({ name }) => `„${name}“`,
	eitherColumn: ({ one, other }) => `„${one}“ oder „${other}“`,
	formula: "Entfernen Sie das = oder @ am Anfang. Ein Tabellenprogramm würde dies als Formel ausführen.",
	unprintable: "Entfernen Sie das Zeichen, das nicht angezeigt werden kann.",
	tooLong: ({ most }) => `Das darf höchstens ${most} Zeichen lang sein.`,
	cell: "Der Wert",
	notPrice: ({ typed, example }) => `„${typed}“ ist kein Preis. Geben Sie einen Betrag wie ${example} ein.`,
	priceTooHigh: ({ most }) => `Ein Preis darf höchstens ${most} betragen.`,
	notWhole: ({ typed }) => `„${typed}“ ist keine ganze Zahl.`,
	outOfRange: ({ min, max }) => `Geben Sie eine Zahl von ${min} bis ${max} ein.`,
	notFlag: ({ typed, yes, no }) => `„${typed}“ ist weder ${yes} noch ${no}.`,
	enterHandle: "Geben Sie den Handle des Produkts ein. Jede Zeile braucht einen.",
	handleRule: "Verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche, wie in desk-lamp.",
	tooManyRowsOf: ({ count, variants, pictures }) =>
		`Das Produkt hat ${count} Zeilen. Ein Produkt kann bis zu ${variants} Varianten und ${pictures} Bilder haben.`,
	enterTitle: "Geben Sie einen Titel mit 2 bis 150 Zeichen ein.",
	htmlDepth: "Das HTML ist mehr als 100 Ebenen tief verschachtelt.",
	descriptionTooLong: ({ most }) => `Eine Beschreibung darf höchstens ${most} Zeichen lang sein.`,
	notTaxClass: ({ typed, classes }) => `„${typed}“ ist keine Steuerklasse. Verwenden Sie ${classes}.`,
	notStatus: ({ typed, statuses }) => `„${typed}“ ist kein Status. Verwenden Sie ${statuses}.`,
	enterOptionName: "Geben Sie einen Namen ein. Eine spätere Option hat einen.",
	enterValue: ({ option }) => `Geben Sie einen Wert für ${option} ein.`,
	enterPrice: "Geben Sie einen Preis ein. 0 ist erlaubt.",
	repeatedVariant: ({ row, variant }) => `Das wiederholt die Variante in Zeile ${row}: ${variant}.`,
	secondVariant: ({ row }) =>
		`Das ist eine zweite Variante eines Produkts ohne Optionen. Die erste steht in Zeile ${row}.`,
	tooManyVariants: ({ count, most }) => `Das Produkt hat ${count} Varianten. Höchstens ${most} sind möglich.`,
	tooManyPictures: ({ most }) => `Ein Produkt kann bis zu ${most} Bilder haben.`,
	addressTooLong: ({ most }) => `Eine Adresse darf höchstens ${most} Zeichen lang sein.`,
	noPrices: "Die Datei hat keine Preise. Neue Produkte erhalten den Preis 0 und bleiben Entwürfe.",
	keptVariants: ({ names }) => `Nicht in der Datei und deshalb unverändert: ${names}.`,
	categoryId: ({ id }) =>
		`„${id}“ ist die Kennung einer Kategorie, nicht ihr Name. Sie bleibt für Exporte erhalten. Wählen Sie die Kategorie des Produkts im Shop.`,
	otherOptions: ({ names }) =>
		`Das Produkt im Shop hat andere Optionen (${names}). Ändern Sie sie zuerst im Shop.`,
	noOptions: "keine Optionen",
	belowZero: ({ quantity }) =>
		`„${quantity}“ ist kleiner als 0, und diese Variante wird ohne Bestand nicht verkauft.`,
	wouldHaveVariants: ({ count, most }) =>
		`Das Produkt hätte ${count} Varianten. Höchstens ${most} sind möglich.`,
	wouldHavePictures: ({ count, most }) =>
		`Das Produkt hätte ${count} Bilder. Höchstens ${most} sind möglich.`,
	skuTaken: ({ sku, product }) => `„${sku}“ ist schon die SKU von ${product}.`,
	skuRepeated: ({ sku, row }) => `„${sku}“ ist schon die SKU in Zeile ${row}.`,
	handleRepeated: ({ handle, row }) =>
		`„${handle}“ steht schon in Zeile ${row}. Lassen Sie die Zeilen eines Produkts beieinander.`,
	windows1252:
		"Die Datei ist nicht in UTF-8 und wurde als Windows-1252 gelesen. Prüfen Sie Umlaute und Buchstaben mit Akzenten, bevor Sie sie anwenden.",
	ignoredColumns: ({ names }) => `Spalten, die nicht importiert werden: ${names}.`,
	moreCells: ({ count }) =>
		plural(count, {
			one: "Diese Zeile hat 1 Zelle mehr als die erste Zeile. Die letzte Zelle wird nicht importiert.",
			other: `Diese Zeile hat ${count} Zellen mehr als die erste Zeile. Die letzten ${count} Zellen werden nicht importiert.`,
		}),
	fewerCells: ({ count }) =>
		plural(count, {
			one: "Diese Zeile hat 1 Zelle weniger als die erste Zeile. Der Wert der letzten Spalte ändert sich nicht.",
			other: `Diese Zeile hat ${count} Zellen weniger als die erste Zeile. Die Werte der letzten ${count} Spalten ändern sich nicht.`,
		}),
	noProducts: "Die Datei hat Spaltennamen, aber keine Produkte.",
	nothingImportable: "Kein Produkt dieser Datei kann importiert werden.",
	failed:
		"Bei uns ist etwas schiefgegangen. Bisher übernommene Änderungen bleiben. Laden Sie die Datei noch einmal hoch, um fortzufahren.",
	productGone: "Das Produkt gibt es nicht mehr.",
	productFull: ({ most }) => `Das Produkt hat schon ${most} Bilder.`,
	pictureFailed: "Dieses Bild konnte nicht verarbeitet werden.",
	stopped: "Gestoppt, bevor es hinzugefügt wurde.",
};
