import type { Messages } from "#messages/en/index.ts";

export const memberRole: Messages["memberRole"] = {
	title: "Rolle ändern",
	outOfDate: "Diese Seite ist veraltet. Öffnen Sie das Team noch einmal, und wählen Sie eine Rolle.",
	choose: "Wählen Sie eine Rolle.",
	changed: ({ role }) => `Rolle geändert: ${role}.`,
	meanwhile: ({ role }) =>
		`Zwischenzeitlich hat jemand die Rolle geändert: ${role}. Prüfen Sie sie, und versuchen Sie es noch einmal.`,
	question: ({ name }) => `Rolle von ${name} ändern`,
	text: "Die neue Rolle gilt sofort auf allen Geräten der Person.",
	role: "Rolle",
	busy: "Wird geändert...",
};
