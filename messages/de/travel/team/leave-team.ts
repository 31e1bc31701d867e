import type { Messages } from "#messages/en/index.ts";

export const leaveTeam: Messages["leaveTeam"] = {
	leave: "Team verlassen",
	removeTitle: "Aus dem Team entfernen",
	left: ({ hotel }) => `Sie haben das Team von ${hotel} verlassen.`,
	removed: ({ name }) => `${name} ist nicht mehr im Team.`,
	leaveQuestion: ({ hotel }) => `Das Team von ${hotel} verlassen?`,
	removeQuestion: ({ name }) => `${name} aus dem Team entfernen?`,
	remove: "Entfernen",
	leaving: "Wird verlassen...",
	removing: "Wird entfernt...",
	leaveText:
		"Sie können die Buchungen und Seiten des Hotels nicht mehr öffnen. Um zurückzukommen, brauchen Sie eine neue Einladung.",
	removeText: ({ name, hotel }) =>
		`${name} kann die Buchungen und Seiten von ${hotel} sofort und auf allen Geräten nicht mehr öffnen. Wir informieren per E-Mail darüber.`,
};
