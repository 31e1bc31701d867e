import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const discountCode: Messages["discountCode"] = {
	notYet: ({ date }) => `Dieser Code gilt ab ${endSentence(date)} Entfernen Sie ihn vorerst.`,
	tooLittle: ({ minimum }) =>
		`Dieser Code gilt ab einem Bestellwert von ${minimum}. Fügen Sie Artikel hinzu, oder entfernen Sie ihn.`,
	invalid: "Dieser Code ist ungültig. Prüfen Sie die Schreibweise, oder entfernen Sie ihn.",
	inactive: "Dieser Code ist nicht aktiv. Entfernen Sie ihn, oder versuchen Sie einen anderen.",
	expired: "Dieser Code ist abgelaufen. Entfernen Sie ihn, oder versuchen Sie einen anderen.",
	usedUp:
		"Dieser Code wurde schon so oft wie möglich eingelöst. Entfernen Sie ihn, oder versuchen Sie einen anderen.",
};
