import type { Messages } from "#messages/en/index.ts";

export const discountCode: Messages["discountCode"] = {
	notYet: ({ date }) => `Dieser Code gilt ab ${date}. Entfernen Sie ihn vorerst.`,
	tooLittle: ({ minimum }) =>
		`Dieser Code gilt ab einem Bestellwert von ${minimum}. Fügen Sie Artikel hinzu, oder entfernen Sie ihn.`,
	thisCodeIsNotValidCheck: "Dieser Code ist ungültig. Prüfen Sie die Schreibweise, oder entfernen Sie ihn.",
	thisCodeIsNotActiveRemove:
		"Dieser Code ist nicht aktiv. Entfernen Sie ihn, oder versuchen Sie einen anderen.",
	thisCodeHasExpiredRemoveIt:
		"Dieser Code ist abgelaufen. Entfernen Sie ihn, oder versuchen Sie einen anderen.",
	thisCodeHasReachedItsUsage:
		"Dieser Code wurde schon so oft wie möglich eingelöst. Entfernen Sie ihn, oder versuchen Sie einen anderen.",
};
