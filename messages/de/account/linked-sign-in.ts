import type { Messages } from "#messages/en/index.ts";

export const linkedSignIn: Messages["linkedSignIn"] = {
	title: "Verknüpfung lösen",
	nothing: "Es ist nichts verknüpft.",
	done: ({ provider }) => `Sie melden sich nicht mehr mit ${provider} an.`,
	question: ({ provider }) => `Verknüpfung mit ${provider} lösen?`,
	withPassword: ({ provider }) =>
		`Sie melden sich mit Ihrem Passwort an. Melden Sie sich mit ${provider} an, wird die Verknüpfung wiederhergestellt.`,
	withoutPassword: ({ provider }) =>
		`Ihr Konto hat noch kein Passwort. Um sich wieder anzumelden, legen Sie über „Passwort vergessen?“ eines fest. Melden Sie sich mit ${provider} an, wird die Verknüpfung wiederhergestellt.`,
	goBack: "Zurück",
	button: ({ provider }) => `${provider} trennen`,
	busy: "Wird getrennt...",
	unconfirmedThere: ({ provider }) =>
		`${provider} hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort, oder melden Sie sich mit Ihrem Passwort an.`,
	unconfirmedHere:
		"Es gibt ein Konto mit Ihrer E-Mail-Adresse, aber die Adresse ist nicht bestätigt. Melden Sie sich mit Ihrem Passwort an, und bestätigen Sie sie zuerst.",
	otherIdentity: ({ provider }) =>
		`Ihr Konto ist mit einem anderen ${provider}-Konto verknüpft. Melden Sie sich mit diesem oder mit Ihrem Passwort an.`,
	suspended: "Dieses Konto ist gesperrt. Schreiben Sie uns, wenn Sie das für einen Fehler halten.",
	confirmed: "Ihre Identität ist bestätigt. Machen Sie hier weiter.",
	notConfirmed: ({ provider }) =>
		`${provider} hat Ihre Identität nicht bestätigt. Versuchen Sie es noch einmal oder auf andere Weise.`,
	failed: ({ provider }) => `Die Anmeldung mit ${provider} ist nicht gelungen. Versuchen Sie es noch einmal.`,
	unreachable: ({ provider }) =>
		`${provider} ist zurzeit nicht erreichbar. Melden Sie sich mit Ihrem Passwort an, oder versuchen Sie es später noch einmal.`,
};
