import type { Messages } from "#messages/en/index.ts";

export const nothingMatches: Messages["nothingMatches"] = {
	filters: "Keine Hotels passen zu Ihren Filtern",
	clear: "Filter zurücksetzen",
	removeOne: "Entfernen Sie den Filter, um mehr Hotels zu sehen.",
	removeSome: "Entfernen Sie einen Filter, um mehr Hotels zu sehen.",
	unknown: ({ destination }) => `Wir haben kein Hotel und keinen Ort namens „${destination}“ gefunden`,
	viewAll: "Alle Hotels ansehen",
	lookIn: ({ cities }) => <>Prüfen Sie die Schreibweise, oder sehen Sie hier nach: {cities}.</>,
	noRooms: "Keine Zimmer für diesen Zeitraum verfügbar",
	tryOther:
		"Auch in den 30 Tagen davor und danach ist nichts verfügbar. Versuchen Sie es mit anderen Reisedaten oder weniger Gästen.",
	nearest: "Nächste verfügbare Reisedaten",
	from: ({ total }) => `ab ${total}`,
};
