import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const uploads: Messages["uploads"] = {
	uploading: "Wird hochgeladen…",
	progress: "Fortschritt beim Hochladen",
	processing: "Wird verarbeitet…",
	cancel: "Hochladen abbrechen",
	cancelled: "Das Hochladen wurde abgebrochen.",
	failed: "Das Hochladen ist fehlgeschlagen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
	busy: "Wir verarbeiten gerade viele Bilder. Versuchen Sie es in 30 Sekunden noch einmal.",
	tooSlow: "Das Hochladen war zu langsam und wurde abgebrochen. Wählen Sie weniger oder kleinere Dateien.",
	tooMany:
		"Es werden gerade zu viele Dateien hochgeladen. Warten Sie einige Sekunden, und wählen Sie die Datei noch einmal.",
	fileTooLarge: ({ megabytes }) => `Diese Datei ist größer als ${megabytes} MB. Wählen Sie eine kleinere.`,
	tooManyFiles: ({ count }) =>
		plural(count, {
			one: "Wählen Sie höchstens 1 Datei auf einmal.",
			other: `Wählen Sie höchstens ${count} Dateien auf einmal.`,
		}),
	limitOfFiles: ({ wait }) =>
		`Sie haben in der letzten Stunde zu viele Dateien hochgeladen. Versuchen Sie es in ${wait} noch einmal.`,
	limitOfPictures: ({ wait }) =>
		`Sie haben in der letzten Stunde zu viele Bilder hochgeladen. Versuchen Sie es in ${wait} noch einmal.`,
};

export const pictureRefusals: Messages["pictureRefusals"] = {
	not_a_picture:
		"Diese Datei ist kein Bild, das wir verwenden können. Wählen Sie ein JPEG, PNG, WebP oder AVIF.",
	too_many_pixels:
		"Dieses Bild hat mehr als 50 Millionen Pixel. Verkleinern Sie es, und wählen Sie es noch einmal.",
	too_long:
		"Eine Seite dieses Bildes ist mehr als 10-mal so lang wie die andere. Schneiden Sie es zu, und wählen Sie es noch einmal.",
	too_much_memory:
		"Dieses Bild ist für seinen Dateityp zu groß. Speichern Sie es als gewöhnliches JPEG, oder verkleinern Sie es auf unter 6 Millionen Pixel, und wählen Sie es noch einmal.",
	too_slow:
		"Die Verarbeitung dieses Bildes dauert zu lange. Verkleinern Sie es, und wählen Sie es noch einmal.",
	broken: "Dieses Bild ist beschädigt und kann nicht geöffnet werden. Wählen Sie ein anderes.",
};
