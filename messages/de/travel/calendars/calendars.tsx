import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const calendars: Messages["calendars"] = {
	upToDate: ({ name }) => `${name} ist aktuell.`,
	unreadable: ({ name, fault }) => `${name} konnte nicht gelesen werden. ${fault}`,
	title: "Andere Kalender",
	tooMany: ({ max }) => `Ein Zimmer kann höchstens ${max} Kalender importieren. Entfernen Sie zuerst einen.`,
	added: ({ name }) =>
		`${name} ist hinzugefügt. Wir lesen ihn innerhalb einer Minute, danach alle 30 Minuten.`,
	listTitle: "Importierte Kalender",
	isBeingRead: ({ name }) => `${name} wird bereits gelesen.`,
	removed: "Der Kalender ist entfernt. Die Tage, die er gesperrt hat, sind wieder frei.",
	alreadyRemoved: "Der Kalender war bereits entfernt.",
	removeQuestion: ({ name }) => `${name} entfernen?`,
	removeButton: "Kalender entfernen",
	removing: "Wird entfernt...",
	removeText:
		"Die Tage, die dieser Kalender sperrt, werden sofort frei. Der Kalender auf der anderen Website ändert sich nicht.",
	noneYet:
		"Noch keine Kalender. Wenn Sie dieses Zimmer auch auf einer anderen Website verkaufen, importieren Sie deren Kalender hier: Buchungen dort sperren dann hier die Tage.",
	conflicts: "Diese Nächte sind hier und dort gebucht:",
	conflictsAdvice:
		"Die übrigen Nächte dieser Termine sind gesperrt. Es wurde nichts storniert. Entscheiden Sie, welchen Gast Sie behalten, und stornieren Sie die andere Buchung. Wenn Sie die Buchung hier stornieren, werden ihre Nächte sofort gesperrt.",
	warnings:
		"Diese Termine konnten nicht gelesen werden. Sie behalten die Tage, die sie zuvor gesperrt haben:",
	readNow: "Jetzt lesen",
	reading: "Wird gelesen...",
	remove: "Entfernen",
	state: {
		conflict: "Doppelbuchung",
		fault: "Nicht lesbar",
		missing: "Termine fehlen",
		waiting: "Wartet",
		skipped: "Termine übersprungen",
		upToDate: "Aktuell",
	},
	imported: ({ name, count }) =>
		plural(count, {
			one: `${name} ist importiert: ${count} Termin.`,
			other: `${name} ist importiert: ${count} Termine.`,
		}),
	importedWithConflicts: ({ name, count, conflicts }) =>
		plural(count, {
			one: `${name} ist importiert: ${count} Termin, davon ${conflicts} in bereits gebuchten Nächten. Siehe unten.`,
			other: `${name} ist importiert: ${count} Termine, davon ${conflicts} in bereits gebuchten Nächten. Siehe unten.`,
		}),
	held: ({ count }) =>
		plural(count, {
			one: `${count} importierter Termin sperrt Tage.`,
			other: `${count} importierte Termine sperren Tage.`,
		}),
	lastRead: ({ moment }) => `Zuletzt gelesen am ${moment}.`,
	notRead: "Noch nicht gelesen.",
	nextReading: ({ moment }) => `Nächstes Lesen am ${moment}.`,
	readOnce: "Dateien werden einmal gelesen.",
	missing: ({ count, since }) =>
		plural(count, {
			one: `${count} Termin fehlt in diesem Kalender seit ${since}. Vielleicht hat die andere Website einen unvollständigen Kalender gesendet, deshalb bleiben die Nächte gesperrt. Sie werden verfügbar, wenn der Termin eine Stunde später noch fehlt.`,
			other: `${count} Termine fehlen in diesem Kalender seit ${since}. Vielleicht hat die andere Website einen unvollständigen Kalender gesendet, deshalb bleiben die Nächte gesperrt. Sie werden verfügbar, wenn die Termine eine Stunde später noch fehlen.`,
		}),
	exportFor: ({ name, address, link }) => (
		<>
			Geben Sie {name} diesen Link: {address}, oder {link("nur ausgebuchte Nächte")}. Er lässt weg, was von{" "}
			{name} stammt.
		</>
	),
};
