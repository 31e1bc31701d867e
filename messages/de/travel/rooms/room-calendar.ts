import type { Messages } from "#messages/en/index.ts";

export const roomCalendar: Messages["roomCalendar"] = {
	nights: "Nächte",
	months: "Monate",
	legend:
		"Jede Nacht zeigt ihren Preis und die Zahl der freien Zimmer. Fett: eigener Preis. Wählen Sie eine Nacht, um sie zu ändern, dann eine spätere, um alle Nächte dazwischen zu ändern.",
};
