import type { Messages } from "#messages/en/index.ts";

export const confirmEmail: Messages["confirmEmail"] = {
	title: "E-Mail-Adresse bestätigen",
	done: ({ email }) => `E-Mail-Adresse bestätigt: ${email}`,
	notConfirmed: "Ihre E-Mail-Adresse ist nicht bestätigt",
	otherAccount:
		"Dieser Link gehört zu einem anderen Konto. Melden Sie sich ab, melden Sie sich mit jenem Konto an, und öffnen Sie den Link noch einmal.",
	taken: "Ein anderes Konto verwendet jetzt diese E-Mail-Adresse. Ihr Konto behält die bisherige.",
	another: "Andere Adresse wählen",
	newTitle: "Neue E-Mail-Adresse bestätigen",
	newLead: "Mit dieser Adresse melden Sie sich künftig an, und an sie senden wir unsere E-Mails.",
	lead: "Was Sie mit dieser Adresse als Gast bestellt oder gebucht haben, wird Ihrem Konto zugeordnet.",
	button: "E-Mail-Adresse bestätigen",
	deadLink:
		"Ein Link gilt einmal und für begrenzte Zeit, und ein neuerer ersetzt ihn. Haben Sie Ihre Adresse schon bestätigt, müssen Sie nichts tun.",
	settings: "Zu den E-Mail-Einstellungen",
};
