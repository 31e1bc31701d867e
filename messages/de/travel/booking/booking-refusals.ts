import type { Messages } from "#messages/en/index.ts";

export const bookingRefusals: Messages["bookingRefusals"] = {
	noStay: "Diese Reisedaten sind nicht buchbar. Wählen Sie andere.",
	lookAgain: "Prüfen Sie unten den Preis und die Bedingungen, und bestätigen Sie dann noch einmal.",
	notOnTeam: "Sie arbeiten nicht mehr für dieses Hotel und können seine Zimmer deshalb nicht buchen.",
	notSaved: "Ihre Buchung wurde nicht gespeichert. Versuchen Sie es noch einmal.",
	tooMany:
		"Mit dieser E-Mail-Adresse wurden zu viele Buchungen vorgenommen. Warten Sie eine Stunde, oder schreiben Sie uns.",
	repeated: "Sie haben diesen Aufenthalt schon gebucht.",
};
