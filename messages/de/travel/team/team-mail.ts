import type { Messages } from "#messages/en/index.ts";

export const teamMail: Messages["teamMail"] = {
	invitation: {
		subject: ({ hotel }) => `Treten Sie dem Team von ${hotel} bei`,
		text: ({ inviter, hotel, market }) => `${inviter} lädt Sie ein, auf ${market} für ${hotel} zu arbeiten.`,
		role: ({ role, may }) => `Ihre Rolle: ${role}. ${may}`,
		works:
			"Der Link gilt einmal, innerhalb von 7 Tagen. Kennen Sie das Hotel nicht, ignorieren Sie diese E-Mail.",
		open: "Einladung öffnen",
	},
	removed: {
		subject: ({ hotel }) => `Sie gehören nicht mehr zum Team von ${hotel}`,
		text: ({ hotel }) =>
			`Sie können die Buchungen und Seiten von ${hotel} nicht mehr öffnen. Ihr Konto bleibt bestehen.`,
		open: "Konto öffnen",
	},
	joined: {
		subject: ({ colleague, hotel }) => `${colleague} gehört zum Team von ${hotel}`,
		text: ({ colleague, email, hotel }) =>
			`${colleague} (${email}) hat die Einladung zum Team von ${hotel} angenommen.`,
		role: ({ role, may }) => `Rolle: ${role}. ${may}`,
		change: "Sie können die Rolle jederzeit ändern oder die Person aus dem Team entfernen.",
		open: "Team öffnen",
	},
};
