import type { Messages } from "#messages/en/index.ts";

export const joinTeam: Messages["joinTeam"] = {
	metaTitle: "Dem Team eines Hotels beitreten",
	joined: ({ hotel, role }) => `Sie gehören jetzt zum Team von ${hotel}: ${role}.`,
	dead: "Eine Einladung gilt einmal, 7 Tage lang, bis sie zurückgezogen wird. Bitten Sie den Inhaber des Hotels um eine neue.",
	title: ({ hotel }) => `Dem Team von ${hotel} beitreten`,
	invites: ({ inviter, email, role }) => (
		<>
			{inviter} lädt {email} ein. Ihre Rolle: {role}.
		</>
	),
	ownerInvites: ({ email, role }) => (
		<>
			Der Inhaber lädt {email} ein. Ihre Rolle: {role}.
		</>
	),
	home: "Zur Startseite",
	button: "Dem Team beitreten",
	busy: "Beitritt läuft...",
	staff: "Ihr Konto arbeitet schon mit allen Hotels und kann keinem Team beitreten.",
	owner: ({ hotel, email }) =>
		`${hotel} gehört Ihnen, Sie brauchen die Einladung nicht. Sie ist für die Person, die E-Mails an ${email} erhält.`,
	openToday: "„Heute“ öffnen",
	signIn: "Anmelden",
	createAccount: "Konto erstellen",
	otherAddress: ({ signedInAs, email }) =>
		`Sie sind als ${signedInAs} angemeldet. Melden Sie sich ab, öffnen Sie den Link noch einmal, und melden Sie sich mit ${email} an.`,
};
