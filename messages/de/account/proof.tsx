import type { Messages } from "#messages/en/index.ts";

export const proof: Messages["proof"] = {
	first: "Bestätigen Sie zuerst, dass Sie es sind.",
	wrongPasskey: "Der Passkey wurde nicht akzeptiert. Versuchen Sie es noch einmal.",
	title: "Bestätigen Sie, dass Sie es sind",
	download: {
		readyTitle: "Ihre Datei ist bereit",
		ready: "Sie enthält persönliche Daten. Bewahren Sie sie so auf, dass niemand sonst sie lesen kann.",
		link: "Datei herunterladen",
		why: "Die Datei, die Sie herunterladen möchten, enthält persönliche Daten.",
	},
	busy: "Wird geprüft...",
	profile: "Ihr Profil",
	choose: "Wählen Sie eine Möglichkeit, und machen Sie dann hier weiter.",
	noPassword:
		"Ihr Konto hat noch kein Passwort. Legen Sie eines fest, melden Sie sich damit an, und kommen Sie hierher zurück.",
	setPassword: "Passwort festlegen",
	enter: {
		password: "Geben Sie Ihr Passwort ein, um zu bestätigen, dass Sie es sind.",
		code: "Geben Sie Ihren Code ein, um zu bestätigen, dass Sie es sind.",
		either: "Geben Sie Ihr Passwort oder Ihren Code ein, um zu bestätigen, dass Sie es sind.",
	},
	wrong: {
		password: "Das Passwort ist falsch. Versuchen Sie es noch einmal.",
		code: "Der Code ist falsch. Versuchen Sie es noch einmal.",
		either: "Das Passwort oder der Code ist falsch. Versuchen Sie es noch einmal.",
	},
	hint: {
		password: "Bestätigen Sie, dass Sie es sind.",
		code: "Bestätigen Sie, dass Sie es sind: Geben Sie einen Code aus Ihrer Authenticator-App oder einen Wiederherstellungscode ein.",
		either:
			"Bestätigen Sie, dass Sie es sind: Geben Sie Ihr Passwort oder einen Code aus Ihrer Authenticator-App ein.",
	},
	label: { password: "Ihr Passwort", code: "Ihr Code", either: "Ihr Passwort oder ein Code" },
	byProvider: ({ provider, link }) => (
		<>
			{link(`Melden Sie sich zuerst noch einmal mit ${provider} an`)}. Danach kommen Sie auf diese Seite
			zurück.
		</>
	),
	orByProvider: ({ provider, link }) => (
		<>
			Oder {link(`melden Sie sich zuerst noch einmal mit ${provider} an`)}. Danach kommen Sie auf diese Seite
			zurück.
		</>
	),
};
