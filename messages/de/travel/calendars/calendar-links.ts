import type { Messages } from "#messages/en/index.ts";

export const calendarLinks: Messages["calendarLinks"] = {
	replaced: "Die Kalenderlinks sind ersetzt. Die alten funktionieren nicht mehr.",
	question: "Kalenderlinks ersetzen?",
	button: "Links ersetzen",
	busy: "Wird ersetzt...",
	consequence:
		"Websites mit den alten Links sehen die Buchungen dieses Zimmers nicht mehr, bis Sie ihnen einen neuen Link geben.",
	none: "Unter dieser Adresse gibt es keinen Kalender.",
	title: "Kalender dieses Zimmers exportieren",
	intro:
		"Kopieren Sie einen Link auf die anderen Websites, die dieses Zimmer verkaufen, oder in Ihren eigenen Kalender. Er zeigt, welche Nächte gebucht sind, nicht, wer sie gebucht hat.",
	all: "Jede Buchung und Sperrung",
	allHint:
		"Ein Termin für jedes gebuchte Zimmer. Geeignet, wenn Sie ein Zimmer dieses Typs haben oder die andere Website Zimmer zählt.",
	full: "Nur ausgebuchte Nächte",
	fullHint:
		"Geeignet, wenn Sie mehrere Zimmer dieses Typs haben und die andere Website sie als eines verkauft.",
	replaceIntro:
		"Wenn jemand anderes einen Link erhalten hat, ersetzen Sie alle Links dieses Zimmers. Die alten funktionieren sofort nicht mehr.",
	replace: "Links ersetzen",
};
