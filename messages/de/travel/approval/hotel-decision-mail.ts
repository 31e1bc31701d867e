import type { Messages } from "#messages/en/index.ts";

export const hotelDecisionMail: Messages["hotelDecisionMail"] = {
	refused: {
		subject: ({ hotel }) => `${hotel} ist nicht freigegeben`,
		text: ({ hotel }) =>
			`Wir haben ${hotel} geprüft und können es noch nicht freigeben. Es bleibt deshalb für Gäste verborgen. Ändern Sie, was im Grund genannt ist, und beantragen Sie die Freigabe auf der Seite des Hotels erneut.`,
		open: ({ hotel }) => `${hotel} öffnen`,
	},
	reason: "Grund",
	approved: {
		subject: ({ hotel }) => `${hotel} ist buchbar`,
		text: ({ hotel }) =>
			`${hotel} ist freigegeben und buchbar. Gäste können es jetzt finden und seine Zimmer buchen.`,
		open: "Dashboard öffnen",
	},
	suspended: {
		subject: ({ hotel }) => `${hotel} ist gesperrt`,
		text: ({ hotel }) =>
			`${hotel} ist gesperrt: Es ist für Gäste verborgen und nimmt keine neuen Buchungen an. Bestehende Buchungen bleiben erhalten, und Sie verwalten sie weiterhin. Wenn Sie dies für einen Irrtum halten, schreiben Sie uns.`,
		contact: "Schreiben Sie uns",
	},
};
