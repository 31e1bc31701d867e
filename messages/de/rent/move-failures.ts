import type { Messages } from "#messages/en/index.ts";

export const moveFailures: Messages["moveFailures"] = {
	confirm: "Bestätigung der Buchung",
	reject: "Ablehnung der Buchung",
	deliver: "Markieren als ausgeliefert",
	cancel: "Stornierung der Buchung",
	reschedule: "Verschiebung der Buchung",
	delete: "Löschen der Buchung",
	show: "Anzeige der Buchung",
	waive: "Erlass der Anzahlung",
	acceptPrice: "Annahme des Preises",
	undoStep: "Zurücknehmen des Schritts",
	saveAnswer: "Speichern der Antwort",
};
