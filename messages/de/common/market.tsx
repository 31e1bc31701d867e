import type { Messages } from "#messages/en/index.ts";

export const market: Messages["market"] = {
	name: "Name des Marktplatzes",
	nameHint: "Besucher lesen ihn auf jeder Seite, in E-Mails und in ihrer Authenticator-App.",
	currency: "Währung",
	countryHint:
		"Gilt für Telefonnummern und Adressen ohne Landesangabe und für das Papierformat von Rechnungen.",
	setBy: ({ variable }) => (
		<>
			In der Umgebung des Servers als {variable} festgelegt. Entfernen Sie den Wert dort, um ihn hier zu
			ändern.
		</>
	),
	timeZone: "Zeitzone",
	timeZoneHint: "Die Uhrzeit von Umzügen und Listen und das Datum von Rechnungen.",
};
