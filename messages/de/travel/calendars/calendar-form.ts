import type { Messages } from "#messages/en/index.ts";

export const calendarForm: Messages["calendarForm"] = {
	openAgain: "Öffnen Sie die Seite noch einmal, und senden Sie das Formular von dort.",
	enterName: "Geben Sie einen Namen für den Kalender ein.",
	aName: "Ein Name",
	tooLong: "Die Adresse darf höchstens 1.000 Zeichen haben.",
	enterAddress: "Geben Sie die Adresse des Kalenders ein, oder wählen Sie eine Datei.",
	either: "Verwenden Sie eine Adresse oder eine Datei, nicht beides.",
	title: "Kalender importieren",
	name: "Name",
	nameHint: "Zum Beispiel die Website, von der er stammt.",
	address: "Kalenderadresse",
	addressHint: "Der iCal-Link der anderen Website. Wir lesen ihn alle 30 Minuten.",
	file: "Kalenderdatei",
	fileHint: "Statt einer Adresse: eine .ics-Datei bis 2 MB, die einmal gelesen wird.",
	freeHint: "Google und Apple markieren ganztägige Termine als frei, wenn Sie es nicht ändern.",
	button: "Kalender importieren",
	busy: "Wird importiert...",
};
